/** `GET {ns}/events.ics`: the event list as an iCalendar file (RFC 5545). */
import type { Context } from "../context.ts";
import { nextDay } from "../dates/mod.ts";
import { eventViews, isOpen } from "../present/event.ts";
import type { Reply } from "../reply.ts";
import type { EventRow } from "../store.ts";
import { plainText } from "../text/html.ts";
import { eventFilter, readListQuery } from "./event_filter.ts";
import { pagingOf } from "./listing.ts";

/** Events of a feed whose page size is not asked for. */
const MOST = 500;

/** → 200 with every filter of the event list; events that need a password are left out. 400. */
export async function eventFeed(ctx: Context): Promise<Reply> {
  const form = readListQuery(ctx);
  const { filter } = await eventFilter(ctx, form);
  const window =
    form.values.per_page === undefined ? { offset: 0, limit: MOST } : pagingOf(ctx, form.values).window;
  const { rows } = await ctx.store.events.list(filter, window);
  const open: EventRow[] = [];
  for (const row of rows) if (await isOpen(ctx, row)) open.push(row);
  const views = await eventViews(ctx, open);
  const body = calendarFile(
    ctx,
    open.map((row, index) => entry(ctx, row, views[index]!)),
  );
  return { status: 200, body, type: "text/calendar; charset=utf-8" };
}

type View = Record<string, unknown>;

const utcTime = (utc: string): string => `${utc.replace(/[-:]/g, "").replace(" ", "T")}Z`;
const day = (wall: string): string => wall.slice(0, 10).replaceAll("-", "");

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/[\u0000-\u001f\u007f]/g, "");

const utf8 = new TextEncoder();

/** Folds a line at 75 bytes, never inside a character. */
function fold(line: string): string {
  if (line.length <= 25 || utf8.encode(line).length <= 75) return line;
  let folded = "";
  let size = 0;
  for (const character of line) {
    const bytes = utf8.encode(character).length;
    if (size + bytes > 75) {
      folded += "\r\n ";
      size = 1;
    }
    folded += character;
    size += bytes;
  }
  return folded;
}

const text = (name: string, value: unknown): string[] => {
  const plain = plainText(String(value ?? "")).trim();
  return plain === "" ? [] : [`${name}:${escapeText(plain)}`];
};

function times(row: EventRow): string[] {
  return row.all_day
    ? [`DTSTART;VALUE=DATE:${day(row.start_date)}`, `DTEND;VALUE=DATE:${day(nextDay(row.end_date))}`]
    : [`DTSTART:${utcTime(row.utc_start_date)}`, `DTEND:${utcTime(row.utc_end_date)}`];
}

function place(view: View): string[] {
  const [venue] = [view.venue].flat() as View[];
  const parts = venue
    ? [venue.venue, venue.address, venue.city, venue.stateprovince, venue.zip, venue.country]
    : [];
  return text("LOCATION", parts.filter(Boolean).join(", "));
}

function entry(ctx: Context, row: EventRow, view: View): string[] {
  const categories = (view.categories as View[]).map((one) => escapeText(plainText(String(one.name))));
  return [
    "BEGIN:VEVENT",
    `UID:${row.id}@${escapeText(ctx.addresses.globalId(row.id).split("?")[0]!)}`,
    `DTSTAMP:${utcTime(row.changed_utc)}`,
    `LAST-MODIFIED:${utcTime(row.changed_utc)}`,
    `SEQUENCE:${row.revision}`,
    ...times(row),
    ...text("SUMMARY", view.title),
    ...text("DESCRIPTION", view.description),
    ...place(view),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.join(",")}`] : []),
    `URL:${String(view.url)}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ];
}

function calendarFile(ctx: Context, entries: readonly string[][]): string {
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kalends//Events calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
  ];
  const lines = [...head, `X-WR-TIMEZONE:${ctx.settings.timezone}`, ...entries.flat(), "END:VCALENDAR"];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
