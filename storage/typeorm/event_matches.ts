import type { Circle, EventFilter } from "../../src/store.ts";
import { isOfOneStatus } from "./conditions.ts";
import { onBoth, onEvent, onLinks } from "./event_conditions.ts";
import { valueKind } from "./extra.ts";
import { LINKS } from "./links.ts";
import { eventsNear } from "./near.ts";
import { countOf } from "./page.ts";
import { type Search, searchRows, searchWords } from "./search.ts";
import { and, type Fragment, joined, oneOf, type Sql, sql, when } from "./sql.ts";
import { BLOCK_SHIFT } from "./words.ts";

/** Where all matches of a filter are found with the least effort, in no order. */
export interface Matches {
  /** FROM and WHERE. */
  readonly from: Fragment;
  /** The column of the event's id. */
  readonly id: "r.id" | "l.event_id";
  /** Whether an event may be there several times. */
  readonly isRepeated: boolean;
}

export function matchesOf(on: Sql, filter: EventFilter): Matches {
  const { near, ids, search } = filter;
  if (near)
    return found(on, filter, { from: nearby(near, filter), on: byId("c0.id") }, when(search, searchRows));
  if (ids) return rows("", [...conditions(on, filter), ...when(search, searchRows)]);
  const words = search && searchWords(on, "event", search);
  if (words?.lead) return found(on, filter, words.lead, words.rest);
  const [lead] = leadsOf(filter);
  const rest = words?.rest ?? [];
  if (lead && !rest.length)
    return { from: linked(on, lead), id: "l.event_id", isRepeated: lead.ids.length > 1 };
  return rows(anyIndex(on, filter), [...conditions(on, filter), ...rest]);
}

/** The event `r` of an id, such that also the index of blocks finds it. */
const byId = (id: string): string => `r.block = ${id} >> ${BLOCK_SHIFT} AND r.id = ${id}`;

const nearby = (circle: Circle, { gate }: EventFilter): Fragment =>
  joined([sql("(SELECT n.event_id AS id, n.far FROM ("), eventsNear(circle, gate), sql(") AS n) AS c0")]);

/** Links of one kind by which events are found, and what else the filter asks. */
export interface Lead {
  readonly kind: string;
  readonly ids: readonly number[];
  readonly rest: EventFilter;
}

/** By what links events can be found: first by those that mostly are fewest. */
export function leadsOf(filter: EventFilter): Lead[] {
  const links = LINKS.flatMap((link): Lead[] => {
    const ids = filter[link];
    return ids ? [{ kind: link, ids: [...new Set(ids)], rest: { ...filter, [link]: undefined } }] : [];
  });
  const values = Object.entries(filter.extra ?? {}).flatMap(([name, value]): Lead[] => {
    const { [name]: _, ...extra } = filter.extra!;
    return value === null ? [] : [{ kind: valueKind(name, value), ids: [0], rest: { ...filter, extra } }];
  });
  return [...links, ...values];
}

/** The SELECT of how many there are. */
export function totalOf(on: Sql, filter: EventFilter): Fragment {
  const { from, id, isRepeated } = matchesOf(on, filter);
  return isRepeated ? joined([sql(`SELECT COUNT(DISTINCT ${id}) AS total`), from]) : countOf(from);
}

/** All conditions on an event `r`, but for the text that is searched for. */
export const conditions = (on: Sql, filter: EventFilter): Fragment[] => [
  ...onBoth("r", filter),
  ...onEvent(filter),
  ...onLinks(on, "r.id", filter),
];

/** The index of events by start. */
export function startIndex({ dialect }: Sql, { gate, statuses, featured }: EventFilter): string {
  const byStatus = isOfOneStatus(gate, statuses) ? "listed" : "everything";
  return dialect.useIndex("kalends_events", featured === undefined ? byStatus : "featured");
}

/** FROM and WHERE of the links of a lead, with as much of the events as the filter asks. */
export function linked(on: Sql, { kind, ids, rest }: Lead): Fragment {
  const { dialect } = on;
  const index = dialect.useIndex("kalends_event_links", "PRIMARY");
  const onRow = [...onEvent(rest), ...when(rest.search, searchRows)];
  const narrow = isOnRow(rest) ? "" : dialect.useIndex("kalends_events", "blocks");
  const join = `${dialect.orderedJoin} kalends_events r${narrow} ON ${byId("l.event_id")}`;
  const where = [
    ...[sql("l.kind = ?", kind), oneOf("l.target_id", ids), ...onBoth("l", rest)],
    ...[...onLinks(on, "l.event_id", rest), ...onRow],
  ];
  return joined([sql(`FROM kalends_event_links l${index} ${onRow.length ? join : ""} WHERE`), and(where)]);
}

/** The index of all matches where only dates, status and flags are asked for. */
function anyIndex(on: Sql, filter: EventFilter): string {
  if (isElsewhere(filter)) return "";
  const isByEnd = (filter.endFrom ?? filter.runsFrom) !== undefined && filter.startFrom === undefined;
  return isByEnd ? on.dialect.useIndex("kalends_events", "by_end") : startIndex(on, filter);
}

function found(on: Sql, filter: EventFilter, lead: Led, rest: readonly Fragment[]): Matches {
  const index = on.dialect.useIndex("kalends_events", "blocks");
  const join = sql(`${on.dialect.orderedJoin} kalends_events r${index} ON ${lead.on} WHERE`);
  const where = and([...conditions(on, filter), ...rest]);
  return { from: joined([sql("FROM"), lead.from, join, where]), id: "r.id", isRepeated: false };
}

/** Tables that lead to events `r`, and how. */
type Led = NonNullable<Search["lead"]>;

const rows = (index: string, where: readonly Fragment[]): Matches => ({
  from: joined([sql(`FROM kalends_events r${index} WHERE`), and(where)]),
  ...{ id: "r.id", isRepeated: false },
});

/** Whether the row itself has to be read to see whether it matches. */
const isOnRow = ({ changedAfter, search }: EventFilter): boolean =>
  changedAfter !== undefined || search !== undefined;

/** Whether few conditions could lead elsewhere: then the optimiser knows best. */
const isElsewhere = ({ changedAfter, postParent }: EventFilter): boolean =>
  changedAfter !== undefined || postParent !== undefined;
