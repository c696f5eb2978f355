import type { EventDraft, EventFilter, EventOrder, EventRow, Page, Window } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import { isOfOneStatus, onRow, visible } from "./conditions.ts";
import { EVENTS, type Made } from "./kinds.ts";
import { LINKS, type Link, relinkEvent } from "./links.ts";
import { type Listing, ordered, pageOf } from "./page.ts";
import { PostTable } from "./posts.ts";
import { and, type Fragment, joined, oneOf, or, type Sql, sql, when } from "./sql.ts";

/** Columns of the event itself by which lists are ordered; ties come after. */
const KEYS: Readonly<Record<Exclude<EventOrder, "start_date">, string>> = {
  title: "r.title_key",
  date: "r.date_utc",
  modified: "r.modified_utc",
  id: "r.id",
  end_date: "r.end_date",
};

export class EventTable extends PostTable<EventDraft> {
  constructor() {
    super(EVENTS);
  }

  list(on: Sql, filter: EventFilter, window: Window): Promise<Page<EventRow>> {
    return pageOf(on, listing(on, filter), window, (found) => EVENTS.codec.read(found));
  }

  protected override relink(
    tx: Tx,
    before: Made<EventDraft> | undefined,
    after: Made<EventDraft> | undefined,
  ): Promise<void> {
    return relinkEvent(tx, before, after);
  }
}

/** The statements of a list. With one id of a link the table of links leads, as its key has the order of lists. */
function listing(on: Sql, filter: EventFilter): Listing {
  const lead = LINKS.find((link) => filter[link]?.length === 1);
  const at = lead ? "l" : "r";
  const first = [...(lead ? [linkedTo(lead, filter[lead]![0]!)] : []), ...onBoth(at, filter)];
  const rest = [...onEvent(filter), ...LINKS.filter((link) => link !== lead).flatMap((link) => linked(link, filter))];
  const tables = lead ? leading(on, filter) : sql(`FROM kalends_events r${indexFor(on, filter)}`);
  const from = joined([tables, sql("WHERE"), and([...first, ...rest])]);
  const alone = joined([sql("FROM kalends_event_links l WHERE"), and(first)]);
  return {
    columns: EVENTS.codec.select("r"),
    from,
    counted: lead && !rest.length ? alone : from,
    order: orderOf(filter, at),
  };
}

/** Conditions on what the event and the table of links both have. */
function onBoth(at: string, filter: EventFilter): Fragment[] {
  return [
    sql(`${at}.hide_from_listings = 0`),
    visible(at, filter.gate, filter.statuses),
    ...when(filter.startFrom, (from) => sql(`${at}.start_date >= ?`, from)),
    ...when(filter.startBefore, (before) => sql(`${at}.start_date < ?`, before)),
    ...when(filter.endFrom, (from) => sql(`${at}.end_date >= ?`, from)),
    ...when(filter.endBefore, (before) => sql(`${at}.end_date < ?`, before)),
  ];
}

function onEvent(filter: EventFilter): Fragment[] {
  return [
    ...onRow(filter),
    ...when(filter.search && filter.gate, searchable),
    ...when(filter.featured, (featured) => sql("r.featured = ?", Number(featured))),
    ...when(filter.postParent, (parent) => sql("r.post_parent = ?", parent)),
  ];
}

/** A search must not tell what a password protects. */
function searchable({ everything, author }: EventFilter["gate"]): Fragment {
  if (everything) return sql("1 = 1");
  return or([sql("r.password_hash = ''"), ...when(author, (own) => sql("r.author = ?", own))]);
}

const linkedTo = (link: Link, id: number): Fragment => sql("l.kind = ? AND l.target_id = ?", link, id);

function linked(link: Link, filter: EventFilter): readonly Fragment[] {
  return when(filter[link], (ids) => {
    const { text, values } = and([sql("x.kind = ?", link), oneOf("x.target_id", ids)]);
    return { text: `r.id IN (SELECT x.event_id FROM kalends_event_links x WHERE ${text})`, values };
  });
}

function leading({ dialect }: Sql, { gate, statuses }: EventFilter): Fragment {
  const index = dialect.useIndex(isOfOneStatus(gate, statuses) ? "PRIMARY" : "everything");
  return sql(
    `FROM kalends_event_links l${index} ${dialect.orderedJoin} kalends_events r ON r.id = l.event_id`,
  );
}

/** Named only where few conditions could lead elsewhere: then the optimiser knows best. */
function indexFor({ dialect }: Sql, filter: EventFilter): string {
  const { gate, statuses, order } = filter;
  const isElsewhere = filter.ids ?? filter.changedAfter ?? filter.postParent ?? LINKS.find((link) => filter[link]);
  if (order.by !== "start_date" || isElsewhere !== undefined) return "";
  return dialect.useIndex(isOfOneStatus(gate, statuses) ? "listed" : "everything");
}

function orderOf({ order }: EventFilter, at: string): Fragment {
  const ties = [`${at}.start_date`, `${at}.date_utc`, at === "l" ? "l.event_id" : "r.id"];
  return ordered(order.by === "start_date" ? ties : [KEYS[order.by], ...ties], order.descending);
}
