import type { EventDraft } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import { idMark } from "./columns.ts";
import { extraKinds } from "./extra.ts";
import type { Made } from "./kinds.ts";
import { insertRows, sql, type Value } from "./sql.ts";
import type { Change } from "./table.ts";
import { Uses } from "./uses.ts";

type Event = Made<EventDraft>;

/** A kind of record that events link to, as the key of the links in the row. */
export type Link = "categories" | "tags" | "venue" | "organizer";

export const LINKS: readonly Link[] = ["venue", "organizer", "tags", "categories"];

/** Makes the table of links, and the counts of terms, say what events do, as far as those have changed. */
export async function relinkEvents(tx: Tx, changes: readonly Change<Event>[]): Promise<void> {
  const added: Record<string, Value>[] = [];
  const uses = new Uses();
  for (const { before, after } of changes) {
    const [old, rows] = [before ? linkRows(before) : [], after ? linkRows(after) : []];
    if (JSON.stringify(old) === JSON.stringify(rows)) continue;
    if (old.length)
      await tx.run(sql("DELETE FROM kalends_event_links WHERE event_id = ?", (before ?? after)!.id));
    added.push(...rows);
    uses.add(old, -1);
    uses.add(rows, 1);
  }
  // In the order of the table's key, where many come at once: neighbours go into the same pages.
  await insertRows(tx, "kalends_event_links", added.length > MANY ? added.sort(byKey) : added);
  await uses.flush(tx);
}

/** Takes a removed record out of all events. That is no write of the events: their revisions stay. */
export async function unlink(tx: Tx, link: Link, id: number): Promise<void> {
  const linked = "SELECT event_id FROM kalends_event_links WHERE kind = ? AND target_id = ?";
  const update = `UPDATE kalends_events SET ${link} = REPLACE(${link}, ?, '') WHERE id IN (${linked})`;
  await tx.run(sql(update, idMark(id), link, id));
  await tx.run(sql("DELETE FROM kalends_event_links WHERE kind = ? AND target_id = ?", link, id));
}

const MANY = 500;
const KEY = ["kind", "target_id", "status", "start_date"];

function byKey(a: Readonly<Record<string, Value>>, b: Readonly<Record<string, Value>>): number {
  const column = KEY.find((name) => a[name] !== b[name]);
  return column === undefined ? 0 : a[column]! < b[column]! ? -1 : 1;
}

function linkRows(event: Event): Record<string, Value>[] {
  const { id, author, status, start_date, end_date, utc_start_date, date_utc } = event;
  const about = { event_id: id, author, status, start_date, end_date, utc_start_date, date_utc };
  const hide_from_listings = Number(event.hide_from_listings);
  const links = LINKS.flatMap((kind) => [...new Set(event[kind])].map((target_id) => ({ kind, target_id })));
  const values = extraKinds(event.extra).map((kind) => ({ kind, target_id: 0 }));
  return [...links, ...values].map((link) => ({ ...link, ...about, hide_from_listings }));
}
