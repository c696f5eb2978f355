/** Lists of random sites: each page, each order and each filter against a plain reading of the rules. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Asked, queryOf, settle, someAsked } from "./asked.ts";
import { expected, type Item, readAll } from "./naive.ts";
import {
  type Answer,
  badParams,
  EVERYBODY,
  type Json,
  KINDS,
  type Kind,
  type Site,
  type Who,
} from "./site.ts";
import { build, idsOf, recordsOf, someWorld } from "./worlds.ts";

const RUNS = { numRuns: 12, interruptAfterTimeLimit: 40_000 };
const HOUR = 3_600_000;

const someWho = fc.constantFrom(...EVERYBODY);

interface Try {
  readonly kind: Kind;
  readonly who: Who;
  readonly asked: Asked;
  readonly perPage: number;
}

const someTry: fc.Arbitrary<Try> = fc
  .constantFrom<Kind>("events", "events", "events", ...KINDS)
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      who: someWho,
      asked: someAsked[kind],
      perPage: fc.integer({ min: 1, max: 5 }),
    }),
  );

const someTries = fc.array(someTry, { minLength: 6, maxLength: 14 });

/** All pages, by `next_rest_url` from the first one; `between` is done before each further page. */
async function walk(site: Site, path: string, as: Who, between = () => {}): Promise<Answer[]> {
  const pages = [await site.get(path, as)];
  for (;;) {
    const next = pages.at(-1)!.body.next_rest_url as string | undefined;
    if (next === undefined || pages.length > 100) return pages;
    between();
    pages.push(await site.get(next, as));
  }
}

function checkPages(kind: Kind, pages: readonly Answer[], all: readonly number[], perPage: number): void {
  const totalPages = Math.ceil(all.length / perPage);
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect(pages.length).toBe(Math.max(1, totalPages));
  expect(pages.flatMap(({ body }) => idsOf(kind, body))).toEqual(all);
  for (const { body, headers } of pages) {
    expect([body.total, body.total_pages]).toEqual([all.length, totalPages]);
    expect(headers.get("x-tec-total")).toBe(String(all.length));
    expect(headers.get("x-tec-totalpages")).toBe(String(totalPages));
  }
}

/** Each page names itself and the one before it. */
async function checkLinks(site: Site, kind: Kind, pages: readonly Answer[], as: Who): Promise<void> {
  for (const [index, { body }] of pages.entries()) {
    const before = pages[index - 1]?.body;
    expect(body.previous_rest_url === undefined).toBe(before === undefined);
    if (before)
      expect(idsOf(kind, (await site.get(body.previous_rest_url as string, as)).body)).toEqual(
        idsOf(kind, before),
      );
    expect(idsOf(kind, (await site.get(body.rest_url as string, as)).body)).toEqual(idsOf(kind, body));
  }
}

async function checkPast(site: Site, { kind, who, asked, perPage }: Try, count: number): Promise<void> {
  const page = String(count + 2);
  const { status, body } = await site.get(
    `/${kind}?${queryOf(asked, { per_page: String(perPage), page })}`,
    who,
  );
  if (kind === "categories" || kind === "tags")
    expect([status, body[kind], body.total]).toEqual([200, [], count]);
  else expect([status, body.code]).toEqual([404, `${kind.slice(0, -1)}-archive-page-not-found`]);
}

/** Each parameter by itself must already be refused or not: what a refusal of all of them names. */
const sortedNames = (answer: Answer): string[] => badParams(answer).toSorted();

describe("paging of random lists", () => {
  it("following next_rest_url visits each match exactly once, and totals agree", async () => {
    const property = fc.asyncProperty(someWorld, someTries, async (world, tries) => {
      const { site, ids } = await build(world);
      for (const raw of tries) {
        const one = { ...raw, asked: settle(raw.asked, ids) };
        const { kind, who, asked, perPage } = one;
        const whole = await site.get(`/${kind}?${queryOf(asked, { per_page: "60" })}`, who);
        if (whole.status !== 200) continue;
        const all = idsOf(kind, whole.body);
        const pages = await walk(site, `/${kind}?${queryOf(asked, { per_page: String(perPage) })}`, who);
        expect(new Set(all).size).toBe(all.length);
        checkPages(kind, pages, all, perPage);
        await checkLinks(site, kind, pages, who);
        await checkPast(site, one, all.length);
      }
    });
    await fc.assert(property, RUNS);
  });

  it("pages of events stay put while the clock moves on", async () => {
    const isStill = (date: unknown) => date === undefined || String(date) < "2027-05-10";
    const still = someWorld.filter(({ records }) => records.events.every(({ date }) => isStill(date)));
    const property = fc.asyncProperty(
      still,
      someWho,
      fc.integer({ min: 1, max: 3 }),
      async (world, who, perPage) => {
        const { site } = await build(world);
        const all = idsOf("events", (await site.get("/events?per_page=60", who)).body);
        const pages = await walk(site, `/events?per_page=${perPage}`, who, () => {
          site.now += 9 * HOUR;
        });
        checkPages("events", pages, all, perPage);
      },
    );
    await fc.assert(property, { ...RUNS, numRuns: 6 });
  });
});

/** An entry of a list is what a read of the record gives, but for the structured data. */
function checkEntry(entry: Json, { own, open }: Item): void {
  if (open) expect(entry).toEqual(withoutData(own));
  else expect([entry.description, entry.venue, entry.categories]).toEqual(["", [], []]);
}

function withoutData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutData);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== "json_ld" && name !== "_links");
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutData(inner)]));
}

describe("random lists and a plain reading of the rules", () => {
  it("a list is the filter of all items by their own rule, in the order of the rule", async () => {
    const property = fc.asyncProperty(someWorld, someWho, someTries, async (world, who, tries) => {
      const { site, ids } = await build(world);
      const items = await readAll(site, ids, who);
      for (const { kind, asked: raw } of tries) {
        const asked = settle(raw, ids);
        const path = `/${kind}?${queryOf(asked, { per_page: "60" })}`;
        const answer = await site.get(path, who);
        const should = expected[kind]({ who, items, asked, zone: world.timezone, now: site.now });
        if ("refused" in should)
          expect({ path, status: answer.status, names: sortedNames(answer) }).toEqual({
            path,
            status: 400,
            names: should.refused.toSorted(),
          });
        else {
          expect({ path, who, status: answer.status, ids: idsOf(kind, answer.body) }).toEqual({
            path,
            who,
            status: 200,
            ids: should.ids,
          });
          for (const entry of recordsOf(kind, answer.body))
            checkEntry(entry, items[kind].find(({ id }) => id === entry.id)!);
        }
      }
    });
    await fc.assert(property, { ...RUNS, numRuns: 22 });
  });
});
