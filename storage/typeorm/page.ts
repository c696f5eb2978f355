import type { Page, Window } from "../../src/store.ts";
import { type Found, type Fragment, joined, type Sql, sql } from "./sql.ts";

/** A list as statements: what to select, from what, in which order. */
export interface Listing {
  /** The columns of the rows. */
  readonly columns: string;
  /** FROM and WHERE. */
  readonly from: Fragment;
  readonly order: Fragment;
  /** The SELECT of the number of all matches, as `total`. */
  readonly total: Fragment;
}

/**
 * A window of the list. Rows and total come from one statement and so from one moment; only a window beyond the end
 * takes a second one.
 */
export async function pageOf<Row>(
  on: Sql,
  { columns, from, order, total }: Listing,
  { offset, limit }: Window,
  read: (found: Found) => Row,
): Promise<Page<Row>> {
  if (limit > 0) {
    const parts = [sql(`SELECT ${columns}, (`), total, sql(") AS total"), from, sql("ORDER BY"), order];
    const found = await on.all(joined([...parts, sql("LIMIT ? OFFSET ?", limit, offset)]));
    const matches = found[0] ? Number(found[0].total) : 0;
    if (found.length || offset === 0) return { rows: found.map(read), total: matches };
  }
  const [row] = await on.all(total);
  return { rows: [], total: Number(row?.total) };
}

/** The number of rows of FROM and WHERE. */
export const countOf = (from: Fragment): Fragment => joined([sql("SELECT COUNT(*) AS total"), from]);

/** The columns in one direction. */
export function ordered(columns: readonly string[], descending: boolean): Fragment {
  const direction = descending ? "DESC" : "ASC";
  return sql([...new Set(columns)].map((column) => `${column} ${direction}`).join(", "));
}
