import type { Page, Window } from "../../src/store.ts";
import { type Found, type Fragment, joined, type Sql, sql } from "./sql.ts";
import { type Counted, readTotal, type Total, totalColumns } from "./totals.ts";

/** The ids of a list in its order, before it is cut to a window. */
export interface Ids {
  /** SELECT of `id` and of what `order` names, FROM, WHERE. */
  readonly select: Fragment;
  readonly order: string;
}

/** A list as statements. */
export interface Listing extends Counted {
  readonly table: string;
  /** The columns of the rows, of the table `r`. */
  readonly columns: Fragment;
  /** The order of what `ids` selects, as `k`. */
  readonly order: string;
  /** Where the ids are best found depends on the total where it is known; `isPlanned`: very much so. */
  readonly ids: (window: Window, total: Total | undefined) => Ids;
  readonly isPlanned?: boolean;
}

const VERSION = "(SELECT sequence FROM kalends_clock WHERE id = 1) AS version";

/**
 * A window of the list, with the total of the very same data. Where that is known one statement is enough; else it is
 * counted by the statement that reads the rows, or by one before it.
 */
export async function pageOf<Row>(
  on: Sql,
  list: Listing,
  window: Window,
  read: (found: Found) => Row,
): Promise<Page<Row>> {
  const known = on.totals?.find(list) ?? (list.isPlanned ? await count(on, list) : undefined);
  const left = known ? known.total - window.offset : Number.POSITIVE_INFINITY;
  // No looking for more than there is: it would take all that is left of an index.
  const limit = Math.min(window.limit, left);
  if (known) {
    const { rows, version } = await rowsOf(on, list, { ...window, limit }, known);
    const isSame = version === undefined || version === known.version;
    if (isSame) return { rows: rows.map(read), total: known.total };
    const total = limit < window.limit ? undefined : await on.totals?.at(version, on, list, known);
    if (total !== undefined) return { rows: rows.map(read), total };
  }
  return together(on, list, window, read, known);
}

/** Rows and total from one statement and so from one moment. */
async function together<Row>(
  on: Sql,
  list: Listing,
  window: Window,
  read: (found: Found) => Row,
  known: Total | undefined,
): Promise<Page<Row>> {
  const found = window.limit > 0 ? await on.all(statement(on, list, window, known, totalColumns(list))) : [];
  if (found[0]) {
    const { total } = keep(on, list, readTotal(found[0], list.now));
    return { rows: found.map(read), total };
  }
  const { total } = await count(on, list);
  // Where nothing was found at the beginning there was nothing, whatever has come since.
  return { rows: [], total: window.limit > 0 && window.offset === 0 ? 0 : total };
}

async function rowsOf(
  on: Sql,
  list: Listing,
  window: Window,
  known: Total,
): Promise<{ rows: readonly Found[]; version: number | undefined }> {
  if (window.limit > 0) {
    const rows = await on.all(statement(on, list, window, known));
    if (rows[0]) return { rows, version: Number(rows[0].version) };
  }
  const [clock] = await on.all(sql(`SELECT ${VERSION}`));
  // Nothing was found where something should be: it is gone since.
  return { rows: [], version: window.limit > 0 ? -1 : Number(clock?.version) };
}

async function count(on: Sql, list: Listing): Promise<Total> {
  const { text, values } = totalColumns(list);
  const [found] = await on.all(sql(`SELECT ${text}, ${VERSION}`, ...values));
  return keep(on, list, readTotal(found!, list.now));
}

const keep = (on: Sql, list: Listing, total: Total): Total => on.totals?.keep(list, total) ?? total;

/** The ids of the window first: whole rows are only read of those. */
function statement(
  { dialect }: Sql,
  list: Listing,
  window: Window,
  known: Total | undefined,
  more?: Fragment,
): Fragment {
  const { select, order } = list.ids(window, known);
  const columns = joined(more ? [list.columns, more, sql(VERSION)] : [list.columns, sql(VERSION)], ", ");
  const cut = sql(`ORDER BY ${order} LIMIT ? OFFSET ?`, window.limit, window.offset);
  const join = `) AS k ${dialect.orderedJoin} ${list.table} r ON r.id = k.id ORDER BY ${list.order}`;
  return joined([sql("SELECT"), columns, sql("FROM ("), select, cut, sql(join)]);
}

/** The columns in one direction. */
export function ordered(columns: readonly string[], descending: boolean): string {
  const direction = descending ? "DESC" : "ASC";
  return [...new Set(columns)].map((column) => `${column} ${direction}`).join(", ");
}

/** The number of rows of FROM and WHERE. */
export const countOf = (from: Fragment): Fragment => joined([sql("SELECT COUNT(*) AS total"), from]);
