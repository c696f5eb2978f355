/** When events are: whole days as dates, other times on the clock of their zone where that says it exactly. */
import { addDays, addSeconds, nextDay, offsetAt, toUtc, toWall } from "../../dates/mod.ts";
import type { EventRow } from "../../store.ts";
import { day, time, utcTime } from "./lines.ts";
import { isDescribable, type Span } from "./time_zones.ts";

type Times = Pick<
  EventRow,
  "all_day" | "timezone" | "start_date" | "end_date" | "utc_start_date" | "utc_end_date"
>;

/** The zones that the times of these events are written in, and in which years. */
export function zonesOf(rows: readonly Times[]): Map<string, Span> {
  const zones = new Map<string, Span>();
  for (const { all_day, timezone, utc_start_date: from, utc_end_date: to } of rows) {
    // Fixed offsets and UTC itself need no description: their times are written in UTC.
    if (all_day || !/^[A-Z]\w*\/|^[A-Z]{2,}$/i.test(timezone) || /^(UTC|GMT|Z)/i.test(timezone)) continue;
    const span = zones.get(timezone);
    zones.set(timezone, {
      from: span && span.from < from ? span.from : from,
      to: span && span.to > to ? span.to : to,
    });
  }
  for (const [zone, span] of zones) if (!isDescribable(span)) zones.delete(zone);
  return zones;
}

/** `DTSTART` and `DTEND`; the end of whole days is the day after the last. */
export function times(row: Times, zones: ReadonlyMap<string, Span>): string[] {
  if (row.all_day)
    return [
      `DTSTART;VALUE=DATE:${day(row.start_date)}`,
      `DTEND;VALUE=DATE:${day(nextDay(row.end_date))}`,
      "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    ];
  const start = moment("DTSTART", row.start_date, row.utc_start_date, row.timezone, zones);
  // An event without length has no end: programs disagree about one that is its start.
  if (row.utc_end_date <= row.utc_start_date) return [start];
  return [start, moment("DTEND", row.end_date, row.utc_end_date, row.timezone, zones)];
}

/** A wall clock time that comes twice is written in UTC: programs disagree about which of the two it is. */
function moment(
  name: string,
  wall: string,
  utc: string,
  zone: string,
  zones: ReadonlyMap<string, Span>,
): string {
  const isPlain = zones.has(zone) && toUtc(wall, zone) === utc && !comesTwice(wall, utc, zone);
  return isPlain ? `${name};TZID=${zone}:${time(wall)}` : `${name}:${utcTime(utc)}`;
}

function comesTwice(wall: string, utc: string, zone: string): boolean {
  const change = offsetAt(zone, addDays(utc, -1)) - offsetAt(zone, addDays(utc, 1));
  return change > 0 && [change, -change].some((seconds) => toWall(addSeconds(utc, seconds), zone) === wall);
}
