/** A VEVENT as a row of texts. */
import ICAL from "ical.js";
import { addDays, canonicalZone } from "../../src/dates/mod.ts";
import { escapeHtml } from "../../src/text/html.ts";
import type { Occurrence } from "./ics_recurrence.ts";
import { OWN } from "./ics_writer.ts";
import { ianaZone } from "./ics_zones.ts";
import { COLUMNS, type Row } from "./row.ts";

export interface IcsRow {
  readonly row: Row;
  readonly lost: readonly string[];
}

export function icsRow({ event, start, end }: Occurrence): IcsRow {
  const own = ownColumns(event);
  const lost = lostOf(event);
  const times = timesOf(event, start, end, own, lost);
  return { row: { ...standard(event, own, lost), ...own, ...times }, lost };
}

/** What our own export wrote beside the standard. */
function ownColumns(event: ICAL.Component): Record<string, string> {
  const own: Record<string, string> = {};
  for (const column of COLUMNS) {
    const value = event.getFirstPropertyValue(OWN + column.replaceAll("_", "-"));
    if (value !== null) own[column] = String(value);
  }
  return own;
}

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? "");
const listed = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\|>]/g, "\\$&")).join("|");

function standard(event: ICAL.Component, own: Row, lost: string[]): Row {
  const isOurs = Object.keys(own).length > 0;
  const [venue = "", ...address] = textOf(event, "location").split(/,\s*|\n/);
  const organizer = event.getFirstProperty("organizer");
  const email = String(organizer?.getFirstValue() ?? "").replace(/^mailto:/i, "");
  const name = String(organizer?.getFirstParameter("cn") ?? "") || email;
  const base = {
    title: escapeHtml(textOf(event, "summary")) || "Untitled",
    website: webAddress(textOf(event, "url")),
  };
  if (isOurs) return base;
  return {
    ...base,
    description: descriptionOf(event),
    status: statusOf(event, lost),
    categories: listed(event.getAllProperties("categories").flatMap((one) => one.getValues().map(String))),
    ...(venue === "" ? {} : { venue: listed([venue]), venue_address: listed([address.join(", ")]) }),
    ...(name === "" ? {} : { organizer: listed([name]) }),
    ...(name !== "" && email.includes("@") ? { organizer_email: listed([email]) } : {}),
  };
}

const webAddress = (text: string): string => (/^https?:/i.test(text) ? text : "");

function descriptionOf(event: ICAL.Component): string {
  const html = event.getFirstPropertyValue("x-alt-desc");
  return html === null ? escapeHtml(textOf(event, "description")) : String(html);
}

function statusOf(event: ICAL.Component, lost: string[]): string {
  if (/^(PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, "class"))) return "private";
  if (textOf(event, "status").toUpperCase() !== "CANCELLED") return "publish";
  lost.push("that it is cancelled: it moves as a draft");
  return "draft";
}

const DROPPED = { attendee: "attendees", attach: "attachments" } as const;

function lostOf(event: ICAL.Component): string[] {
  const lost: string[] = Object.entries(DROPPED)
    .filter(([name]) => event.hasProperty(name))
    .map(([, what]) => what);
  if (event.getAllSubcomponents("valarm").length > 0) lost.push("alarms");
  return lost;
}

const wall = (time: ICAL.Time): string => {
  const two = (part: number) => String(part).padStart(2, "0");
  const date = `${String(time.year).padStart(4, "0")}-${two(time.month)}-${two(time.day)}`;
  return `${date} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
};
const instant = (time: ICAL.Time): string =>
  `${wall(time.convertToZone(ICAL.Timezone.utcTimezone)).replace(" ", "T")}Z`;

function timesOf(event: ICAL.Component, start: ICAL.Time, end: ICAL.Time, own: Row, lost: string[]): Row {
  if (start.isDate) {
    const last = wall(end) > wall(start) ? addDays(wall(end), -1) : wall(start);
    return {
      all_day: "true",
      start_date: wall(start).slice(0, 10),
      end_date: last.slice(0, 10),
      ...ownTimes(own),
    };
  }
  if (own.start_date !== undefined) return ownTimes(own);
  const { zone, isFloating } = zoneOf(event, start, lost);
  const shown = isFloating ? wall : instant;
  return {
    start_date: shown(start),
    end_date: shown(end),
    ...(zone === undefined ? {} : { timezone: zone }),
  };
}

const ownTimes = ({ start_date, end_date }: Row): Row =>
  start_date === undefined || end_date === undefined ? {} : { start_date, end_date };

/** No zone: that of the site. A time without one of its own is on the clock of the whole calendar. */
function zoneOf(event: ICAL.Component, start: ICAL.Time, lost: string[]) {
  const tzid = String(event.getFirstProperty("dtstart")?.getFirstParameter("tzid") ?? "");
  const isUtc = start.zone === ICAL.Timezone.utcTimezone;
  if (tzid === "") return { zone: canonicalZone(textOf(event.parent, "x-wr-timezone")), isFloating: !isUtc };
  const zone = ianaZone(tzid, event);
  const isDescribed = start.zone !== null && start.zone !== ICAL.Timezone.localTimezone;
  if (zone === undefined)
    lost.push(
      `the zone "${tzid}", which has no common name: ${isDescribed ? "its times move as instants" : "its times move as the site's"}`,
    );
  // A zone that the file names and does not describe: its wall clock is all there is.
  return { zone, isFloating: !isDescribed };
}
