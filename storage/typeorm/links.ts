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
  const added: LinkRow[] = [];
  const uses = new Uses();
  for (const { before, after } of changes) {
    const [old, rows] = [before ? linkRows(before) : [], after ? linkRows(after) : []];
    if (old.length && JSON.stringify(old) === JSON.stringify(rows)) continue;
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

type LinkRow = Readonly<Record<string, Value>> & {
  readonly kind: string;
  readonly target_id: number;
  readonly start_date: string;
};

/** Near enough to the table's key. */
function byKey(a: LinkRow, b: LinkRow): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  if (a.target_id !== b.target_id) return a.target_id - b.target_id;
  return a.start_date < b.start_date ? -1 : Number(a.start_date > b.start_date);
}

function linkRows(event: Event): LinkRow[] {
  const links = LINKS.flatMap((kind) => [...new Set(event[kind])].map((id) => linkRow(event, kind, id)));
  return [...links, ...extraKinds(event.extra).map((kind) => linkRow(event, kind, 0))];
}

function linkRow(event: Event, kind: string, target_id: number): LinkRow {
  const { id, author, status, start_date, end_date, utc_start_date, date_utc } = event;
  const hide_from_listings = Number(event.hide_from_listings);
  const about = { event_id: id, author, status, start_date, end_date, utc_start_date, date_utc };
  return { kind, target_id, ...about, hide_from_listings };
}
