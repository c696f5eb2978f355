import type { EventFilter, EventOrder, Window } from "../../src/store.ts";
import { byStatus } from "./conditions.ts";
import { around } from "./crowd.ts";
import { conditions, type Lead, leadsOf, linked, matchesOf, startIndex, totalOf } from "./event_matches.ts";
import { followEvents } from "./follow.ts";
import { EVENTS } from "./kinds.ts";
import { type Ids, type Listing, ordered } from "./page.ts";
import { searchRows } from "./search.ts";
import { and, type Fragment, joined, type Sql, sql, when } from "./sql.ts";
import type { Total } from "./totals.ts";

/** By what events are ordered before the ties, and the index of that order. */
const ORDERS: Readonly<
  Record<Exclude<EventOrder, "start_date" | "distance">, readonly [key: string, index: string]>
> = {
  title: ["title_start", "by_title"],
  date: ["date_utc", "by_date"],
  modified: ["modified_utc", "by_modified"],
  id: ["block", "blocks"],
  end_date: ["end_date", "by_end"],
};
const COLUMNS = sql(EVENTS.codec.select("r"));
/** Of so many ids of a link the lists are merged. */
const MOST = 50;

/** What is known of a list beforehand. */
interface Known {
  /** Also titles that differ beyond what is in the index are to be in order. */
  readonly isExact?: boolean;
  /** @see {@link ./crowd.ts} */
  readonly crowd?: string | undefined;
}

/** The statements of a list of events. */
export function eventListing(on: Sql, filter: EventFilter, { isExact = false, crowd }: Known): Listing {
  const { gate, order, ...rest } = filter;
  const { now, ...asker } = gate;
  return {
    key: filter.ids ? undefined : JSON.stringify([asker, rest]),
    ...{ now, total: () => totalOf(on, filter), follow: () => followEvents(filter) },
    ...{ table: "kalends_events", columns: COLUMNS },
    order: ordered(keysOf("k", filter, isExact), order.descending),
    isPlanned: isPlanned(filter),
    ids: (window, known) =>
      isExact || isFew(filter, window, known)
        ? sortedMatches(on, filter, isExact)
        : inOrder(on, filter, window, crowd),
  };
}

/** Whether the matches are found first and then sorted, however many they are. */
const isSorted = ({ ids, near }: EventFilter): boolean => ids !== undefined || near !== undefined;

/** Whether an index in the list's order may have too few of its matches. */
function isPlanned(filter: EventFilter): boolean {
  const { order, search, changedAfter, postParent, located } = filter;
  if (isSorted(filter)) return false;
  if (isOpen(filter)) return true;
  const isLong = leadsOf(filter).some(({ ids }) => ids.length > MOST);
  const isElsewhere = search ?? changedAfter ?? postParent ?? located;
  return order.by !== "start_date" || isElsewhere !== undefined || isLong;
}

/** Whether all that ended before a time is passed first in the order of starts. */
const isOpen = ({ startFrom, endFrom, runsFrom }: EventFilter): boolean =>
  (endFrom ?? runsFrom) !== undefined && startFrom === undefined;

/**
 * Whether to find and sort all matches rather than to go along an index in the list's order: of so many posts that
 * passes `posts / total` for each match of the window. So no list looks at many more than the root of both.
 */
function isFew(filter: EventFilter, { offset, limit }: Window, known: Total | undefined): boolean {
  if (isSorted(filter)) return true;
  if (known === undefined || !isPlanned(filter)) return false;
  const isPast = isOpen(filter) && known.total * 8 <= known.posts;
  return isPast || known.total ** 2 <= (offset + limit) * known.posts;
}

function sortedMatches(on: Sql, filter: EventFilter, isExact: boolean): Ids {
  const { from, id, isRepeated } = matchesOf(on, filter);
  const keys = keysOf("r", filter, isExact);
  const order = ordered(keys, filter.order.descending);
  if (id === "r.id") return { select: joined([sql(`SELECT ${keys.join(", ")}`), from]), order };
  const ids = joined([sql(`(SELECT ${isRepeated ? "DISTINCT " : ""}${id} AS id`), from, sql(") AS m")]);
  const join = sql(`${on.dialect.orderedJoin} kalends_events r ON r.id = m.id`);
  return { select: joined([sql(`SELECT ${keys.join(", ")} FROM`), ids, join]), order };
}

/** Along an index that has the list's order. */
function inOrder(on: Sql, filter: EventFilter, window: Window, crowd: string | undefined): Ids {
  const { by, descending } = filter.order;
  const lead = leadsOf(filter).find(({ ids }) => ids.length > 0 && ids.length <= MOST);
  if (lead && by === "start_date") return alongLinks(on, lead, window);
  const { useIndex } = on.dialect;
  const isByStart = by === "start_date" || by === "distance";
  const index = isByStart ? startIndex(on, filter) : useIndex("kalends_events", ORDERS[by][1]);
  const where = [...conditions(on, filter), ...when(filter.search, searchRows)];
  const keys = keysOf("r", filter);
  const order = ordered(keys, descending);
  const from = sql(`SELECT ${keys.join(", ")} FROM kalends_events r${index} WHERE`);
  const along = (...more: Fragment[]) => joined([from, and([...where, ...more])]);
  if (crowd === undefined) return { select: along(), order };
  const own = keysOf("m", filter);
  const ties = ordered(keys.slice(1), descending);
  const parts = around({ along, order, ties }, filter, crowd, window);
  const select = joined([sql(`SELECT ${own.join(", ")} FROM (`), parts, sql(") AS m")]);
  return { select, order: ordered(own, descending) };
}

/** By the table of links, of which the key has the order of lists for each id and status. */
function alongLinks(on: Sql, { kind, ids, rest }: Lead, window: Window): Ids {
  const parts = byStatus(rest.gate, rest.statuses).flatMap((statuses) =>
    ids.map((id): Lead => ({ kind, ids: [id], rest: { ...rest, statuses } })),
  );
  return parts.length === 1 ? ofOne(on, parts[0]!) : merged(on, parts, window);
}

function ofOne(on: Sql, lead: Lead): Ids {
  const select = joined([sql("SELECT l.start_date, l.date_utc, l.event_id AS id"), linked(on, lead)]);
  return { select, order: ordered(["l.start_date", "l.date_utc", "l.event_id"], lead.rest.order.descending) };
}

/** The beginnings of several lists are merged: of each no more is read than the window may need. */
function merged(on: Sql, leads: readonly Lead[], { offset, limit }: Window): Ids {
  const parts = leads.map((lead, i) => {
    const { select, order } = ofOne(on, lead);
    const cut = sql(`ORDER BY ${order} LIMIT ?) AS part${i}`, offset + Math.max(0, limit));
    return joined([sql("SELECT * FROM ("), select, cut]);
  });
  const [start, end] = [sql("SELECT m.start_date, m.date_utc, m.id FROM ("), sql(") AS m")];
  const order = ordered(["m.start_date", "m.date_utc", "m.id"], leads[0]!.rest.order.descending);
  return { select: joined([start, joined(parts, " UNION "), end]), order };
}

function keysOf(at: "r" | "k" | "m", filter: EventFilter, isExact = false): string[] {
  const { by } = filter.order;
  const ties = ["start_date", "date_utc", "id"].map((name) => `${at}.${name}`);
  if (by === "start_date") return ties;
  // Nothing is left to the ties; blocks are ranges of ids.
  if (by === "id") return [`${at}.block`, `${at}.id`];
  if (by === "distance") return filter.near ? [at === "r" ? "c0.far" : "k.far", ...ties] : ties;
  const [key] = isExact && by === "title" ? ["title_key"] : ORDERS[by];
  return [...new Set([`${at}.${key}`, ...ties])];
}
