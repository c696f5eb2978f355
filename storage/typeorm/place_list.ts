import type { Gate, PlaceFilter, PostKind, PostOrder, Window } from "../../src/store.ts";
import { onRow, visible } from "./conditions.ts";
import { followPlaces } from "./follow.ts";
import { countOf, type Ids, type Listing, ordered } from "./page.ts";
import { searchRows, searchWords } from "./search.ts";
import { and, type Fragment, joined, type Sql, sql, when } from "./sql.ts";
import type { Total } from "./totals.ts";

/** By what places are ordered before the ties, and the index of that order. */
const ORDERS: Readonly<Record<PostOrder, readonly [key: string, index: string]>> = {
  title: ["title_start", "by_title"],
  date: ["date_utc", "by_date"],
  modified: ["modified_utc", "by_modified"],
  id: ["block", "blocks"],
};

/** What is particular to venues or to organizers. */
export interface Place {
  readonly kind: Extract<PostKind, "venue" | "organizer">;
  readonly table: string;
  readonly columns: string;
}

/** The statements of a list of places. `isExact`: also titles that differ beyond what is in the index are in order. */
export function placeListing(on: Sql, place: Place, filter: PlaceFilter, isExact = false): Listing {
  const { gate, order, ...rest } = filter;
  const { now, ...asker } = gate;
  const isMomentary = filter.ids !== undefined || filter.upcoming !== undefined;
  return {
    key: isMomentary ? undefined : JSON.stringify([place.kind, asker, rest]),
    ...{
      now,
      total: () => countOf(matches(on, place, filter)),
      follow: () => followPlaces(place.kind, filter),
    },
    ...{ table: place.table, columns: sql(place.columns) },
    order: ordered(keysOf("k", filter, isExact), order.descending),
    isPlanned: filter.search !== undefined || filter.changedAfter !== undefined,
    ids: (window, known) => idsOf(on, place, filter, isExact || isFew(filter, window, known), isExact),
  };
}

/** @see isFew of events */
function isFew(filter: PlaceFilter, { offset, limit }: Window, known: Total | undefined): boolean {
  if (filter.ids) return true;
  return known !== undefined && known.total ** 2 <= (offset + limit) * known.posts;
}

function idsOf(on: Sql, place: Place, filter: PlaceFilter, isSorted: boolean, isExact: boolean): Ids {
  const keys = keysOf("r", filter, isExact);
  const index = on.dialect.useIndex(place.table, ORDERS[filter.order.by][1]);
  const where = and([...conditions(place, filter), ...when(filter.search, searchRows)]);
  const along = joined([sql(`FROM ${place.table} r${index} WHERE`), where]);
  const from = isSorted ? matches(on, place, filter) : along;
  return {
    select: joined([sql(`SELECT ${keys.join(", ")}`), from]),
    order: ordered(keys, filter.order.descending),
  };
}

/** FROM and WHERE of all matches, in no order. */
function matches(on: Sql, place: Place, filter: PlaceFilter): Fragment {
  const search = filter.ids || !filter.search ? undefined : searchWords(on, place.kind, filter.search);
  const rest = search?.rest ?? when(filter.search, searchRows);
  const where = and([...conditions(place, filter), ...rest]);
  if (!search?.lead) return joined([sql(`FROM ${place.table} r WHERE`), where]);
  const { from, on: by } = search.lead;
  const join = sql(`${on.dialect.orderedJoin} ${place.table} r ON ${by} WHERE`);
  return joined([sql("FROM"), from, join, where]);
}

function conditions({ kind }: Place, filter: PlaceFilter): Fragment[] {
  const { gate } = filter;
  return [
    visible("r", gate, filter.statuses),
    ...onRow(filter),
    ...when(filter.hasEvents, (wanted) => withEvents(kind, wanted, finished(gate))),
    ...when(filter.upcoming, (wanted) => withEvents(kind, wanted, upcoming(gate))),
  ];
}

/** Whether there are events with the condition that link to the place, or none. */
function withEvents(kind: Place["kind"], wanted: boolean, condition: Fragment): Fragment {
  const links = "SELECT l.event_id FROM kalends_event_links l WHERE l.kind = ? AND l.target_id = r.id AND";
  const exists = `${wanted ? "" : "NOT "}EXISTS (${links} ${condition.text})`;
  return { text: exists, values: [kind, ...condition.values] };
}

const finished = (gate: Gate): Fragment => visible("l", gate, ["publish", "future", "private"]);

const upcoming = (gate: Gate): Fragment => and([visible("l", gate), sql("l.utc_start_date > ?", gate.now)]);

function keysOf(at: "r" | "k", { order }: PlaceFilter, isExact: boolean): string[] {
  if (order.by === "id") return [`${at}.block`, `${at}.id`];
  const first = isExact && order.by === "title" ? "title_key" : ORDERS[order.by][0];
  return [...new Set([first, "date_utc", "id"])].map((name) => `${at}.${name}`);
}
