/** Texts with strange characters: each comes back as it was meant, in all answers that show it. */
import { describe, expect, it } from "vitest";
import { event, type Json, KINDS, NAMES, Site } from "../properties/site.ts";
import { idsOf } from "../properties/worlds.ts";

const fullEvent = (text: string): Json =>
  event(`T ${text}`, {
    ...{ description: `D ${text}`, excerpt: `E ${text}`, cost: `C ${text}`, password: "", slug: `s ${text}` },
    ...{ categories: [`N ${text}`], tags: [`N ${text}`] },
    venue: { venue: `V ${text}`, description: text, address: text, city: text, zip: text, phone: text },
    organizer: { organizer: `O ${text}`, description: text, phone: text },
  });

const READS = [
  ...[
    "/events",
    "/events/1",
    "/events/2",
    "/events/3",
    "/events.ics",
    "/venues",
    "/organizers",
    "/venues/1",
    "/organizers/2",
  ],
  ...[
    "/categories",
    "/tags",
    "/categories/1",
    "/tags/1",
    "/events?orderby=title&per_page=1",
    "/events?search=t",
  ],
];

/** Everything that shows the event, as one text. */
async function seen(site: Site): Promise<string> {
  const answers = await Promise.all(READS.map((path) => site.get(path, "admin")));
  for (const { headers } of answers)
    for (const [, value] of headers) expect(value).toMatch(/^[\t\x20-\x7e]*$/);
  return answers.map(({ text }) => text).join("\n");
}

describe("characters that are none", () => {
  it.each([
    ["a lone surrogate", "a\ud800b"],
    ["another one", "\udfff"],
    ["a pair the wrong way round", "\udc00\ud800"],
    ["NUL", "a\0b"],
    ["only NUL", "\0"],
    ["control characters", "a\u0001\u0008\u001b[31m\u007fb"],
    ["C1 controls", "a\u0085\u009fb"],
    ["no characters", "a\uffff\ufffeb\u{1ffff}"],
  ])("%s in every text of an event", async (_, text) => {
    const site = new Site();
    const { status, body } = await site.send("POST", "/events", { as: "admin", body: fullEvent(text) });
    if (status !== 201)
      expect([status, Object.keys((body.data as Json).params as Json).length > 0]).toEqual([400, true]);
    const all = await seen(site);
    expect(all).not.toMatch(/\\u0000|\0/);
    expect(all).not.toMatch(/\p{Cs}/u);
  });

  it.each(["\ud800", "\0", " \0 ", "\u200b", "\ufeff", "\u00a0", "\u2028", "\u3000"])(
    "%j alone as a name",
    async (text) => {
      const site = new Site();
      for (const kind of KINDS) {
        const data = kind === "events" ? event(text) : { [NAMES[kind]]: text };
        const { status, body } = await site.send("POST", `/${kind}`, { as: "admin", body: data });
        if (status === 400)
          expect(body).toMatchObject({ data: { params: { [NAMES[kind]]: expect.anything() } } });
        else expect([kind, status]).toEqual([kind, 201]);
      }
      await seen(site);
    },
  );
});

describe("line breaks", () => {
  it("none gets into a header or a line of the feed", async () => {
    const site = new Site();
    const evil = "a\r\nATTENDEE:evil\nX-Evil: 1\rX-Evil: 2\u2028X-Evil: 3\u0085X-Evil: 4";
    await site.make("events", fullEvent(evil));
    const feed = (await site.get("/events.ics", "admin")).text;
    expect(feed).toContain("SUMMARY");
    expect(feed.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of feed.split("\r\n")) {
      expect(line).not.toMatch(/^(ATTENDEE|X-Evil)/);
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    const { headers, body } = await site.get("/events?search=a%0d%0aX-Evil:1&per_page=1&page=1");
    expect(headers.has("x-evil")).toBe(false);
    expect(body.rest_url).not.toMatch(/[\r\n]/);
  });
});

describe("characters that are fine", () => {
  it.each([
    "😀 smile",
    "👨‍👩‍👧‍👦 family",
    "🇫🇷 flag",
    "𝒜 math",
    "日本語",
    "שלום עולם",
    "\u202etfel\u202c",
    "\u2066x\u2069",
    "İstanbul ısı",
    "e\u0301te\u0301",
  ])("%j comes back exactly and is found", async (text) => {
    const site = new Site();
    const id = await site.make("events", event(text, { description: text, tags: [text] }));
    const read = await site.must(200, "GET", `/events/${id}`);
    expect([read.title, read.description]).toEqual([text, `<p>${text}</p>`]);
    expect((read.tags as Json[])[0]!.name).toBe(text);
    for (const search of [
      text,
      text.normalize("NFC"),
      text.normalize("NFD"),
      text.toUpperCase(),
      text.toLowerCase(),
    ]) {
      const list = await site.get(`/events?search=${encodeURIComponent(search)}`);
      expect([search, idsOf("events", list.body)]).toEqual([search, [id]]);
      const tags = await site.get(`/tags?search=${encodeURIComponent(search)}`);
      expect([search, tags.body.total]).toEqual([search, 1]);
    }
  });

  it("composed and decomposed twins share a slug and a term", async () => {
    const site = new Site();
    for (const name of ["Café", "が行", "한국", "Ёлка", "ấm"]) {
      const [one, two] = [name.normalize("NFC"), name.normalize("NFD")];
      const first = await site.must(201, "POST", "/events", {
        as: "admin",
        body: event(one, { tags: [one, two] }),
      });
      const second = await site.must(201, "POST", "/events", {
        as: "admin",
        body: event(two, { tags: [two] }),
      });
      expect(second.slug).toBe(`${first.slug}-2`);
      expect((first.tags as Json[]).length).toBe(1);
      expect((second.tags as Json[])[0]!.id).toBe((first.tags as Json[])[0]!.id);
      for (const slug of [first.slug as string, one, two, one.toUpperCase()]) {
        const at = `/events/by-slug/${encodeURIComponent(slug.toLowerCase())}`;
        expect((await site.must(200, "GET", at)).id).toBe(first.id);
      }
      const { body } = await site.send("POST", "/tags", { as: "admin", body: { name: two } });
      expect(body.code).toBe("term_exists");
    }
  });

  it("a Turkish i is an i in slugs and searches", async () => {
    const site = new Site();
    const { slug, id } = await site.must(201, "POST", "/events", {
      as: "admin",
      body: event("İstanbul DIŞI ılık"),
    });
    expect(slug).toBe("istanbul-disi-ilik");
    for (const search of ["istanbul", "ISTANBUL", "İSTANBUL", "ıstanbul", "dışı", "DISI", "Ilik"])
      expect(idsOf("events", (await site.get(`/events?search=${encodeURIComponent(search)}`)).body)).toEqual([
        id,
      ]);
    await site.must(200, "GET", `/events/by-slug/${encodeURIComponent("İstanbul-dışı-ılık")}`);
  });

  it("emoji alone get the id as their slug", async () => {
    const site = new Site();
    for (const kind of KINDS) {
      const data = kind === "events" ? event("😀🎉") : { [NAMES[kind]]: "😀🎉" };
      const made = await site.must(201, "POST", `/${kind}`, { as: "admin", body: data });
      expect(made.slug).toBe(String(made.id));
    }
  });

  it("forms with broken UTF-8 are read with replacement characters", async () => {
    const site = new Site();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const dates = "start_date=2027-05-20&end_date=2027-05-20";
    const escaped = await site.send("POST", "/events", {
      as: "admin",
      headers,
      body: `title=a%ffb%C0%AF&${dates}`,
    });
    expect(escaped.status).toBe(201);
    const bytes = new Uint8Array([
      ...new TextEncoder().encode("title=a"),
      0xff,
      ...new TextEncoder().encode(`&${dates}`),
    ]);
    expect(await site.must(201, "POST", "/events", { as: "admin", headers, body: bytes })).toHaveProperty(
      "title",
      "a\ufffd",
    );
  });
});
