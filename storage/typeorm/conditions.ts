import type { EventFilter, Gate, PlaceFilter, Status } from "../../src/store.ts";
import { and, type Fragment, oneOf, or, sql, when } from "./sql.ts";

/** What the filters of all posts share. */
export type PostFilter = Pick<
  EventFilter & PlaceFilter,
  "gate" | "statuses" | "ids" | "search" | "changedAfter"
>;

const ALL_BUT_TRASH: readonly Status[] = ["publish", "future", "draft", "pending", "private"];

/**
 * What the gate lets through of the statuses, by the columns of the table with the alias. Where all of it has one
 * stored status that is an equality, after which an index keeps its order.
 */
export function visible(at: string, gate: Gate, statuses: readonly Status[] = ALL_BUT_TRASH): Fragment {
  if (gate.everything) return inStatuses(at, statuses, gate.now);
  const isPublished = statuses.includes("publish");
  const forAll = inStatuses(at, isPublished ? ["publish"] : [], gate.now);
  if (gate.author === undefined || (isPublished && statuses.length === 1)) return forAll;
  const own = and([sql(`${at}.author = ?`, gate.author), inStatuses(at, statuses, gate.now)]);
  if (!isPublished) return own;
  const either = or([forAll, own]);
  return isOfOneStatus(gate, statuses) ? and([sql(`${at}.status = 'publish'`), either]) : either;
}

/** Whether `visible` comes down to one stored status. */
export function isOfOneStatus(gate: Gate, statuses: readonly Status[] = ALL_BUT_TRASH): boolean {
  if (!gate.everything && gate.author === undefined) return true;
  return new Set(statuses.map((status) => (status === "future" ? "publish" : status))).size === 1;
}

/** The same, in parts of which each has one stored status. */
export function byStatus(
  gate: Gate,
  statuses: readonly Status[] = ALL_BUT_TRASH,
): readonly (readonly Status[])[] {
  if (statuses.length < 2 || isOfOneStatus(gate, statuses)) return [statuses];
  const stored = new Set(statuses.map((status) => (status === "future" ? "publish" : status)));
  return [...stored].map((one) =>
    statuses.filter((status) => status === one || (one === "publish" && status === "future")),
  );
}

/** The conditions on posts of all kinds that are not in `visible`, on the row itself. */
export function onRow(filter: PostFilter): readonly Fragment[] {
  return [
    ...when(filter.ids, (ids) => oneOf("r.id", ids)),
    ...when(filter.changedAfter, (time) => changed(time, filter.gate)),
  ];
}

function inStatuses(at: string, statuses: readonly Status[], now: string): Fragment {
  const asked = new Set(statuses);
  const both = asked.has("publish") && asked.has("future");
  const stored = [...asked].filter((status) => status !== "future" && (both || status !== "publish"));
  const parts: Fragment[] = stored.length ? [oneOf(`${at}.status`, stored)] : [];
  const published = `${at}.status = 'publish' AND ${at}.date_utc`;
  if (!both && asked.has("publish")) parts.push(sql(`${published} <= ?`, now));
  if (!both && asked.has("future")) parts.push(sql(`${published} > ?`, now));
  return or(parts);
}

function changed(time: string, { now }: Gate): Fragment {
  const appeared = sql("r.status = 'publish' AND r.date_utc > ? AND r.date_utc <= ?", time, now);
  return or([sql("r.changed_utc > ?", time), appeared]);
}
