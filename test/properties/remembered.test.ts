/** Whatever is written, and whenever: a calendar that remembers answers and records says what one says that remembers nothing. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { memoryStore } from "../../storage/memory/mod.ts";
import { call, makeSite, type Site, type User } from "../decisions/site.ts";

const FAIR = { title: "Fair", start_date: "2027-03-01 10:00", end_date: "2027-03-01 11:00" };
const LINKED = {
  venue: { venue: "Hall" },
  organizer: { organizer: "Club" },
  categories: ["Music"],
  tags: ["new"],
};
const QUESTIONS = [
  "events?start_date=2026-01-01",
  "events?status=publish,future,draft,private",
  "events/by-slug/fair",
  "venues",
  "categories?hide_empty=false",
];
const READERS: readonly User[] = ["anonymous", "author", "editor"];

const id = fc.integer({ min: 1, max: 5 });
const text = fc.constantFrom("Fair", "Market & more", "Tanz");
const status = fc.constantFrom("publish", "draft", "private", "pending");
const change = fc.oneof(
  fc.record({ title: text }),
  fc.record({ status }),
  fc.record({ password: fc.constantFrom("", "key") }),
  fc.record({ date: fc.constantFrom("2026-11-27 20:00:00", "2026-11-27 22:00:00") }),
  fc.record({
    venue: fc.constantFrom({ venue: "Hall" }, { venue: "Barn" }, []),
    tags: fc.constantFrom(["new"], ["old"], []),
  }),
);
const write = fc.oneof(
  fc.record({
    what: fc.constant("POST events"),
    body: change.map((one) => ({ ...FAIR, ...LINKED, ...one })),
  }),
  fc.record({ what: id.map((n) => `PATCH events/${n}`), body: change }),
  fc.record({
    what: id.map((n) => `PATCH venues/${n}`),
    body: fc.oneof(fc.record({ venue: text }), fc.record({ status })),
  }),
  fc.record({ what: id.map((n) => `PATCH organizers/${n}`), body: fc.record({ organizer: text, status }) }),
  fc.record({ what: id.map((n) => `PATCH categories/${n}`), body: fc.record({ name: text }) }),
  fc.record({ what: id.map((n) => `DELETE events/${n}`) }),
  fc.record({
    what: fc.tuple(fc.constantFrom("venues", "tags"), id).map(([kind, n]) => `DELETE ${kind}/${n}?force=1`),
  }),
  fc.record({ what: fc.constant("wait"), seconds: fc.constantFrom(1, 3_600, 90_000) }),
);

async function answers(site: Site): Promise<string[]> {
  const said: string[] = [];
  for (const question of [...QUESTIONS, ...[1, 2, 3, 4, 5].flatMap((n) => [`events/${n}`, `venues/${n}`])])
    for (const as of READERS) {
      const { status, headers, text } = await call(site, `GET ${question}`, { as });
      said.push(`${question} ${as} ${status} ${headers.get("etag")} ${text}`);
    }
  return said;
}

/** Adds nothing, but the calendar cannot know that: it makes objects of events before it writes them. */
const PLAIN = { name: "plain", data: { event: {} } };

it("answers are the same with and without a memory, as texts and as objects", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 8 }), async (writes) => {
      const store = memoryStore();
      const remembering = makeSite({ store });
      const forgetful = makeSite({ store, cacheBytes: 0 });
      const plugged = makeSite({ store, cacheBytes: 0, plugins: [PLAIN] });
      const all = [remembering, forgetful, plugged];
      await call(remembering, "POST events", { as: "editor", body: { ...FAIR, ...LINKED } });
      for (const one of writes) {
        if ("seconds" in one) for (const site of all) site.wait(one.seconds);
        else await call(remembering, one.what, { as: "editor", ...("body" in one && { body: one.body }) });
        const expected = await answers(remembering);
        // What is asked again is kept, and what is kept is given out.
        for (let again = 0; again < 2; again++) expect(await answers(remembering)).toEqual(expected);
        expect(await answers(forgetful)).toEqual(expected);
        expect(await answers(plugged)).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});
