import { chord2, chord2Of, positionOf, vectorOf } from "../../../src/geo.ts";
import type {
  CountedTerm,
  EventFilter,
  EventRow,
  Gate,
  Page,
  PlaceFilter,
  Position,
  PostRow,
  TermRow,
  VenueRow,
  Window,
} from "../../../src/store.ts";
import { eventSearchText, fold, matches, venueSearchText } from "../../../src/text/search.ts";

/** What a store should hold, as plain lists. */
export interface Model {
  version: number;
  events: EventRow[];
  venues: VenueRow[];
  tags: TermRow[];
}

type Keys = readonly (string | number)[];
type Common = Pick<EventFilter & PlaceFilter, "gate" | "statuses" | "ids" | "changedAfter">;

/** The list of events by the letter of the contract: filter, sort, cut. */
export function listEvents(model: Model, filter: EventFilter, window: Window): Page<EventRow> {
  const { events } = model;
  const { gate, search, featured, postParent, located, near, extra = {} } = filter;
  const places = new Map(events.map((row) => [row.id, venuesOf(model, row, gate)]));
  const far = (row: EventRow) =>
    Math.min(...places.get(row.id)!.map((place) => chord2(vectorOf(place), vectorOf(near!))));
  const found = events.filter(
    (row) =>
      !row.hide_from_listings &&
      shows(row, filter) &&
      isWithin(row.start_date, filter.startFrom, filter.startBefore) &&
      isWithin(row.end_date, filter.endFrom, filter.endBefore) &&
      (filter.runsFrom === undefined ||
        row.end_date > filter.runsFrom ||
        row.start_date >= filter.runsFrom) &&
      meets(row.categories, filter.categories) &&
      meets(row.tags, filter.tags) &&
      meets(row.venue, filter.venue) &&
      meets(row.organizer, filter.organizer) &&
      (featured === undefined || row.featured === featured) &&
      (postParent === undefined || row.post_parent === postParent) &&
      (located === undefined || places.get(row.id)!.length > 0 === located) &&
      (!near || far(row) <= chord2Of(near.radiusKm)) &&
      Object.entries(extra).every(([name, value]) => scalar(row.extra[name]) === value) &&
      (!search ||
        (matches(search, eventSearchText(row)) && (row.password_hash === "" || mayEdit(row, gate)))),
  );
  const { order } = filter;
  const by = (row: EventRow) =>
    order.by === "distance" ? far(row) : keyOf(row, row.title, order.by as keyof EventRow);
  return cut(found, filter.order.descending, window, (row) => [
    by(row),
    row.start_date,
    row.date_utc,
    row.id,
  ]);
}

/** Positions of the venues that the event may be found by. */
function venuesOf({ venues }: Model, row: EventRow, gate: Gate): Position[] {
  const shown = venues.filter((venue) => row.venue.includes(venue.id) && venue.status !== "trash");
  return shown.filter((venue) => mayRead(venue, gate)).flatMap((venue) => positionOf(venue) ?? []);
}

const scalar = (value: unknown): unknown => (value === undefined || typeof value === "object" ? null : value);

/** The list of venues likewise. */
export function listVenues({ events, venues }: Model, filter: PlaceFilter, window: Window): Page<VenueRow> {
  const { gate, hasEvents, upcoming, search } = filter;
  const found = venues.filter((row) => {
    const linked = events.filter(
      (event) => event.venue.includes(row.id) && event.status !== "trash" && mayRead(event, gate),
    );
    const finished = linked.filter((event) => event.status !== "draft" && event.status !== "pending");
    return (
      shows(row, filter) &&
      (hasEvents === undefined || finished.length > 0 === hasEvents) &&
      (upcoming === undefined || linked.some((event) => event.utc_start_date > gate.now) === upcoming) &&
      (!search || matches(search, venueSearchText(row)))
    );
  });
  const by = (row: VenueRow) => keyOf(row, row.venue, filter.order.by as keyof VenueRow);
  return cut(found, filter.order.descending, window, (row) => [by(row), row.date_utc, row.id]);
}

/** All tags by id, with their counts. */
export function countedTags({ events, tags }: Model, now: string): CountedTerm[] {
  const published = events.filter((event) => event.status === "publish" && event.date_utc <= now);
  return tags.map((row) => ({
    ...row,
    count: published.filter((event) => event.tags.includes(row.id)).length,
  }));
}

function shows(row: PostRow, { gate, statuses, ids, changedAfter }: Common): boolean {
  const status = row.status === "publish" && row.date_utc > gate.now ? "future" : row.status;
  return (
    mayRead(row, gate) &&
    (statuses ? statuses.includes(status) : status !== "trash") &&
    (!ids || ids.includes(row.id)) &&
    (changedAfter === undefined ||
      row.changed_utc > changedAfter ||
      (status === "publish" && row.date_utc > changedAfter))
  );
}

const mayEdit = (row: PostRow, gate: Gate): boolean => gate.everything || row.author === gate.author;

const mayRead = (row: PostRow, gate: Gate): boolean =>
  mayEdit(row, gate) || (row.status === "publish" && row.date_utc <= gate.now);

const isWithin = (text: string, from = "", before = "~"): boolean => text >= from && text < before;

const meets = (links: readonly number[], wanted: readonly number[] | undefined): boolean =>
  !wanted || links.some((id) => wanted.includes(id));

function keyOf<Row extends PostRow>(row: Row, name: string, by: keyof Row | "title"): string | number {
  if (by === "title") return fold(name);
  if (by === "date") return row.date_utc;
  return by === "modified" ? row.modified_utc : (row[by] as string | number);
}

function cut<Row>(
  found: readonly Row[],
  descending: boolean,
  window: Window,
  keys: (row: Row) => Keys,
): Page<Row> {
  const sorted = found.toSorted((a, b) => compareKeys(keys(a), keys(b)) * (descending ? -1 : 1));
  return { rows: sorted.slice(window.offset, window.offset + window.limit), total: found.length };
}

function compareKeys(a: Keys, b: Keys): number {
  const at = a.findIndex((key, i) => key !== b[i]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}
