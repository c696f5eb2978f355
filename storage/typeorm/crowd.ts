/**
 * Orders by a key that many events share, as those of one import share their date, and then by start. Where a list
 * asks for a stretch of starts, going along such an order may pass all the others of a crowd before the first that
 * matches. So a crowd near the beginning is looked for, and within it the list goes straight to the starts asked for.
 */
import type { EventFilter, EventOrder, Window } from "../../src/store.ts";
import { type Fragment, joined, type Sql, sql } from "./sql.ts";

/** The key of each such order, and its index. */
const ORDERS: Partial<Record<EventOrder, readonly [key: string, index: string]>> = {
  title: ["title_start", "by_title"],
  date: ["date_utc", "by_date"],
  modified: ["modified_utc", "by_modified"],
};
/** A crowd is so many with one key; as many may be passed before it. */
const MANY = 500;

/** The key of a crowd near the beginning of the list's order. What is remembered of it may be late: that costs time only. */
export async function crowdOf(on: Sql, filter: EventFilter, window: Window): Promise<string | undefined> {
  const { by, descending } = filter.order;
  const order = ORDERS[by];
  if (!order || !on.totals || !hasStretch(filter) || window.offset + window.limit > MANY) return undefined;
  const name = `${by} ${descending}`;
  const { crowds } = on.totals;
  if (!crowds.has(name)) crowds.set(name, { key: await lookedUp(on, order, descending) });
  return crowds.get(name)?.key;
}

const hasStretch = ({ startFrom, startBefore, endBefore, ids, near }: EventFilter): boolean =>
  (startFrom ?? startBefore ?? endBefore) !== undefined && !ids && !near;

/** The key of the last of so many, if the next so many share it. */
async function lookedUp(
  { dialect, all }: Sql,
  [key, index]: readonly [string, string],
  descending: boolean,
): Promise<string | undefined> {
  const direction = descending ? "DESC" : "ASC";
  const at = (
    offset: number,
  ) => `(SELECT ${key} FROM kalends_events${dialect.useIndex("kalends_events", index)}
    WHERE hide_from_listings = 0 ORDER BY ${key} ${direction} LIMIT 1 OFFSET ${offset})`;
  const [found] = await all(sql(`SELECT ${at(MANY)} AS near, ${at(2 * MANY)} AS far`));
  return found?.near !== null && found?.near === found?.far ? String(found?.near) : undefined;
}

/** A list in its order: `along` gives the SELECT of the ids with a condition. */
export interface Walk {
  readonly along: (condition: Fragment) => Fragment;
  readonly order: string;
  /** Of those that share the key. */
  readonly ties: string;
}

/** The beginning of a list before a crowd, within it and, unless that is enough, after it. */
export function around(
  { along, order, ties }: Walk,
  filter: EventFilter,
  crowd: string,
  window: Window,
): Fragment {
  const [key] = ORDERS[filter.order.by]!;
  const [before, after] = filter.order.descending ? [">", "<"] : ["<", ">"];
  const most = window.offset + Math.max(0, window.limit);
  const part = (is: string, more: readonly Fragment[] = []) => {
    const select = along(joined([sql(`r.${key} ${is} ?`, crowd), ...more]));
    const by = is === "=" ? ties : order;
    return joined([sql("SELECT * FROM ("), select, sql(`ORDER BY ${by} LIMIT ?) AS part`, most)]);
  };
  const first = joined([part(before), part("=")], " UNION ALL ");
  const isShort = joined([sql("AND (SELECT COUNT(*) FROM ("), first, sql(") AS found) < ?", most)]);
  return joined([first, part(after, [isShort])], " UNION ALL ");
}
