import { expect, it, vi } from "vitest";
import { addSeconds } from "../../src/dates/clock.ts";
import type { EventFilter, Store } from "../../src/store.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { anEvent, aVenue, EDITOR, events, NOW } from "../suites/storage/drafts.ts";

/** Comparisons and checks of rows so far: the work that must not grow with the store. No clock is involved. */
const work = vi.hoisted(() => ({ steps: 0 }));

vi.mock("../../storage/memory/compare.ts", async (load) => {
  const real = await load<typeof import("../../storage/memory/compare.ts")>();
  return Object.fromEntries(
    Object.entries(real).map(([name, compare]) => [name, counting(compare as never)]),
  );
});

vi.mock("../../storage/memory/conditions.ts", async (load) => {
  const real = await load<typeof import("../../storage/memory/conditions.ts")>();
  return { ...real, every: (checks: never) => counting(real.every(checks)) };
});

function counting<Given extends readonly unknown[], Answer>(real: (...given: Given) => Answer) {
  return (...given: Given): Answer => {
    work.steps++;
    return real(...given);
  };
}

const WINDOW = { offset: 0, limit: 10 };
/** Four events a day however many there are, so that a day's worth of looking is the same. */
const EVERY_SECONDS = 21_600;

async function filled(size: number): Promise<Store> {
  const store = memoryStore();
  for (let n = 0; n < 50; n++) await store.venues.insert(aVenue({ venue: `Hall ${n}` }));
  for (let n = 0; n < size; n++) {
    const start_date = addSeconds("2000-01-01 10:00:00", n * EVERY_SECONDS);
    const link = [1 + (n % 10)];
    const links = { categories: link, tags: link, venue: link, organizer: link };
    const status = n % 10 === 0 ? "draft" : "publish";
    await store.events.insert(anEvent({ start_date, slug: `e${n}`, author: n % 5, status, ...links }));
  }
  return store;
}

/** Each use of the store whose cost is bounded, by name. */
function uses(store: Store): Record<string, () => unknown> {
  const bounds = { startFrom: "2000-02-01 00:00:00", endBefore: "2002-02-01 00:00:00" };
  const list = (filter: Partial<EventFilter>) => () =>
    store.events.list(events({ ...bounds, ...filter }), WINDOW);
  return {
    "default list": list({}),
    "list of all": list({ startFrom: undefined, endBefore: undefined }),
    "list backwards": list({ order: { by: "start_date", descending: true } }),
    "list by category": list({ categories: [3] }),
    "list by tag": list({ tags: [3] }),
    "list by venue": list({ venue: [3] }),
    "list by organizer": list({ organizer: [3] }),
    "list by category and venue": list({ categories: [3], venue: [3] }),
    "list of an author": list({ gate: { now: NOW, everything: false, author: 3 } }),
    "list of drafts": list({ gate: EDITOR, statuses: ["draft"] }),
    "list of future": list({ gate: EDITOR, statuses: ["future"] }),
    "list of what runs": list({ startFrom: undefined, endBefore: undefined, endFrom: "2000-05-01 00:00:00" }),
    "list of changes": list({ changedAfter: "2027-03-01 00:00:00" }),
    "list by date": list({
      startFrom: undefined,
      endBefore: undefined,
      order: { by: "date", descending: true },
    }),
    "deep page": () => store.events.list(events(), { offset: 900, limit: 10 }),
    "read by id": () => store.events.get({ id: 500 }),
    "read by slug": () => store.events.get({ slug: "e500" }),
    "look-up by name": () => store.venues.named("hall 7"),
    "next publication": () => store.nextPublication(NOW),
    "journal since": () => store.journal.since("event", "2027-03-01 00:00:00"),
    create: () => store.events.insert(anEvent({ slug: "e500", start_date: "2000-06-01 10:00:00" })),
    update: () => store.events.update(600, { title: "New" }),
  };
}

/** The work of each use, the second time that it comes. */
async function costs(size: number): Promise<Record<string, number>> {
  const store = await filled(size);
  const found: Record<string, number> = {};
  for (const round of [1, 2]) {
    for (const [name, use] of Object.entries(uses(store))) {
      const before = work.steps;
      await use();
      if (round === 2) found[name] = work.steps - before;
    }
  }
  return found;
}

it("does not work more in a store of 20,000 events than in one of 2,000, but for logarithms", async () => {
  const [small, large] = [await costs(2000), await costs(20_000)];
  const grown = Object.keys(small).filter((name) => large[name]! > 2 * small[name]! + 100);
  expect(grown.map((name) => `${name}: ${small[name]} → ${large[name]}`)).toEqual([]);
});
