/** Slugs in addresses and in data: whatever is asked for, it is one segment that finds one record or none. */
import { describe, expect, it } from "vitest";
import { event, type Json, Site } from "../properties/site.ts";
import { GENEROUS, slowdown } from "./timing.ts";

const KINDS = ["events", "venues", "organizers"] as const;
const least = (kind: (typeof KINDS)[number], name: string): Json =>
  kind === "events" ? event(name) : { [kind.slice(0, -1)]: name };

const NOTHING = [
  ...[
    "%2F",
    "a%2Fb",
    "%2Fetc%2Fpasswd",
    "..%2F..%2Fetc",
    "%2e%2e%2f",
    "%252e%252e",
    "..%5c..",
    "...",
    "%5C",
    "~",
    "*",
  ],
  ...[
    "%",
    "%zz",
    "%f",
    "%ff",
    "%C0%AF",
    "%ED%A0%80",
    "%F0%9F",
    "%00",
    "%0d%0aX-Evil:1",
    "%25",
    "%2525",
    "+",
    "%20",
  ],
  ...[
    "' OR 1=1",
    "a,rand()*(SELECT SLEEP(5))%23",
    "%27%3B--",
    "%3Cscript%3E",
    "%F0%9F%98%80",
    "%E2%80%AE",
    "-",
    "--",
    "_",
    "__trashed",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "null",
    "undefined",
    "(?:a)",
    "[^/]+",
    "(a+)+$",
    "1",
    "0",
    "-1",
    "1e3",
    ";",
    "@",
    ":",
    "&",
  ],
];

describe.each(KINDS)("addresses of %s by slug", (kind) => {
  it.each(NOTHING)("%s names nothing", async (slug) => {
    const site = new Site();
    await site.make(kind, least(kind, "Kite"));
    const before = await site.store.version();
    for (const method of ["GET", "PUT", "PATCH", "POST", "DELETE"]) {
      const { status, body, headers } = await site.send(method, `/${kind}/by-slug/${slug}`, { as: "admin" });
      expect([method, status, body.code]).toEqual([
        method,
        404,
        expect.stringMatching(/-not-found$|^rest_no_route$/),
      ]);
      expect(headers.has("x-evil")).toBe(false);
    }
    expect(await site.store.version()).toBe(before);
  });

  it.each(["..", "%2e%2e", ".%2E", "%2e%2e/", "../by-slug/.."])(
    "%s is a step up, as everywhere in the web",
    async (slug) => {
      const site = new Site();
      await site.make(kind, least(kind, "Kite"));
      expect(await site.must(200, "GET", `/${kind}/by-slug/${slug}`)).toHaveProperty("total", 1);
      for (const method of ["PUT", "PATCH", "DELETE"])
        await site.must(405, method, `/${kind}/by-slug/${slug}`, { as: "admin" });
    },
  );

  it.each([
    "/by-slug/a/b",
    "/by-slug//",
    "/by-slug/",
    "/by-slug",
    "//1",
    "/1/2",
    "/+1",
    "/%31x",
    "/1%00",
    "/by-slug%2Fkite",
  ])("%s is no route", async (path) => {
    const site = new Site();
    await site.make(kind, least(kind, "Kite"));
    for (const method of ["GET", "PUT", "DELETE"])
      await site.must(404, method, `/${kind}${path}`, { as: "admin" });
  });

  it.each([
    ["letters", "a".repeat(100_000)],
    ["dashes", "-".repeat(100_000)],
    ["escapes", "%61".repeat(33_000)],
    ["broken escapes", "%f".repeat(50_000)],
    ["marks", `a${"%CC%81".repeat(16_000)}`],
    ["dots", "a.".repeat(50_000)],
    ["tags", "%3Ca%20".repeat(14_000)],
  ])("100 KB of %s", async (_, slug) => {
    const site = new Site({ cacheBytes: 0 });
    const ask = (text: string) => () => site.get(`/${kind}/by-slug/${text}`);
    expect((await ask(slug)()).status).toBe(404);
    expect(await slowdown(ask(slug), ask("harmless-".repeat(slug.length / 9)))).toBeLessThan(GENEROUS);
  });
});

const ASKED = [
  ...[
    "a/b",
    "../x",
    "..",
    "%2e%2e",
    "%",
    "a%00b",
    "a\0b",
    "a b",
    "a?b#c",
    "ÄÖÜ ß",
    "日本語",
    "\u202eabc",
    "😀",
    "😀a",
    "<b>x</b>",
    "-a-",
  ],
  ...[
    "__proto__",
    "constructor",
    "0",
    "kite__trashed",
    "__trashed",
    "a".repeat(5000),
    "語".repeat(5000),
    "😀".repeat(500),
    "e\u0301",
    "İ",
  ],
  ...["a\ud800b", "\r\nX: 1", "'; --", "a+b", "a&b=c", "%C3%A9", "Ǆ", "ﬁ", "½", "١٢٣", "\u200d", "a\u200db"],
];

describe("slugs of data", () => {
  it.each(ASKED)("%j", async (text) => {
    const site = new Site();
    const first = await site.send("POST", "/events", { as: "admin", body: event("Named", { slug: text }) });
    const made = [
      first.body,
      await site.must(201, "POST", "/events", { as: "admin", body: event(`x${text}`) }),
    ];
    if (text !== "0") expect(first.status).toBe(201);
    for (const { id, slug, url } of made.filter((one) => one.id !== undefined)) {
      expect(slug).toMatch(/^[^\s/?#%&<>"'\\.\p{Cc}\p{Cs}\p{Extended_Pictographic}]+$/u);
      expect(String(slug).length).toBeLessThanOrEqual(210);
      expect(URL.canParse(url as string)).toBe(true);
      expect((await site.must(200, "GET", `/events/by-slug/${encodeURIComponent(slug as string)}`)).id).toBe(
        id,
      );
    }
  });

  it("the same slug a thousand times takes no longer than different ones", async () => {
    const make = (title: (n: number) => string) => async () => {
      const site = new Site();
      for (let n = 0; n < 150; n++) await site.make("events", event(title(n)));
    };
    expect(
      await slowdown(
        make(() => "Same"),
        make((n) => `Other ${n}`),
      ),
    ).toBeLessThan(GENEROUS);
  });
});
