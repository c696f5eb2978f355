import { type Conference, descriptionOf, placeOf, slugOf, websiteOf, zoneFor } from "./conferences.ts";
import { compare, type Difference } from "./differences.ts";
import { toText } from "./html.ts";

/** What is looked at of an event in a list. */
export interface EventSeen {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly website: string;
  readonly all_day: boolean;
  readonly timezone: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly utc_start_date: string;
  readonly utc_end_date: string;
  readonly categories: readonly { readonly name: string }[];
  readonly tags: readonly { readonly name: string }[];
  /** One record, or an empty list. */
  readonly venue: { readonly city: string; readonly country: string } | readonly [];
}

/** Whether the events seen are those of the file, each once, in order of their start and with all their data. */
export function compareEvents(rows: readonly Conference[], seen: readonly EventSeen[]): Difference[] {
  const bySlug = new Map<string, EventSeen[]>();
  for (const event of seen) bySlug.set(event.slug, [...(bySlug.get(event.slug) ?? []), event]);
  const known = new Set(rows.map(slugOf));
  const differences = rows.flatMap((row) => {
    const found = bySlug.get(slugOf(row)) ?? [];
    const what = `${slugOf(row)} (${row.name})`;
    if (found.length !== 1) return [{ what: `${what}: times seen`, expected: 1, got: found.length }];
    return compareEvent(what, row, found[0]!);
  });
  const foreign = seen.filter(({ slug }) => !known.has(slug)).map(({ slug }) => slug);
  const starts = seen.map(({ start_date }) => start_date);
  const ids = new Set(seen.map(({ id }) => id)).size;
  return [
    ...differences,
    ...compare(
      "events seen",
      { foreign: [], starts: starts.toSorted(), ids: seen.length },
      { foreign, starts, ids },
    ),
  ];
}

function compareEvent(what: string, row: Conference, seen: EventSeen): Difference[] {
  const zone = zoneFor(row) ?? seen.timezone;
  const expected = {
    title: row.name.trim(),
    description: descriptionOf(row),
    website: websiteOf(row),
    all_day: true,
    timezone: zone,
    start_date: `${row.startDate} 00:00:00`,
    end_date: `${row.endDate} 23:59:59`,
    startOfUtc: `${row.startDate} 00:00:00`,
    endOfUtc: `${row.endDate} 23:59:59`,
    categories: [row.topic],
    tags: row.online === true ? ["online"] : [],
    place: placeOf(row),
  };
  return compare(what, expected, shown(seen, zone));
}

function shown(seen: EventSeen, zone: string): Record<string, unknown> {
  return {
    ...seen,
    title: toText(seen.title),
    description: toText(seen.description.replace(/^<p>(.*)<\/p>\s*$/, "$1")),
    startOfUtc: wallClock(seen.utc_start_date, zone),
    endOfUtc: wallClock(seen.utc_end_date, zone),
    categories: seen.categories.map(({ name }) => name),
    tags: seen.tags.map(({ name }) => name),
    place: "city" in seen.venue ? placeOf(seen.venue as unknown as Conference) : undefined,
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks of a zone show at a moment of UTC, both as `YYYY-MM-DD HH:MM:SS`. */
function wallClock(utc: string, zone: string): string {
  let clock = clocks.get(zone);
  clock ??= new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(zone, clock);
  return clock.format(new Date(`${utc.replace(" ", "T")}Z`));
}
