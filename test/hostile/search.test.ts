/** Searches: every text is only a text, and none takes long. */
import { describe, expect, it } from "vitest";
import { type Answer, badParams, event, KINDS, type Kind, NAMES, Site } from "../properties/site.ts";
import { idsOf, recordsOf } from "../properties/worlds.ts";
import { CORPUS } from "./corpus.ts";
import { GENEROUS, slowdown } from "./timing.ts";

const FULL = 100_000;

/** A record for each text of the corpus would hide what matches by accident: a few plain ones, one with signs. */
async function filled(): Promise<Site> {
  const site = new Site();
  for (const title of ["Kite day", "Café", "Plain", "100% wool_x (a+)+$ 'q' [b] \\ . * ^"])
    await site.make("events", event(title, { tags: [title], categories: [title] }));
  for (const venue of ["Kite club", "Plain", "50% off_y (b+)+$ 'r' [c]"]) {
    await site.make("venues", { venue });
    await site.make("organizers", { organizer: venue });
  }
  return site;
}

const query = (search: string, more = "") => `?search=${encodeURIComponent(search)}${more}`;
const ALL = "&per_page=50&hide_empty=false";
const withoutHide = (kind: Kind) => (kind === "categories" || kind === "tags" ? ALL : "&per_page=50");

/** One word with signs that are wildcards elsewhere: whatever is found must have it, sign for sign. */
const isLiteral = (search: string) => /^[^\s",-]+$/.test(search) && /[%_\\$^*()[\]|+.?]/.test(search);

const namesOf = (kind: Kind, { body }: Answer): string[] =>
  recordsOf(kind, body).map((one) =>
    `${one[NAMES[kind]]} ${one.slug}`.replace(/&#0?39;/g, "'").toLowerCase(),
  );

describe.each(KINDS)("search in %s", (kind) => {
  it(`${CORPUS.length} texts that have broken searches`, async () => {
    const site = await shared;
    for (const search of CORPUS) {
      const answer = await site.get(`/${kind}${query(search, withoutHide(kind))}`);
      const isRefused = search === "" || search === "0";
      const names = isRefused ? ["search"] : [];
      expect([search, answer.status, badParams(answer)]).toEqual([search, isRefused ? 400 : 200, names]);
      expect(answer.text).not.toMatch(/SQL|syntax|regular expression/i);
      if (!isRefused && isLiteral(search))
        for (const name of namesOf(kind, answer)) expect(name).toContain(search.toLowerCase());
    }
  });

  it("wildcards find only themselves", async () => {
    const site = await shared;
    const found = async (text: string) =>
      idsOf(kind, (await site.get(`/${kind}${query(text, withoutHide(kind))}`)).body).length;
    expect(await Promise.all(["%", "_", "(", "[", "'"].map(found))).toEqual([1, 1, 1, 1, 1]);
    expect(await Promise.all(["k_te", "k%e", "k.te", "ki[t]e", "kite*"].map(found))).toEqual([0, 0, 0, 0, 0]);
  });
});

const shared = filled();

describe("long searches", () => {
  const a = "a".repeat(FULL);
  const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(" ");
  const LONG: readonly (readonly [string, string])[] = [
    ["(a+)+$", `${a}(a+)+$`],
    ["nested groups", `${"(".repeat(FULL / 2)}${")".repeat(FULL / 2)}`],
    ["quotes", '"'.repeat(FULL)],
    ["quotes and words", 'a" '.repeat(FULL / 3)],
    ["minus and quotes", '-"'.repeat(FULL / 2)],
    ["commas", `${",".repeat(FULL - 1)}a`],
    ["blanks", `${" ".repeat(FULL - 1)}a`],
    ["marks", `a${"\u0301".repeat(FULL - 1)}`],
    ["half tags", "<a ".repeat(FULL / 3)],
    ["references", "&amp".repeat(FULL / 4)],
    ["per cents", "%".repeat(FULL)],
    ["backslashes", "\\".repeat(FULL)],
    ["words", words(FULL / 6)],
  ];

  it.each(LONG)("%s in events and venues take no longer than harmless text", async (_, search) => {
    const site = new Site({ cacheBytes: 0 });
    for (let n = 0; n < 20; n++) {
      await site.make("events", event(`A ${n}`, { description: "aaaa bbbb ".repeat(500) }));
      await site.make("venues", { venue: `A ${n}`, description: "aaaa bbbb ".repeat(500) });
    }
    const harmless = "harmless ".repeat(FULL / 9);
    for (const kind of ["events", "venues", "tags"]) {
      const ask = (text: string) => () => site.get(`/${kind}${query(text)}`, "admin");
      expect(await slowdown(ask(search), ask(harmless))).toBeLessThan(GENEROUS);
    }
  });

  // V8 looks for a long needle in quadratic time where much of it fits again and again.
  it.each([
    ["at its beginning", `b${"a".repeat(FULL / 10)}`],
    ["in its middle", `${"a".repeat(FULL / 20)}b${"a".repeat(FULL / 20)}`],
    ["at its end", `${"a".repeat(FULL / 10)}b`],
  ])("a needle that fits nearly everywhere but %s", async (_, needle) => {
    const site = new Site({ cacheBytes: 0 });
    await site.make("events", event("A", { description: "a".repeat(FULL * 5) }));
    const ask = (text: string) => () => site.get(`/events${query(text)}`);
    expect(await slowdown(ask(needle), ask("harmless ".repeat(needle.length / 9)))).toBeLessThan(GENEROUS);
  });
});
