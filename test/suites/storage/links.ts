import { expect } from "vitest";
import type { EventDraft, Gate, PlaceFilter, Store } from "../../../src/store.ts";
import {
  ALL,
  AUTHOR,
  anEvent,
  anOrganizer,
  aTerm,
  aVenue,
  EDITOR,
  events,
  idsOf,
  LATER,
  NOW,
  PUBLIC,
  places,
} from "./drafts.ts";
import type { Case } from "./driver.ts";

const KINDS = [
  ["venue", "venues"],
  ["organizer", "organizers"],
  ["categories", "categories"],
  ["tags", "tags"],
] as const;

/** What links events with other records. */
export function linkCases(check: Case): void {
  check("keeps links in the order in which they were given", async (store) => {
    const { id } = await store.events.insert(anEvent({ venue: [9, 3, 5], tags: [2, 1] }));
    expect(await store.events.get({ id })).toMatchObject({ venue: [9, 3, 5], tags: [2, 1] });
  });

  check(
    "takes a removed record out of all events, trashed and hidden ones too, and keeps the other links",
    async (store) => {
      for (const [key, kind] of KINDS) {
        const [gone, kept] = [await created(store, kind), await created(store, kind)];
        const drafts: Partial<EventDraft>[] = [{}, { status: "trash" }, { hide_from_listings: true }];
        const ids: number[] = [];
        for (const draft of drafts)
          ids.push((await store.events.insert(anEvent({ ...draft, [key]: [kept, gone] }))).id);
        await store[kind].remove(gone, NOW);
        expect((await store.events.many(ids)).map((row) => row[key])).toEqual(ids.map(() => [kept]));
        expect((await store.events.list(events({ [key]: [gone] }), ALL)).total).toBe(0);
        expect((await store.events.list(events({ [key]: [kept] }), ALL)).total).toBe(1);
      }
    },
  );

  check("does not count the loss of a link as a write of the event", async (store) => {
    const venue = await store.venues.insert(aVenue());
    const event = await store.events.insert(anEvent({ venue: [venue.id] }));
    await store.venues.remove(venue.id, NOW);
    expect(await store.events.get({ id: event.id })).toEqual({ ...event, venue: [] });
    expect((await store.journal.after(2, 10)).map((entry) => entry.kind)).toEqual(["venue"]);
  });

  check("lets an event go without a trace in its places", async (store) => {
    const venue = await store.venues.insert(aVenue());
    const event = await store.events.insert(anEvent({ venue: [venue.id] }));
    await store.events.remove(event.id, NOW);
    expect(await withEvents(store, { hasEvents: true })).toEqual([]);
    expect(await store.venues.get({ id: venue.id })).toEqual(venue);
  });

  check(
    "hasEvents: linked from an event that the gate may read and that is no draft, pending or trashed",
    async (store) => {
      const drafts: Partial<EventDraft>[] = [
        {},
        { hide_from_listings: true },
        { date_utc: LATER, author: 7 },
        { status: "private", author: 7 },
        { status: "draft", author: 7 },
        { status: "pending", author: 7 },
        { status: "trash", author: 7 },
      ];
      const venues = await venuesOf(store, drafts);
      const empty = (await store.venues.insert(aVenue())).id;
      const expected = new Map<Gate, number>([
        [PUBLIC, 2],
        [AUTHOR, 4],
        [EDITOR, 4],
        [{ ...PUBLIC, now: LATER }, 3],
        [{ ...AUTHOR, author: 8 }, 2],
      ]);
      for (const [gate, count] of expected) {
        expect(await withEvents(store, { gate, hasEvents: true })).toEqual(venues.slice(0, count));
        expect(await withEvents(store, { gate, hasEvents: false })).toEqual([...venues.slice(count), empty]);
      }
    },
  );

  check(
    "upcoming: linked from an event, trash excepted, that the gate may read and that starts later than now",
    async (store) => {
      const soon = { start_date: "2027-06-01 09:00:00", utc_start_date: "2027-06-01 12:00:01" };
      const venues = await venuesOf(store, [
        soon,
        { start_date: "2028-01-01 00:00:00", hide_from_listings: true },
        { ...soon, status: "draft", author: 7 },
        { ...soon, status: "trash", author: 7 },
        { start_date: "2027-06-01 22:00:00", utc_start_date: NOW },
        { start_date: "2020-01-01 00:00:00", end_date: "2030-01-01 00:00:00" },
      ]);
      expect(await withEvents(store, { upcoming: true })).toEqual(venues.slice(0, 2));
      expect(await withEvents(store, { upcoming: true, gate: AUTHOR })).toEqual(venues.slice(0, 3));
      expect(await withEvents(store, { upcoming: false })).toEqual(venues.slice(2));
      expect(await withEvents(store, { upcoming: false, hasEvents: true })).toEqual(venues.slice(4));
      expect(
        await withEvents(store, { upcoming: true, gate: { ...PUBLIC, now: "2029-01-01 00:00:00" } }),
      ).toEqual([]);
    },
  );

  check("follows an event that moves from one organizer to another", async (store) => {
    const [a, b] = [
      (await store.organizers.insert(anOrganizer())).id,
      (await store.organizers.insert(anOrganizer())).id,
    ];
    const event = await store.events.insert(anEvent({ organizer: [a] }));
    const used = async () => idsOf(await store.organizers.list(places({ hasEvents: true }), ALL));
    expect(await used()).toEqual([a]);
    await store.events.update(event.id, { organizer: [b] });
    expect(await used()).toEqual([b]);
    expect(idsOf(await store.events.list(events({ organizer: [b] }), ALL))).toEqual([event.id]);
  });

  check("lists places by date, then id; and by name, modification and id", async (store) => {
    const [b, a, c] = [
      await store.venues.insert(
        aVenue({ venue: "Zoo", date_utc: "2027-02-01 00:00:00", modified_utc: "2027-03-02 00:00:00" }),
      ),
      await store.venues.insert(
        aVenue({ venue: "ärea", date_utc: "2027-02-01 00:00:00", modified_utc: "2027-03-03 00:00:00" }),
      ),
      await store.venues.insert(
        aVenue({ venue: "Bar", date_utc: "2027-01-01 00:00:00", modified_utc: "2027-03-01 00:00:00" }),
      ),
    ];
    const expected = { date: [c, b, a], title: [a, c, b], modified: [c, b, a], id: [b, a, c] } as const;
    for (const by of ["date", "title", "modified", "id"] as const) {
      expect(await withEvents(store, { order: { by, descending: false } })).toEqual(idsOf(expected[by]));
      expect(await withEvents(store, { order: { by, descending: true } })).toEqual(
        idsOf(expected[by]).reverse(),
      );
    }
    expect(idsOf(await store.venues.list(places(), { offset: 1, limit: 1 }))).toEqual([b.id]);
  });

  check("lists the places of given ids and those that changed", async (store) => {
    const [a, b] = [
      await store.venues.insert(aVenue()),
      await store.venues.insert(aVenue({ changed_utc: NOW })),
    ];
    expect(await withEvents(store, { ids: [b.id, 99, b.id] })).toEqual([b.id]);
    expect(await withEvents(store, { ids: [] })).toEqual([]);
    expect(await withEvents(store, { changedAfter: "2027-06-01 11:59:59" })).toEqual([b.id]);
    expect(await withEvents(store, { changedAfter: NOW })).toEqual([]);
    expect(a.id).not.toBe(b.id);
  });
}

async function created(store: Store, kind: (typeof KINDS)[number][1]): Promise<number> {
  const rows = {
    venues: () => store.venues.insert(aVenue()),
    organizers: () => store.organizers.insert(anOrganizer()),
    categories: () => store.categories.insert(aTerm("a")),
    tags: () => store.tags.insert(aTerm("a")),
  };
  return (await rows[kind]()).id;
}

/** A venue for each event. */
async function venuesOf(store: Store, drafts: readonly Partial<EventDraft>[]): Promise<number[]> {
  const ids = [];
  for (const draft of drafts) {
    const { id } = await store.venues.insert(aVenue());
    await store.events.insert(anEvent({ ...draft, venue: [id] }));
    ids.push(id);
  }
  return ids;
}

async function withEvents(store: Store, filter: Partial<PlaceFilter>): Promise<number[]> {
  const { rows, total } = await store.venues.list(places(filter), ALL);
  expect(total).toBe(rows.length);
  return idsOf(rows);
}
