import { createHash } from "node:crypto";
import ICAL from "ical.js";
import { addDays, canonicalZone, toUtc } from "../../src/dates/mod.ts";
import { plainText } from "../../src/text/html.ts";
import { type MovedRecord, titleOf } from "./record.ts";
import { COLUMNS, type Records, type Row, rowOf } from "./row.ts";

/** Columns that have a property of their own; all others stand in properties of ours. */
const STANDARD: ReadonlySet<string> = new Set(["title", "website"]);
export const OWN = "x-kalends-";

/** All events as an iCalendar file, in UTC; what only we know stands beside it, so that nothing is lost on the way back. */
export function icsText(records: Records): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Kalends//export//EN");
  for (const record of records.values())
    if (record.kind === "events") calendar.addSubcomponent(eventOf(record, rowOf(record, records)));
  return `${calendar.toString()}\r\n`;
}

function eventOf(record: MovedRecord, row: Row): ICAL.Component {
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", uidOf(record));
  event.addPropertyWithValue("dtstamp", utc(row.date_utc || "1970-01-01 00:00:00"));
  addTimes(event, row);
  addText(event, "summary", plainText(titleOf(record)));
  if (row.description) addText(event, "description", plainText(row.description));
  if (row.venue) addText(event, "location", place(row));
  if (row.website) event.addPropertyWithValue("url", row.website);
  const names = [row.categories, row.tags].flatMap((list) => (list ? list.split("|") : []));
  if (names.length > 0) addText(event, "categories", names.join(", "));
  event.addPropertyWithValue(
    "status",
    row.status === "draft" || row.status === "pending" ? "TENTATIVE" : "CONFIRMED",
  );
  if (row.status === "private") event.addPropertyWithValue("class", "PRIVATE");
  for (const column of COLUMNS)
    if (row[column] && !STANDARD.has(column)) addText(event, OWN + column.replaceAll("_", "-"), row[column]);
  if (row.title !== plainText(titleOf(record))) addText(event, `${OWN}title`, row.title!);
  return event;
}

/** Drafts may have no slug; ids are other ones in the next calendar. */
function uidOf({ data }: MovedRecord): string {
  const texts = [data.title, data.start_date, data.date_utc];
  const name = data.slug || createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
  return `${name}@kalends`;
}

function addText(event: ICAL.Component, name: string, text: string): void {
  const property = new ICAL.Property(name);
  property.resetType("text");
  property.setValue(text);
  event.addProperty(property);
}

const place = ({ venue, venue_address, venue_city, venue_zip, venue_country }: Row): string =>
  [venue, venue_address, venue_city, venue_zip, venue_country].filter(Boolean).join(", ");

/** All-day events as days, of which the last does not count; others as instants. */
function addTimes(event: ICAL.Component, row: Row): void {
  const [start, end] = [row.start_date!, row.end_date!];
  if (row.all_day === "true") {
    event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(start.slice(0, 10)));
    event.addPropertyWithValue(
      "dtend",
      ICAL.Time.fromDateString(addDays(`${end.slice(0, 10)} 00:00:00`, 1).slice(0, 10)),
    );
    return;
  }
  const zone = canonicalZone(row.timezone ?? "") ?? "UTC";
  event.addPropertyWithValue("dtstart", utc(instant(start, zone)));
  event.addPropertyWithValue("dtend", utc(instant(end, zone)));
}

/** UTC of a wall clock, or of an instant as it is. */
const instant = (time: string, zone: string): string =>
  time.endsWith("Z") ? time.slice(0, 19).replace("T", " ") : toUtc(time, zone);

const utc = (time: string): ICAL.Time => ICAL.Time.fromDateTimeString(`${time.replace(" ", "T")}Z`);
