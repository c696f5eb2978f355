import type { TermFilter, TermKind, TermOrder } from "../../src/store.ts";
import type { Dialect } from "./dialect.ts";
import type { Link } from "./links.ts";
import { countOf, type Listing } from "./page.ts";
import { and, type Fragment, joined, oneOf, or, type Sql, sql, when } from "./sql.ts";
import type { Follow } from "./totals.ts";

const KEYS: Readonly<Record<Exclude<TermOrder, "given" | "none" | "count">, string>> = {
  name: "r.name_key",
  id: "r.id",
  slug: "r.slug",
  description: "r.description",
  parent: "r.parent",
};

/** Which of the terms in the one table. */
interface Which {
  readonly kind: TermKind;
  readonly link: Link;
}

/** The statements of a list of terms. */
export function termListing(on: Sql, columns: string, { kind, link }: Which, filter: TermFilter): Listing {
  const { now, order, ...rest } = filter;
  const where = and([sql("r.kind = ?", kind), ...conditions(on, filter, link)]);
  const from = joined([sql("FROM kalends_terms r WHERE"), where]);
  const count = countColumn(on, link, now);
  const key = keyOf(on, filter, link);
  const direction = order.descending ? "DESC" : "ASC";
  const select = joined([sql("SELECT r.id,"), key, sql("AS sorted"), from]);
  return {
    key: JSON.stringify([kind, rest]),
    ...{ now, total: () => countOf(from), follow: () => followTerms(kind, filter) },
    ...{ table: "kalends_terms", columns: joined([sql(`${columns},`), count]) },
    order: `k.sorted ${direction}, k.id ASC`,
    ids: () => ({ select, order: `sorted ${direction}, r.id ASC` }),
  };
}

/** Without the terms that only events make a part of the list, other records change nothing. */
function followTerms(own: TermKind, filter: TermFilter): Follow | undefined {
  return ({ kind }) => (kind === own || filter.used ? undefined : 0);
}

/** All of the filter, apart from the kind. */
function conditions({ dialect }: Sql, filter: TermFilter, link: Link): Fragment[] {
  return [
    ...when(filter.ids, (ids) => oneOf("r.id", ids)),
    ...when(filter.exclude, excluding),
    ...when(filter.search, contains),
    ...when(filter.slug, (slug) => sql("r.slug = ?", slug)),
    ...when(filter.parent, (parent) => sql("r.parent = ?", parent)),
    ...when(filter.changedAfter, (time) => sql("r.changed_utc > ?", time)),
    ...(filter.used ? [used(dialect, link, filter.now)] : []),
  ];
}

/** How many events published at the time use the term `r`, as the column `events`. */
export function countColumn({ dialect }: Sql, link: Link, now: string): Fragment {
  const { text, values } = published(dialect, link, now);
  return { text: `${text} AS events`, values };
}

/** Those that are published sooner or later, less those that time has yet to publish. */
function published(dialect: Dialect, link: Link, now: string): Fragment {
  const [coming, links] = [
    dialect.useIndex("kalends_events", "published"),
    dialect.useIndex("kalends_event_links", "event"),
  ];
  // Few events are yet to come: they are looked up once for all terms.
  const text = `r.published - COALESCE((SELECT SUM(s.uses) FROM (
      SELECT l.target_id, COUNT(*) AS uses FROM kalends_events e${coming}
      ${dialect.orderedJoin} kalends_event_links l${links} ON l.event_id = e.id AND l.kind = ?
      WHERE e.status = 'publish' AND e.date_utc > ? GROUP BY l.target_id
    ) AS s WHERE s.target_id = r.id), 0)`;
  return sql(text, link, now);
}

/** By what the order is, ties apart, which go by id ascending. */
function keyOf({ dialect }: Sql, { order, ids, now }: TermFilter, link: Link): Fragment {
  if (order.by === "none") return sql("0");
  if (order.by === "count") return published(dialect, link, now);
  if (order.by !== "given") return sql(KEYS[order.by]);
  const given = [...new Set(ids)];
  if (!given.length) return sql("0");
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
function used(dialect: Dialect, link: Link, now: string): Fragment {
  const count = published(dialect, link, now);
  const counted = `SELECT r.id FROM kalends_terms r WHERE r.kind = ? AND r.published > 0 AND ${count.text} > 0`;
  const above = "SELECT c.parent FROM kalends_terms c JOIN above a ON c.id = a.id WHERE c.parent <> 0";
  const all = `WITH RECURSIVE above (id) AS (${counted} UNION ${above}) SELECT a.id FROM above a`;
  const kind: TermKind = link === "tags" ? "tag" : "category";
  return sql(`r.id IN (${all})`, kind, ...count.values);
}
