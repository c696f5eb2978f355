import { numbered } from "../../src/text/slugs.ts";
import { and, type Fragment, oneOf, type Sql, sql } from "./sql.ts";

/** So many names are asked for at once: few at first, as most slugs are free. */
const FIRST = 8;
const MOST = 400;

/**
 * The first free of `slug`, `numbered(slug, 2)`, … in the table, as far as `within` goes. Only to be asked by who
 * holds the lock of writers.
 */
export async function freeSlug(
  on: Sql,
  table: string,
  slug: string,
  within: readonly Fragment[],
): Promise<string> {
  if (slug === "") return slug;
  for (let n = 1, size = FIRST; ; n += size, size = MOST) {
    const from = n;
    const names = Array.from({ length: size }, (_, i) => (from + i === 1 ? slug : numbered(slug, from + i)));
    const { text, values } = and([oneOf("slug", names), ...within]);
    const rows = await on.all(sql(`SELECT slug FROM ${table} WHERE ${text}`, ...values));
    const taken = new Set(rows.map((row) => row.slug));
    const free = names.find((name) => !taken.has(name));
    if (free !== undefined) return free;
  }
}
