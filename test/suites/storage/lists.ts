import { expect } from "vitest";
import type { EventDraft, EventFilter, Store } from "../../../src/store.ts";
import { ALL, AUTHOR, anEvent, BEFORE, EDITOR, events, idsOf, LATER, NOW } from "./drafts.ts";
import type { Case } from "./driver.ts";

/** Lists of events: bounds, links, order and windows. */
export function listCases(check: Case): void {
  check("bounds are half open: From is at or after, Before is before", async (store) => {
    const at = "2027-06-10 18:00:00";
    const { id } = await store.events.insert(anEvent({ start_date: at, end_date: at }));
    const totals = async (key: "startFrom" | "startBefore" | "endFrom" | "endBefore") => {
      const bounds = ["2027-06-10 17:59:59", at, "2027-06-10 18:00:01"];
      return Promise.all(bounds.map((bound) => store.events.list(events({ [key]: bound }), ALL))).then(
        (pages) => pages.map((page) => page.total),
      );
    };
    expect(id).toBeGreaterThan(0);
    expect(await totals("startFrom")).toEqual([1, 1, 0]);
    expect(await totals("endFrom")).toEqual([1, 1, 0]);
    expect(await totals("startBefore")).toEqual([0, 0, 1]);
    expect(await totals("endBefore")).toEqual([0, 0, 1]);
  });

  check("compares bounds with the wall clock, not with UTC", async (store) => {
    await store.events.insert(
      anEvent({ start_date: "2027-06-10 01:00:00", utc_start_date: "2027-06-09 16:00:00" }),
    );
    expect((await store.events.list(events({ startFrom: "2027-06-10 00:00:00" }), ALL)).total).toBe(1);
  });

  check("finds what runs in a window, however long it is", async (store) => {
    const spans = [
      ["2027-06-10 10:00:00", "2027-06-10 12:00:00"],
      ["2027-06-08 10:00:00", "2027-06-10 08:00:00"],
      ["2027-05-20 10:00:00", "2027-06-15 08:00:00"],
      ["2020-01-01 00:00:00", "2030-01-01 00:00:00"],
      ["2027-06-09 10:00:00", "2027-06-09 12:00:00"],
      ["2027-06-11 00:00:00", "2027-06-11 12:00:00"],
    ] as const;
    const ids = [];
    for (const [start_date, end_date] of spans)
      ids.push((await store.events.insert(anEvent({ start_date, end_date }))).id);
    const window = { endFrom: "2027-06-10 00:00:00", startBefore: "2027-06-11 00:00:00" };
    expect(idsOf(await store.events.list(events(window), ALL))).toEqual([ids[3], ids[2], ids[1], ids[0]]);
    const within = { startFrom: "2027-05-01 00:00:00", endBefore: "2027-06-10 23:00:00" };
    expect(idsOf(await store.events.list(events(within), ALL))).toEqual([ids[1], ids[4], ids[0]]);
  });

  check("what is not over by a time ends later, or starts then", async (store) => {
    const at = "2027-06-10 00:00:00";
    const insert = async (start_date: string, end_date: string) =>
      (await store.events.insert(anEvent({ start_date, end_date }))).id;
    await insert("2027-06-09 23:00:00", at);
    const running = await insert("2027-06-09 23:00:00", "2027-06-10 00:00:01");
    const atOnce = await insert(at, at);
    const found = async (filter: Partial<EventFilter>) => idsOf(await store.events.list(events(filter), ALL));
    expect(await found({ runsFrom: at })).toEqual([running, atOnce]);
    expect(await found({ endFrom: at, runsFrom: at })).toEqual([running, atOnce]);
    expect(await found({ startBefore: at, runsFrom: at })).toEqual([running]);
    expect(await found({ runsFrom: "2027-06-10 00:00:01" })).toEqual([]);
  });

  check("matches any of several ids of a link, each event once", async (store) => {
    for (const key of ["categories", "tags", "venue", "organizer"] as const) {
      const both = await store.events.insert(anEvent({ [key]: [1, 2] }));
      const one = await store.events.insert(anEvent({ [key]: [2] }));
      await store.events.insert(anEvent({ [key]: [3] }));
      const found = await store.events.list(events({ [key]: [2, 1, 2, 9] }), ALL);
      expect([idsOf(found), found.total]).toEqual([[both.id, one.id], 2]);
    }
  });

  check("matches nothing with an empty list of ids, links or statuses", async (store) => {
    await store.events.insert(anEvent({ author: 7, status: "draft" }));
    await store.events.insert(anEvent());
    for (const key of ["ids", "categories", "tags", "venue", "organizer", "statuses"] as const) {
      for (const gate of [AUTHOR, EDITOR])
        expect(await store.events.list(events({ gate, [key]: [] }), ALL)).toEqual({ rows: [], total: 0 });
    }
  });

  check("combines all that it is given", async (store) => {
    const wanted = await store.events.insert(
      anEvent({ categories: [1], venue: [2], featured: true, post_parent: 3 }),
    );
    const others: Partial<EventDraft>[] = [
      { categories: [1], venue: [2] },
      { categories: [1] },
      { post_parent: 3 },
    ];
    for (const other of others) await store.events.insert(anEvent(other));
    const found = async (filter: Partial<EventFilter>) => idsOf(await store.events.list(events(filter), ALL));
    expect(await found({ categories: [1], venue: [2], featured: true })).toEqual([wanted.id]);
    expect(await found({ categories: [1], postParent: 3 })).toEqual([wanted.id]);
    expect((await found({ categories: [1], featured: false })).length).toBe(2);
    expect((await found({ postParent: 0 })).length).toBe(2);
    expect(await found({ ids: [wanted.id, 999], venue: [2] })).toEqual([wanted.id]);
  });

  check("breaks ties by start, publication and id, all in the order's direction", async (store) => {
    const drafts: Partial<EventDraft>[] = [
      { start_date: "2027-07-02 10:00:00", title: "b" },
      {
        start_date: "2027-07-01 10:00:00",
        title: "b",
        date_utc: "2027-02-02 00:00:00",
        date: "2027-01-01 00:00:00",
      },
      {
        start_date: "2027-07-01 10:00:00",
        title: "B",
        date_utc: "2027-02-01 00:00:00",
        date: "2027-03-01 00:00:00",
      },
      { start_date: "2027-07-01 10:00:00", title: "a", date_utc: "2027-02-01 00:00:00" },
    ];
    const ids = await inserted(store, drafts);
    const [first, second, third, fourth] = ids;
    expect(await ordered(store, "start_date")).toEqual([third, fourth, second, first]);
    expect(await ordered(store, "title")).toEqual([fourth, third, second, first]);
  });

  check("orders by each field, in both directions", async (store) => {
    const ids = await inserted(store, [
      {
        title: "Éclair",
        end_date: "2027-08-03 00:00:00",
        date_utc: "2027-01-02 00:00:00",
        modified_utc: "2027-03-03 00:00:00",
      },
      {
        title: "eclat",
        end_date: "2027-08-01 00:00:00",
        date_utc: "2027-01-03 00:00:00",
        modified_utc: "2027-03-01 00:00:00",
      },
      {
        title: "Zebra",
        end_date: "2027-08-02 00:00:00",
        date_utc: "2027-01-01 00:00:00",
        modified_utc: "2027-03-02 00:00:00",
      },
    ]);
    const [a, b, c] = ids;
    expect(await ordered(store, "title")).toEqual([a, b, c]);
    expect(await ordered(store, "end_date")).toEqual([b, c, a]);
    expect(await ordered(store, "date")).toEqual([c, a, b]);
    expect(await ordered(store, "modified")).toEqual([b, c, a]);
    expect(await ordered(store, "id")).toEqual([a, b, c]);
  });

  check("compares texts by Unicode code point: those above U+FFFF come last", async (store) => {
    const ids = await inserted(store, [
      { title: "\uff5e" },
      { title: "😀" },
      { title: "_" },
      { title: "-" },
      { title: "~" },
    ]);
    expect(await ordered(store, "title")).toEqual([ids[3], ids[2], ids[4], ids[0], ids[1]]);
  });

  check("gives windows of one list, and all matches as the total", async (store) => {
    const ids = await inserted(
      store,
      Array.from({ length: 23 }, (_, i) => ({ start_date: `2027-07-${10 + (i % 7)} 10:00:00` })),
    );
    const whole = idsOf(await store.events.list(events(), ALL));
    const pages = [];
    for (let offset = 0; offset < 30; offset += 5)
      pages.push(await store.events.list(events(), { offset, limit: 5 }));
    expect(pages.flatMap(idsOf)).toEqual(whole);
    expect(pages.map((page) => page.total)).toEqual(pages.map(() => ids.length));
    expect(await store.events.list(events(), { offset: 3, limit: 0 })).toEqual({
      rows: [],
      total: ids.length,
    });
  });

  check("never lists events that are hidden from listings", async (store) => {
    const { id } = await store.events.insert(anEvent({ hide_from_listings: true, author: 7 }));
    for (const gate of [EDITOR, AUTHOR]) {
      expect((await store.events.list(events({ gate }), ALL)).total).toBe(0);
      expect((await store.events.list(events({ gate, ids: [id] }), ALL)).total).toBe(0);
    }
    await store.events.update(id, { hide_from_listings: false });
    expect((await store.events.list(events(), ALL)).total).toBe(1);
  });

  check("tells what changed: written later, or published by time alone since then", async (store) => {
    const since = "2027-05-01 00:00:00";
    const [old, written, appeared, coming, draft] = await inserted(store, [
      {},
      { changed_utc: "2027-05-01 00:00:01" },
      { date_utc: "2027-05-02 00:00:00" },
      { date_utc: LATER },
      { date_utc: "2027-05-02 00:00:00", status: "draft" },
    ]);
    const found = async (gate = EDITOR) =>
      idsOf(
        await store.events.list(
          events({ gate, changedAfter: since, order: { by: "id", descending: false } }),
          ALL,
        ),
      );
    expect(await found()).toEqual([written, appeared]);
    expect(await found({ ...EDITOR, now: LATER })).toEqual([written, appeared, coming]);
    await store.events.update(old!, { changed_utc: NOW });
    await store.events.update(draft!, { changed_utc: since });
    expect(await found()).toEqual([old, written, appeared]);
    expect((await store.events.list(events({ changedAfter: BEFORE, ids: [draft!] }), ALL)).total).toBe(0);
  });
}

async function inserted(store: Store, drafts: readonly Partial<EventDraft>[]): Promise<number[]> {
  const ids = [];
  for (const draft of drafts) ids.push((await store.events.insert(anEvent(draft))).id);
  return ids;
}

/** The ids in the order, after a look that descending is the exact reverse. */
async function ordered(store: Store, by: EventFilter["order"]["by"]): Promise<number[]> {
  const up = idsOf(await store.events.list(events({ order: { by, descending: false } }), ALL));
  const down = idsOf(await store.events.list(events({ order: { by, descending: true } }), ALL));
  expect(down).toEqual(up.toReversed());
  return up;
}
