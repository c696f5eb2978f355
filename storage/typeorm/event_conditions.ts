import { addDays } from "../../src/dates/clock.ts";
import type { EventFilter, Gate } from "../../src/store.ts";
import { onRow, visible } from "./conditions.ts";
import { nameKind, valueKind } from "./extra.ts";
import { LINKS } from "./links.ts";
import { located } from "./near.ts";
import { and, type Fragment, oneOf, or, type Sql, sql, when } from "./sql.ts";

/** Conditions on what the event `r` and the table of links `l` both have. */
export function onBoth(at: "r" | "l", filter: EventFilter): Fragment[] {
  return [
    sql(`${at}.hide_from_listings = 0`),
    visible(at, filter.gate, filter.statuses),
    ...when(filter.startFrom, (from) => sql(`${at}.start_date >= ?`, from)),
    ...when(filter.startBefore, (before) => sql(`${at}.start_date < ?`, before)),
    ...when(filter.endFrom, (from) => sql(`${at}.end_date >= ?`, from)),
    ...when(filter.endBefore, (before) => sql(`${at}.end_date < ?`, before)),
    ...when(filter.runsFrom, (from) => sql(`(${at}.end_date > ? OR ${at}.start_date >= ?)`, from, from)),
    // No event ends more than a day before it starts: these say nothing new, but tell indexes where to begin or end.
    ...when(filter.endBefore, (before) => sql(`${at}.start_date <= ?`, addDays(before, 1))),
    ...when(filter.runsFrom, (from) => sql(`${at}.end_date >= ?`, addDays(from, -1))),
  ];
}

/** What is asked of the event itself beside that, apart from what is searched for. */
export function onEvent(filter: EventFilter): Fragment[] {
  return [
    ...onRow(filter),
    ...when(filter.search && filter.gate, searchable),
    ...when(filter.featured, (featured) => sql("r.featured = ?", Number(featured))),
    ...when(filter.postParent, (parent) => sql("r.post_parent = ?", parent)),
    ...when(filter.located, (wanted) => located(wanted, filter.gate)),
  ];
}

/** What is asked of the links of the event, of which `id` is the column. */
export const onLinks = ({ dialect }: Sql, id: string, filter: EventFilter): Fragment[] => {
  const from = `FROM kalends_event_links x${dialect.useIndex("kalends_event_links", "event")}`;
  // Counted, as optimisers turn what only asks whether there is one into joins, and lose the list's order.
  const has = (kind: string, ids: readonly number[], is = "> 0"): Fragment => {
    const { text, values } = and([sql("x.kind = ?", kind), oneOf("x.target_id", ids)]);
    return { text: `(SELECT COUNT(*) ${from} WHERE x.event_id = ${id} AND ${text}) ${is}`, values };
  };
  return [
    ...LINKS.flatMap((link) => when(filter[link], (ids) => has(link, ids))),
    ...Object.entries(filter.extra ?? {}).map(([name, value]) =>
      value === null ? has(nameKind(name), [0], "= 0") : has(valueKind(name, value), [0]),
    ),
  ];
};

/** A search must not tell what a password protects. */
function searchable({ everything, author, edits = everything ? "all" : "own" }: Gate): Fragment {
  if (edits === "all") return sql("1 = 1");
  const own = edits === "own" ? "r.author = ?" : "r.author = ? AND r.status <> 'publish'";
  const owner = edits === "none" ? undefined : author;
  return or([sql("r.is_protected = 0"), ...when(owner, (id) => sql(own, id))]);
}
