import type { JournalEntry, Kind, Standing } from "../../src/store.ts";
import { type Found, type Sql, sql } from "./sql.ts";

const COLUMNS = "SELECT sequence, kind, id, at, was, became FROM kalends_journal";

/** @see {@link Journal.since} */
export async function since(on: Sql, kind: Kind, at: string): Promise<JournalEntry[]> {
  const rows = await on.all(sql(`${COLUMNS} WHERE kind = ? AND at > ? ORDER BY sequence`, kind, at));
  return rows.map(entryOf);
}

/** @see {@link Journal.after} */
export async function after(on: Sql, sequence: number, limit: number): Promise<JournalEntry[]> {
  const most = Math.max(0, limit);
  const rows = await on.all(sql(`${COLUMNS} WHERE sequence > ? ORDER BY sequence LIMIT ?`, sequence, most));
  return rows.map(entryOf);
}

/** The sequence of the last committed entry. */
export async function version(on: Sql): Promise<number> {
  const [clock] = await on.all(sql("SELECT sequence FROM kalends_clock WHERE id = 1"));
  return Number(clock?.sequence ?? 0);
}

/** The first publication time later than now, of posts of all kinds. */
export async function nextPublication(on: Sql, now: string): Promise<string | undefined> {
  const tables = ["kalends_events", "kalends_venues", "kalends_organizers"];
  const first = "SELECT MIN(date_utc) AS date_utc FROM";
  const each = tables.map((table) => `${first} ${table} WHERE status = 'publish' AND date_utc > ?`);
  const [row] = await on.all(sql(`${first} (${each.join(" UNION ALL ")}) AS coming`, now, now, now));
  return (row?.date_utc as string | null) ?? undefined;
}

function entryOf(found: Found): JournalEntry {
  return {
    sequence: Number(found.sequence),
    kind: found.kind as Kind,
    id: Number(found.id),
    at: String(found.at),
    before: standingOf(found.was),
    after: standingOf(found.became),
  };
}

function standingOf(value: unknown): Standing | null {
  if (value === null) return null;
  const { status, author, date_utc, hidden } = JSON.parse(String(value)) as Standing;
  return { status, author, date_utc, hidden };
}
