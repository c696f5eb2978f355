import fc from "fast-check";
import { addSeconds } from "../../../src/dates/clock.ts";
import type { EventDraft, EventFilter, Gate, PlaceFilter, Window } from "../../../src/store.ts";

/** Few values of each kind, so that ties, bounds and changes of mind are common. */
const TIMES = [1, 2, 3, 4, 5, 6].map((month) => `2027-0${month}-01 00:00:00`);
const STARTS = TIMES.flatMap((time) => [
  time,
  addSeconds(time, 1),
  addSeconds(time, -7200),
  addSeconds(time, 86_400),
]);
const LENGTHS = [-3600, 0, 1, 7200, 86_400, 86_401, 5 * 86_400, 32 * 86_400, 32 * 86_400 + 1, 90 * 86_400];
const NAMES = ["", "Fête", "fete 100%", "Jazz_", "jazz 😀", "JAZZ"];

const time = fc.constantFrom(...TIMES);
const start = fc.constantFrom(...STARTS);
const name = fc.constantFrom(...NAMES);
const author = fc.constantFrom(1, 2);
const status = fc.constantFrom("publish", "publish", "publish", "draft", "pending", "private", "trash");
/** Numbers of records in the order of their making; the run turns them into ids. */
const links = fc.uniqueArray(fc.nat(3), { maxLength: 3 });

/** Some of the record's keys, each perhaps. */
function some<T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> {
  return fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
}

const post = {
  author,
  status,
  slug: fc.constantFrom("", "a", "a", "b", "a-2"),
  date_utc: time,
  modified_utc: time,
  changed_utc: time,
};

const span = fc
  .record({ from: start, length: fc.constantFrom(...LENGTHS), offset: fc.constantFrom(-9, 0, 12) })
  .map(({ from, length, offset }) => ({
    start_date: from,
    end_date: addSeconds(from, length),
    utc_start_date: addSeconds(from, -offset * 3600),
  }));

/** Corners of the map, so that distances are equal and circles have edges. */
const lat = fc.constantFrom(-90, 0, 10, 89.5);
const lng = fc.constantFrom(-180, 0, 0.5, 179.5);
const position = fc.record({ geo_lat: lat, geo_lng: lng });
const extra = fc.constantFrom({}, { a: 1 }, { a: "1" }, { a: 1, b: true }, { b: [true] });
const wanted = fc.constantFrom({ a: 1 }, { a: "1" }, { a: null }, { b: true }, { a: 1, b: null });

/** What a draft or a patch of an event says. */
export const eventPart: fc.Arbitrary<Partial<EventDraft>> = fc
  .tuple(
    fc.option(span, { nil: {} }),
    some<EventDraft>({
      ...post,
      title: name,
      password_hash: fc.constantFrom("", "", "x"),
      hide_from_listings: fc.constantFrom(false, false, true),
      featured: fc.boolean(),
      categories: links,
      tags: links,
      venue: links,
      organizer: links,
      post_parent: fc.nat(2),
      extra,
    } as never),
  )
  .map(([dates, rest]) => ({ ...rest, ...dates }));

/** What a draft or a patch of a venue says. */
export const venuePart = some({
  ...post,
  venue: name,
  city: name,
  extra: fc.oneof(position, fc.constant({})),
});

const gate: fc.Arbitrary<Gate> = fc.record({
  now: time,
  everything: fc.boolean(),
  author: fc.constantFrom(undefined, 1, 2),
});

const descending = fc.boolean();
const statuses = fc.uniqueArray(
  fc.constantFrom("publish", "future", "draft", "pending", "private", "trash"),
  { maxLength: 3 },
);
const search = fc.record({
  all: fc.constantFrom([], ["fete"], ["jazz"], ["jazz_"], ["%"]),
  none: fc.constantFrom([], ["😀"]),
});
const asked = { statuses, search, ids: links, changedAfter: time };

/** Filters with few conditions, as callers have, rather than with all. */
function few<T extends object>(filter: fc.Arbitrary<T>, keep: readonly string[]): fc.Arbitrary<T> {
  return fc.tuple(filter, fc.array(fc.nat(20), { maxLength: 3 })).map(([all, chosen]) => {
    const keys = Object.keys(all).filter((key, i) => keep.includes(key) || chosen.includes(i));
    return Object.fromEntries(keys.map((key) => [key, all[key as keyof T]])) as T;
  });
}

/** Any filter of events. */
export const eventFilter: fc.Arbitrary<EventFilter> = fc
  .tuple(
    fc.boolean(),
    few(
      fc.record({
        gate,
        order: fc.record({
          by: fc.constantFrom("start_date", "start_date", "end_date", "title", "date", "modified", "id"),
          descending,
        }),
        ...asked,
        startFrom: start,
        startBefore: start,
        endFrom: start,
        endBefore: start,
        runsFrom: start,
        categories: links,
        tags: links,
        venue: links,
        organizer: links,
        featured: fc.boolean(),
        postParent: fc.nat(2),
        extra: wanted,
        located: fc.boolean(),
        near: fc.record({ lat, lng, radiusKm: fc.constantFrom(1, 60, 1200, 20_100) }),
      }) as fc.Arbitrary<EventFilter>,
      ["gate", "order"],
    ),
  )
  .map(([byDistance, filter]) =>
    byDistance && filter.near ? { ...filter, order: { ...filter.order, by: "distance" } } : filter,
  );

/** Any filter of venues. */
export const venueFilter: fc.Arbitrary<PlaceFilter> = few(
  fc.record({
    gate,
    order: fc.record({ by: fc.constantFrom("title", "date", "modified", "id"), descending }),
    ...asked,
    hasEvents: fc.boolean(),
    upcoming: fc.boolean(),
  }) as fc.Arbitrary<PlaceFilter>,
  ["gate", "order"],
);

/** Windows of any size, also beyond the end. */
export const window: fc.Arbitrary<Window> = fc.record({
  offset: fc.nat(8),
  limit: fc.constantFrom(0, 1, 3, 50),
});

export { time };
