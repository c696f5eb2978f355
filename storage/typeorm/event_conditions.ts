import type { EventFilter, Gate } from "../../src/store.ts";
import { onRow, visible } from "./conditions.ts";
import { nameKind, valueKind } from "./extra.ts";
import { LINKS, type Link } from "./links.ts";
import { located } from "./near.ts";
import { and, type Fragment, oneOf, or, sql, when } from "./sql.ts";

/** Conditions on what the event `r` and the table of links `l` both have. */
export function onBoth(at: "r" | "l", filter: EventFilter): Fragment[] {
  return [
    sql(`${at}.hide_from_listings = 0`),
    visible(at, filter.gate, filter.statuses),
    ...when(filter.startFrom, (from) => sql(`${at}.start_date >= ?`, from)),
    ...when(filter.startBefore, (before) => sql(`${at}.start_date < ?`, before)),
    ...when(filter.endFrom, (from) => sql(`${at}.end_date >= ?`, from)),
    ...when(filter.endBefore, (before) => sql(`${at}.end_date < ?`, before)),
  ];
}

/** All other conditions, on the event; those of the link that leads excepted. */
export function onEvent(filter: EventFilter, lead?: Link): Fragment[] {
  return [
    ...onRow(filter),
    ...when(filter.search && filter.gate, searchable),
    ...when(filter.featured, (featured) => sql("r.featured = ?", Number(featured))),
    ...when(filter.postParent, (parent) => sql("r.post_parent = ?", parent)),
    ...when(filter.extra, (wanted) => and(Object.entries(wanted).map(has))),
    ...when(filter.located, (wanted) => located(wanted, filter.gate)),
    ...LINKS.filter((link) => link !== lead).flatMap((link) =>
      when(filter[link], (ids) => linked(link, ids)),
    ),
  ];
}

/** A search must not tell what a password protects. */
function searchable({ everything, author, edits = everything ? "all" : "own" }: Gate): Fragment {
  if (edits === "all") return sql("1 = 1");
  const own = edits === "own" ? "r.author = ?" : "r.author = ? AND r.status <> 'publish'";
  const owner = edits === "none" ? undefined : author;
  return or([sql("r.password_hash = ''"), ...when(owner, (id) => sql(own, id))]);
}

function has([name, value]: [string, string | number | boolean | null]): Fragment {
  const ids = "(SELECT x.event_id FROM kalends_event_links x WHERE x.kind = ? AND x.target_id = 0)";
  return value === null
    ? sql(`r.id NOT IN ${ids}`, nameKind(name))
    : sql(`r.id IN ${ids}`, valueKind(name, value));
}

function linked(link: Link, ids: readonly number[]): Fragment {
  const { text, values } = and([sql("x.kind = ?", link), oneOf("x.target_id", ids)]);
  return { text: `r.id IN (SELECT x.event_id FROM kalends_event_links x WHERE ${text})`, values };
}
