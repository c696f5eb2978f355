/** Events of an iCalendar file; recurring ones as one event for each time in a window. */
import ICAL from "ical.js";
import { UsageError } from "../cli/usage_error.ts";
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
  const calendars = parsed(name, text);
  return {
    name,
    async *records() {
      const rows: PlacedRow[] = [];
      const bad: Unreadable[] = [];
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

function parsed(name: string, text: string): readonly ICAL.Component[] {
  try {
    // A file may hold several calendars: then the parser gives a list of them.
    const jcal = ICAL.parse(text.replace(/^\ufeff/, "")) as unknown[];
    const all = typeof jcal[0] === "string" ? [jcal] : jcal;
    const calendars = all.map((one) => new ICAL.Component(one as never));
    if (calendars.length > 0 && calendars.every((one) => one.name === "vcalendar")) return calendars;
    throw new Error("there is no VCALENDAR in it");
  } catch (error) {
    throw new UsageError(`Cannot read "${name}" as iCalendar: ${(error as Error).message}`);
  }
}

/** Events that are no exception of another one in the file. */
function masters(calendar: ICAL.Component): readonly ICAL.Component[] {
  const all = calendar.getAllSubcomponents("vevent");
  const rules = new Set(all.filter((one) => !one.hasProperty("recurrence-id")).map(uidOf));
  return all.filter((one) => !one.hasProperty("recurrence-id") || !rules.has(uidOf(one)));
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue("uid") ?? "");

function read(event: ICAL.Component, until: string, rows: PlacedRow[], bad: Unreadable[]): void {
  const uid = uidOf(event);
  const place = `event "${uid || event.getFirstPropertyValue("summary")}"`;
  try {
    const { found, lost } = occurrences(event, until);
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
