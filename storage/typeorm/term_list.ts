import type { TermFilter, TermOrder } from "../../src/store.ts";
import type { Link } from "./links.ts";
import { type Fragment, oneOf, or, sql, when } from "./sql.ts";

const KEYS: Readonly<Record<Exclude<TermOrder, "given" | "none">, string>> = {
  name: "r.name_key",
  id: "r.id",
  slug: "r.slug",
  count: "r.events",
  description: "r.description",
  parent: "r.parent",
};

/** All of the filter, apart from the kind. */
export function termConditions(filter: TermFilter, link: Link): Fragment[] {
  return [
    ...when(filter.ids, (ids) => oneOf("r.id", ids)),
    ...when(filter.exclude, excluding),
    ...when(filter.search, contains),
    ...when(filter.slug, (slug) => sql("r.slug = ?", slug)),
    ...when(filter.parent, (parent) => sql("r.parent = ?", parent)),
    ...when(filter.changedAfter, (time) => sql("r.changed_utc > ?", time)),
    ...(filter.used ? [used(link, filter.now)] : []),
  ];
}

/** How many events published at the time use the term `r`, as the column `events`. */
export function countColumn(link: Link, now: string): Fragment {
  const text = `(SELECT COUNT(*) FROM kalends_event_links l WHERE l.kind = ? AND l.target_id = r.id
    AND l.status = 'publish' AND l.date_utc <= ?) AS events`;
  return sql(text, link, now);
}

/** The order asked for, ties by id ascending. */
export function termOrder({ order, ids }: TermFilter): Fragment {
  const key = keyOf(order.by, ids ?? []);
  const direction = order.descending ? "DESC" : "ASC";
  return key ? { text: `${key.text} ${direction}, r.id ASC`, values: key.values } : sql("r.id ASC");
}

function keyOf(by: TermOrder, ids: readonly number[]): Fragment | undefined {
  if (by === "none") return undefined;
  if (by !== "given") return sql(KEYS[by]);
  const given = [...new Set(ids)];
  if (!given.length) return undefined;
  const cases = given.map((_, place) => `WHEN ? THEN ${place}`).join(" ");
  return { text: `CASE r.id ${cases} END`, values: given };
}

function excluding(ids: readonly number[]): Fragment {
  if (!ids.length) return sql("1 = 1");
  const { text, values } = oneOf("r.id", ids);
  return { text: `NOT (${text})`, values };
}

const contains = (folded: string): Fragment =>
  or([sql("INSTR(r.name_key, ?) > 0", folded), sql("INSTR(r.slug, ?) > 0", folded)]);

/** Terms that published events use, and all those above them. */
function used(link: Link, now: string): Fragment {
  const published = `SELECT l.target_id FROM kalends_event_links l
    WHERE l.kind = ? AND l.status = 'publish' AND l.date_utc <= ?`;
  const above = "SELECT c.parent FROM kalends_terms c JOIN above a ON c.id = a.id WHERE c.parent <> 0";
  const all = `WITH RECURSIVE above (id) AS (${published} UNION ${above}) SELECT a.id FROM above a`;
  return sql(`r.id IN (${all})`, link, now);
}
