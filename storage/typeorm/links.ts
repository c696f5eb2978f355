import type { EventDraft } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import { idMark } from "./columns.ts";
import type { Made } from "./kinds.ts";
import { insertRows, type Sql, sql, type Value } from "./sql.ts";

type Event = Made<EventDraft>;

/** A kind of record that events link to, as the key of the links in the row. */
export type Link = "categories" | "tags" | "venue" | "organizer";

export const LINKS: readonly Link[] = ["venue", "organizer", "tags", "categories"];

/** Makes the table of links say what the event does, as far as it has changed. */
export async function relinkEvent(tx: Tx, before: Event | undefined, after: Event | undefined): Promise<void> {
  const [old, rows] = [before ? linkRows(before) : [], after ? linkRows(after) : []];
  if (JSON.stringify(old) === JSON.stringify(rows)) return;
  if (old.length) await tx.run(sql("DELETE FROM kalends_event_links WHERE event_id = ?", (before ?? after)!.id));
  await insertRows(tx, "kalends_event_links", rows);
}

/** Takes a removed record out of all events. That is no write of the events: their revisions stay. */
export async function unlink(tx: Tx, link: Link, id: number): Promise<void> {
  const linked = "SELECT event_id FROM kalends_event_links WHERE kind = ? AND target_id = ?";
  const update = `UPDATE kalends_events SET ${link} = REPLACE(${link}, ?, '') WHERE id IN (${linked})`;
  await tx.run(sql(update, idMark(id), link, id));
  await tx.run(sql("DELETE FROM kalends_event_links WHERE kind = ? AND target_id = ?", link, id));
}

/** How many events published at the time link to each of the records. */
export async function publishedCounts(on: Sql, link: Link, now: string): Promise<ReadonlyMap<number, number>> {
  const text = `SELECT target_id, COUNT(*) AS events FROM kalends_event_links
    WHERE kind = ? AND status = 'publish' AND date_utc <= ? GROUP BY target_id`;
  const rows = await on.all(sql(text, link, now));
  return new Map(rows.map((row) => [Number(row["target_id"]), Number(row["events"])]));
}

function linkRows(event: Event): Record<string, Value>[] {
  const { id, author, status, start_date, end_date, utc_start_date, date_utc } = event;
  const about = { event_id: id, author, status, start_date, end_date, utc_start_date, date_utc };
  const hide_from_listings = Number(event.hide_from_listings);
  return LINKS.flatMap((kind) =>
    [...new Set(event[kind])].map((target_id) => ({ kind, target_id, ...about, hide_from_listings })),
  );
}
