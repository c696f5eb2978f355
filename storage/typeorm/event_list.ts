import type { Circle, EventFilter, EventOrder, Window } from "../../src/store.ts";
import { isOfOneStatus } from "./conditions.ts";
import { onBoth, onEvent } from "./event_conditions.ts";
import { EVENTS } from "./kinds.ts";
import { LINKS, type Link } from "./links.ts";
import { eventsNear } from "./near.ts";
import { countOf, type Listing, ordered } from "./page.ts";
import { and, type Fragment, joined, oneOf, type Sql, sql } from "./sql.ts";

/** Columns of the event itself by which lists are ordered; ties come after. */
const KEYS: Readonly<Record<Exclude<EventOrder, "start_date">, string>> = {
  distance: "n.far",
  title: "r.title_key",
  date: "r.date_utc",
  modified: "r.modified_utc",
  id: "r.id",
  end_date: "r.end_date",
};
const COLUMNS = EVENTS.codec.select("r");
/** Of so many ids of a link the lists are merged. */
const MOST = 50;

/** The statements of a list of events. */
export function eventListing(on: Sql, filter: EventFilter, window: Window): Listing {
  if (filter.near) return nearList(on, filter, filter.near);
  const ids = (link: Link) => new Set(filter[link]).size;
  const single = LINKS.find((link) => ids(link) === 1);
  if (single) return listOfOne(on, filter, single);
  const several = LINKS.find((link) => ids(link) > 1 && ids(link) <= MOST);
  if (several && filter.order.by === "start_date") return mergedList(on, filter, several, window);
  return plainList(on, filter, window);
}

function plainList(on: Sql, filter: EventFilter, window: Window): Listing {
  const where = and([...onBoth("r", filter), ...onEvent(filter)]);
  const from = joined([sql(`FROM kalends_events r${indexFor(on, filter)} WHERE`), where]);
  const order = orderOf(filter, "r");
  const list = { columns: COLUMNS, from, order, total: countOf(from) };
  return filter.order.by === "start_date" ? list : { ...list, from: firstIds(on, from, order, window) };
}

/** Venues in the circle lead, of which there are few. */
function nearList(on: Sql, filter: EventFilter, near: Circle): Listing {
  const where = and([...onBoth("r", filter), ...onEvent(filter)]);
  const join = `) AS n ${on.dialect.orderedJoin} kalends_events r ON r.id = n.event_id WHERE`;
  const from = joined([sql("FROM ("), eventsNear(near, filter.gate), sql(join), where]);
  return { columns: COLUMNS, from, order: orderOf(filter, "r"), total: countOf(from) };
}

/** Where rows have to be sorted, ids are: whole rows of all matches would fill the server's sort buffer many times. */
function firstIds({ dialect }: Sql, from: Fragment, order: Fragment, { offset, limit }: Window): Fragment {
  const some = sql("LIMIT ?", offset + Math.max(0, limit));
  const ids = joined([sql("FROM (SELECT r.id"), from, sql("ORDER BY"), order, some]);
  return joined([ids, sql(`) AS k ${dialect.orderedJoin} kalends_events r ON r.id = k.id`)]);
}

/** With one id of a link the table of links leads, as its key has the order of lists. */
function listOfOne(on: Sql, filter: EventFilter, link: Link): Listing {
  const [id] = filter[link]!;
  const from = branch(on, filter, link, id!);
  const total = countOf(onEvent(filter, link).length ? from : linksAlone(on, filter, link));
  return { columns: COLUMNS, from, order: orderOf(filter, "l"), total };
}

/** With several ids the beginnings of their lists are merged: of each no more is read than the window may need. */
function mergedList(on: Sql, filter: EventFilter, link: Link, { offset, limit }: Window): Listing {
  const rest = onEvent(filter, link);
  const parts = [...new Set(filter[link])].map((id, i) => {
    const columns = sql(`SELECT * FROM (SELECT l.start_date, l.date_utc, l.event_id`);
    const end = sql(`LIMIT ?) AS part${i}`, offset + Math.max(0, limit));
    return joined([columns, branch(on, filter, link, id), sql("ORDER BY"), orderOf(filter, "l"), end]);
  });
  const join = `${on.dialect.orderedJoin} kalends_events r ON r.id = l.event_id`;
  const from = joined([sql("FROM ("), joined(parts, " UNION "), sql(`) AS l ${join}`)]);
  const matches = rest.length
    ? joined([linksAlone(on, filter, link, join), sql("AND"), and(rest)])
    : undefined;
  const counted = matches ?? linksAlone(on, filter, link);
  const total = joined([sql("SELECT COUNT(DISTINCT l.event_id) AS total"), counted]);
  return { columns: COLUMNS, from, order: orderOf(filter, "l"), total };
}

/** Events in the order of one id's links. */
function branch(on: Sql, filter: EventFilter, link: Link, id: number): Fragment {
  const join = `${on.dialect.orderedJoin} kalends_events r ON r.id = l.event_id`;
  const rest = onEvent(filter, link);
  const list = linksAlone(on, { ...filter, [link]: [id] }, link, join);
  return rest.length ? joined([list, sql("AND"), and(rest)]) : list;
}

function linksAlone({ dialect }: Sql, filter: EventFilter, link: Link, join = ""): Fragment {
  const { gate, statuses } = filter;
  const index = dialect.useIndex(isOfOneStatus(gate, statuses) ? "PRIMARY" : "everything");
  const where = [sql("l.kind = ?", link), oneOf("l.target_id", filter[link] ?? []), ...onBoth("l", filter)];
  return joined([sql(`FROM kalends_event_links l${index} ${join} WHERE`), and(where)]);
}

/** Named only where few conditions could lead elsewhere: then the optimiser knows best. */
function indexFor({ dialect }: Sql, filter: EventFilter): string {
  const { gate, statuses, order } = filter;
  const isElsewhere =
    filter.ids ?? filter.changedAfter ?? filter.postParent ?? LINKS.find((link) => filter[link]);
  if (order.by !== "start_date" || isElsewhere !== undefined) return "";
  return dialect.useIndex(isOfOneStatus(gate, statuses) ? "listed" : "everything");
}

function orderOf({ order }: EventFilter, at: "r" | "l"): Fragment {
  const ties = [`${at}.start_date`, `${at}.date_utc`, at === "l" ? "l.event_id" : "r.id"];
  return ordered(order.by === "start_date" ? ties : [KEYS[order.by], ...ties], order.descending);
}
