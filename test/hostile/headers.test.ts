/** Header values with anything that a header can hold. */
import { describe, expect, it } from "vitest";
import { badParams, event, Site } from "../properties/site.ts";
import { GENEROUS, slowdown } from "./timing.ts";

const NAMES = [
  ...[
    "accept",
    "accept-language",
    "authorization",
    "content-type",
    "idempotency-key",
    "if-match",
    "if-none-match",
  ],
  ...[
    "origin",
    "x-event-password",
    "x-http-method-override",
    "x-forwarded-host",
    "x-forwarded-proto",
    "cookie",
    "range",
  ],
];
const VALUES = [
  ...[
    "\u0001",
    "\u0008\u001b[31m",
    "\u007f",
    "a\tb",
    "é",
    "\u00ff\u00fe",
    '"',
    '"r1',
    "*",
    ",",
    ";;;",
    "=?utf-8?q?=00?=",
    "()",
  ],
  ...[
    "null",
    "undefined",
    "__proto__",
    "constructor",
    "Basic",
    "Basic =",
    "Bearer",
    "Basic \u00ff",
    "en;q=1e999",
    "en;q=.,;q=",
    "%0d%0a",
  ],
];

const site = new Site({ cacheBytes: 0 });
await site.make("events", event("Kite", { password: "sesame" }));

describe("headers", () => {
  it.each(NAMES)("%s with any value", async (name) => {
    for (const value of VALUES) {
      const options = { headers: { [name]: value } };
      const body = new TextEncoder().encode("{}");
      const answers = [
        await site.send("GET", "/events?per_page=1", options),
        await site.send("GET", "/events/1", options),
        await site.send("OPTIONS", "/events", options),
        await site.send("POST", "/events", { ...options, as: "admin", body }),
        await site.send("POST", "/events/1", { ...options, as: "admin" }),
        await site.send("GET", "/nowhere", options),
      ];
      for (const { headers } of answers)
        for (const [, text] of headers) expect(text).toMatch(/^[\x20-\x7e]*$/);
    }
  });
});

describe("headers with rules", () => {
  it.each(["a b", "", "é", "\u0001", "x".repeat(256), "a\tb"])(
    "Idempotency-Key %j is refused by name",
    async (key) => {
      const options = { as: "admin", body: event("A"), headers: { "idempotency-key": key } } as const;
      const answer = await site.send("POST", "/events", options);
      expect([answer.status, badParams(answer)]).toEqual([400, ["Idempotency-Key"]]);
    },
  );

  it.each(["GET ", "constructor", "__proto__", "HEAD", "TRACE", "\u0001", "OPTIONS"])(
    "override by %j is no method",
    async (method) => {
      const before = await site.store.version();
      const { status } = await site.send("POST", "/events/1", {
        as: "admin",
        headers: { "x-http-method-override": method },
      });
      expect([200, 405]).toContain(status);
      for (const query of [
        `_method=${encodeURIComponent(method)}`,
        "_method[a]=PUT",
        "_method[]=DELETE",
        "_method[0][a]=DELETE",
      ])
        expect([200, 405]).toContain(
          (await site.send("POST", `/events?${query}`, { as: "anonymous" })).status === 401 ? 405 : 200,
        );
      expect((await site.get("/events/1?_method=DELETE", "admin")).status).toBe(200);
      expect((await site.store.version()) - before).toBeLessThanOrEqual(1);
    },
  );

  it.each([
    ["if-none-match", ","],
    ["if-none-match", '"a",'],
    ["if-match", '"'],
    ["if-match", "W/"],
    ["accept-language", ","],
    ["accept-language", "en;q=1,"],
    ["accept-language", ";"],
    ["content-type", "application/"],
    ["content-type", "application/json;"],
    ["idempotency-key", "a"],
    ["x-event-password", "a"],
    ["authorization", "Basic "],
  ])("%s of 100 KB of %j", async (name, piece) => {
    const ask = (value: string) => () =>
      site.send("POST", "/events/1", {
        as: "admin",
        body: new TextEncoder().encode("{}"),
        headers: { [name]: value },
      });
    const long = piece.repeat(100_000 / piece.length);
    expect((await ask(long)()).status).toBeLessThan(500);
    expect(await slowdown(ask(long), ask("x".repeat(long.length)))).toBeLessThan(GENEROUS);
  });
});
