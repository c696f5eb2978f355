/** One event as a VEVENT. */
import type { Context } from "../../context.ts";
import type { EventRow } from "../../store.ts";
import { plainText } from "../../text/html.ts";
import { escapeText, quoted, text, utcTime } from "./lines.ts";
import type { Span } from "./time_zones.ts";
import { times } from "./times.ts";

export type View = Readonly<Record<string, unknown>>;

const STATUS: Readonly<Record<string, string>> = {
  publish: "CONFIRMED",
  private: "CONFIRMED",
  trash: "CANCELLED",
};

export function entry(ctx: Context, row: EventRow, view: View, zones: ReadonlyMap<string, Span>): string[] {
  const venues = [view.venue].flat() as View[];
  const organizers = view.organizer as View[];
  return [
    "BEGIN:VEVENT",
    `UID:${row.id}@${escapeText(ctx.addresses.globalId(row.id).split("?")[0]!)}`,
    `DTSTAMP:${utcTime(row.changed_utc)}`,
    `CREATED:${utcTime(row.date_utc)}`,
    `LAST-MODIFIED:${utcTime(lastModified(row, [...venues, ...organizers]))}`,
    `SEQUENCE:${row.revision}`,
    ...times(row, zones),
    ...text("SUMMARY", view.title),
    ...description(view),
    ...place(venues[0]),
    ...organizer(organizers),
    ...categories(view),
    `URL:${address(view.url)}`,
    `STATUS:${STATUS[String(view.status)] ?? "TENTATIVE"}`,
    ...(row.status === "private" ? ["CLASS:PRIVATE"] : []),
    "END:VEVENT",
  ];
}

/** What is shown of venues and organizers is part of the entry. */
const lastModified = (row: EventRow, linked: readonly View[]): string =>
  [row.changed_utc, ...linked.map((one) => String(one.modified_utc))].sort().at(-1)!;

/** As plain text for all, and as HTML for Outlook. */
function description({ description: html }: View): string[] {
  const plain = text("DESCRIPTION", html);
  return plain.length > 0 && /<(?!\/?(p|br)\b)/i.test(String(html))
    ? [...plain, `X-ALT-DESC;FMTTYPE=text/html:${escapeText(`<html><body>${String(html)}</body></html>`)}`]
    : plain;
}

function place(venue: View | undefined): string[] {
  if (!venue) return [];
  const { address: street, city, stateprovince, zip, country, geo_lat, geo_lng } = venue;
  const parts = [venue.venue, street, city, stateprovince, zip, country].filter(Boolean);
  const geo =
    typeof geo_lat === "number" && typeof geo_lng === "number"
      ? [`GEO:${geo_lat.toFixed(6)};${geo_lng.toFixed(6)}`]
      : [];
  return [...text("LOCATION", parts.join(", ")), ...geo];
}

/** Only an address can be an ORGANIZER; who has none is a CONTACT. */
function organizer(organizers: readonly View[]): string[] {
  const named = organizers.map((one) => ({
    name: plainText(String(one.organizer)).trim(),
    email: one.email,
  }));
  const main = named.find(
    ({ email }) => typeof email === "string" && /^[^\s:;,"<>\p{Cc}]+@[^\s:;,"<>\p{Cc}]+$/u.test(email),
  );
  const others = named.filter((one) => one !== main).flatMap(({ name }) => text("CONTACT", name));
  return main
    ? [`ORGANIZER;CN=${quoted(main.name)}:mailto:${encodeURI(String(main.email))}`, ...others]
    : others;
}

function categories({ categories: terms }: View): string[] {
  const names = (terms as View[]).map((one) => escapeText(plainText(String(one.name))));
  return names.length > 0 ? [`CATEGORIES:${names.join(",")}`] : [];
}

/** Addresses are not escaped; what would end the line must not be in one. */
const address = (url: unknown): string => String(url).replace(/[\s\p{Cc}]/gu, encodeURIComponent);
