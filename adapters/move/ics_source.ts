/** Events of an iCalendar file; recurring ones as one event for each time in a window. */
import type ICAL from "ical.js";
import { parseIcs } from "./ics_parse.ts";
import { occurrences } from "./ics_recurrence.ts";
import { icsRow } from "./ics_row.ts";
import { registerZones } from "./ics_zones.ts";
import type { Source, Unreadable } from "./record.ts";
import { movingOf, type PlacedRow } from "./row_source.ts";

export interface IcsOptions {
  /** Last day for which a recurring event is written out, `YYYY-MM-DD`. */
  readonly until: string;
}

/** @throws {UsageError} when the file is no iCalendar file */
export function icsSource(name: string, text: string, { until }: IcsOptions): Source {
  const { calendars, broken } = parseIcs(name, text.replace(/^\ufeff/, ""));
  return {
    name,
    async *records() {
      const rows: PlacedRow[] = [];
      const bad: Unreadable[] = [...broken];
      for (const calendar of calendars) {
        const forget = registerZones(calendar);
        for (const event of masters(calendar)) read(event, until, rows, bad);
        forget();
      }
      for (const unreadable of bad) yield { unreadable };
      yield* movingOf(rows);
    },
  };
}

/** Events that are no exception of another one in the file. */
function masters(calendar: ICAL.Component): readonly ICAL.Component[] {
  const all = calendar.getAllSubcomponents("vevent");
  const rules = new Set(all.filter((one) => !one.hasProperty("recurrence-id")).map(uidOf));
  return all.filter((one) => !one.hasProperty("recurrence-id") || !rules.has(uidOf(one)));
}

/** The parser takes a 30 February for a day in March. @throws {Error} for a day or time that does not exist */
function checkDays(event: ICAL.Component): void {
  for (const name of ["dtstart", "dtend", "recurrence-id"]) {
    const written = event.getFirstProperty(name)?.jCal[3];
    const read = event.getFirstPropertyValue(name);
    if (typeof written === "string" && read !== null && String(read) !== written)
      throw new Error(`its ${name.toUpperCase()} is no day and time that exists: ${written}`);
  }
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue("uid") ?? "");

function read(event: ICAL.Component, until: string, rows: PlacedRow[], bad: Unreadable[]): void {
  const uid = uidOf(event);
  const place = `event "${uid || event.getFirstPropertyValue("summary")}"`;
  try {
    checkDays(event);
    const { found, lost } = occurrences(event, until);
    if (found.length === 0)
      throw new Error(`none of its times is on or before ${until}: give a later --until`);
    for (const one of found) {
      const { row, lost: more } = icsRow(one);
      const key =
        uid === "" ? undefined : one.recurrenceId === undefined ? uid : `${uid}/${one.recurrenceId}`;
      rows.push({ row, key, place, lost: [...lost, ...more] });
    }
  } catch (error) {
    bad.push({ kind: "events", place, problem: (error as Error).message });
  }
}
