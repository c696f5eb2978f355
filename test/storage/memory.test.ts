import { expect, it } from "vitest";
import { addSeconds } from "../../src/dates/clock.ts";
import type { EventDraft, EventFilter } from "../../src/store.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { storageSuite } from "../suites/mod.ts";
import { ALL, anEvent, EDITOR, events, PUBLIC } from "../suites/storage/drafts.ts";
import { listEvents, type Model } from "../suites/storage/naive.ts";

storageSuite({
  name: "memory",
  async open() {
    const store = memoryStore();
    return { store, close: () => store.close() };
  },
});

/** Spread over 300 days, of all lengths, some scheduled, some drafts. */
function nthEvent(n: number): Partial<EventDraft> {
  const start_date = addSeconds("2027-01-01 00:00:00", ((n * 7919) % 7200) * 3600);
  const days = n % 50 === 0 ? 90 : n % 7 === 0 ? 5 : 0;
  return {
    start_date,
    end_date: addSeconds(start_date, days * 86_400 + 3600),
    date_utc: n % 40 === 0 ? "2027-07-01 00:00:00" : "2027-01-01 00:00:00",
    status: n % 30 === 0 ? "draft" : "publish",
    categories: [1 + (n % 3), 4],
  };
}

it("skips to deep pages of long lists without leaving or repeating any", async () => {
  const store = memoryStore();
  const model: Model = { version: 0, events: [], venues: [], tags: [] };
  for (let n = 0; n < 4000; n++) model.events.push(await store.events.insert(anEvent(nthEvent(n))));
  const filters: Partial<EventFilter>[] = [
    {},
    { categories: [2] },
    { categories: [1, 2] },
    { gate: EDITOR },
    { gate: EDITOR, statuses: ["publish"] },
    { gate: { ...PUBLIC, now: "2027-08-01 00:00:00" } },
    { startFrom: "2027-01-20 00:00:00", endBefore: "2027-10-01 00:00:00" },
    { endFrom: "2027-03-05 10:00:00", startBefore: "2027-09-01 00:00:00", categories: [4] },
  ];
  for (const filter of filters) {
    for (const descending of [false, true]) {
      const asked = events({ ...filter, order: { by: "start_date", descending } });
      for (const offset of [499, 501, 777, 1300, 2601, 3700]) {
        const window = { offset, limit: 20 };
        expect(await store.events.list(asked, window)).toEqual(listEvents(model, asked, window));
      }
    }
  }
});

it("does not lose updates of transactions that come at once: they run one after another", async () => {
  const store = memoryStore();
  const { id } = await store.events.insert(anEvent({ cost: "0" }));
  const raise = () =>
    store.transaction(async (tx) => {
      const cost = Number((await tx.events.get({ id }))?.cost);
      await new Promise((resolve) => setTimeout(resolve, 1));
      await tx.events.update(id, { cost: String(cost + 1) });
    });
  await Promise.all(Array.from({ length: 10 }, raise));
  expect((await store.events.get({ id }))?.cost).toBe("10");
});

it("drops replays that are older than a day when the next is put", async () => {
  const store = memoryStore();
  const replay = { fingerprint: "f", status: 201, body: "", at: "2027-06-01 12:00:00" };
  await store.replays.put("a", "old", replay);
  await store.replays.put("a", "new", { ...replay, at: "2027-06-02 12:00:01" });
  expect(await store.replays.get("a", "old")).toBeUndefined();
  expect(await store.replays.get("a", "new")).toBeDefined();
});

it("counts an event once that links twice to the same record", async () => {
  const store = memoryStore();
  const { id } = await store.tags.insert({
    name: "t",
    slug: "t",
    description: "",
    parent: 0,
    changed_utc: "2027-01-01 00:00:00",
  });
  await store.events.insert(anEvent({ tags: [id, id] }));
  expect((await store.events.list(events({ tags: [id] }), ALL)).total).toBe(1);
  expect((await store.tags.get({ id }, PUBLIC.now))?.count).toBe(1);
});

it("may be closed twice", async () => {
  const store = memoryStore();
  await store.close();
  await store.close();
});
