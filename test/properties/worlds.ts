/** Random sites: venues, organizers, terms and events that look alike, in all statuses, in many zones. */
import fc from "fast-check";
import { type Json, type Kind, Site } from "./site.ts";

const DAY = 86_400_000;
const SECOND = 1000;

/** A wall clock text, some days after 10 May 2027 and some seconds into the day. */
export const wall = (days: number, seconds = 0): string =>
  new Date(Date.UTC(2027, 4, 10) + days * DAY + seconds * SECOND)
    .toISOString()
    .slice(0, 19)
    .replace("T", " ");

/** Days that matter to the default window, and some close together. */
export const someDay = fc.constantFrom(-400, -30, -2, -1, -1, 0, 0, 0, 1, 1, 2, 3, 20, 40, 730, 731, 732);
const HOUR = 3600;
export const someTime = fc.constantFrom(0, 0, 1, 8 * HOUR, 12 * HOUR, 22 * HOUR, 24 * HOUR - 1);
const someLength = fc.constantFrom(0, 1, HOUR, 2 * HOUR, 24 * HOUR - 1, 24 * HOUR, 50 * HOUR, 800 * HOUR);

const SITE_ZONES = ["UTC", "America/New_York", "Pacific/Auckland", "Asia/Kolkata"] as const;
const EVENT_ZONES = [undefined, undefined, "Asia/Tokyo", "America/Los_Angeles", "UTC+14", "-03:30"] as const;
const TITLES = ["Kite day", "kite DAY", "Café crème", "CAFE", "Blue kite & co", "100% wool", "Ünder_ground"];
const TEXTS = [
  "",
  "",
  "Garden by the river",
  "<p>Fly a <b>blue</b> kite</p>",
  "Tom & Jerry’s garden",
  "mid<b>dle</b>",
];

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const links = (kind: Kind, most: number) =>
  fc.array(
    fc.nat(7).map((n) => `$${kind}:${n}`),
    { maxLength: most },
  );

const status = fc.constantFrom("publish", "publish", "publish", "draft", "pending", "private", "trash");
const author = fc.constantFrom(1, 2, 3, 4);
/** Days from now on which something is published; those after it are what readers see as `future`. */
const date = maybe(fc.constantFrom(-3, -1, 1, 5).map((days) => wall(days, 12 * HOUR)));

/** Without what is undefined. */
const slim = (data: Json): Json =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

const times = fc
  .tuple(someDay, someTime, someLength, fc.boolean(), fc.constantFrom(...EVENT_ZONES))
  .map(([day, time, length, all_day, timezone]) => ({
    start_date: wall(day, time),
    end_date: wall(day, time + length),
    all_day,
    timezone,
  }));

const someEvent = fc
  .record({
    times,
    title: fc.constantFrom(...TITLES),
    description: fc.constantFrom(...TEXTS),
    excerpt: fc.constantFrom(...TEXTS),
    status,
    author,
    date,
    featured: fc.boolean(),
    hide_from_listings: fc.constantFrom(false, false, false, true),
    password: fc.constantFrom(undefined, undefined, undefined, undefined, undefined, "sesame"),
    categories: links("categories", 2),
    tags: links("tags", 2),
    venue: links("venues", 2),
    organizer: links("organizers", 2),
  })
  .map(({ times, ...rest }): Json => slim({ ...rest, ...times }));

const placeStatus = fc.constantFrom("publish", "publish", "publish", "draft", "private");
const place = { status: placeStatus, author, date, description: fc.constantFrom(...TEXTS) };
const someVenue = fc
  .record({
    ...place,
    venue: fc.constantFrom("Café", "cafe", "Barn"),
    city: fc.constantFrom("", "Zürich", "Bath"),
  })
  .map(slim);
const someOrganizer = fc
  .record({
    ...place,
    organizer: fc.constantFrom("Ann", "ANN", "Kite club"),
    phone: fc.constantFrom("", "555-1"),
  })
  .map(slim);

const TERMS = ["Jazz", "Rock & roll", "Café", "Outdoor kite", "Été", "12"];
const someTag = fc.record({ name: fc.constantFrom(...TERMS), description: fc.constantFrom("", "a", "B") });
const someCategory = fc
  .tuple(someTag, maybe(fc.nat(3)))
  .map(([term, above]) =>
    slim({ ...term, parent: above === undefined ? undefined : `$categories:${above}` }),
  );

/** What is made, in this order, and how many hours pass before each. */
export interface World {
  readonly timezone: string;
  readonly hours: number;
  readonly records: Readonly<Record<Kind, readonly Json[]>>;
}

export const someWorld: fc.Arbitrary<World> = fc.record({
  timezone: fc.constantFrom(...SITE_ZONES),
  hours: fc.constantFrom(0, 0, 7),
  records: fc.record({
    venues: fc.array(someVenue, { maxLength: 5 }),
    organizers: fc.array(someOrganizer, { maxLength: 4 }),
    categories: fc.uniqueArray(someCategory, { maxLength: 6, selector: ({ name }) => name }),
    tags: fc.uniqueArray(someTag, { maxLength: 5, selector: ({ name }) => name }),
    events: fc.array(someEvent, { minLength: 4, maxLength: 16 }),
  }),
});

export type Ids = Readonly<Record<Kind, readonly number[]>>;

/** Puts ids where `$venues:3` stands for the fourth venue, or for none when there are no venues. */
export function withIds(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids));
  if (typeof value !== "string") return value;
  return value.replace(/\$([a-z]+):(\d+)/g, (_, kind: Kind, n: string) =>
    String(ids[kind][Number(n) % ids[kind].length] ?? 999),
  );
}

const ORDER = ["venues", "organizers", "categories", "tags", "events"] as const satisfies readonly Kind[];

/** Links to what does not exist are left out, so that every record can be made. */
const known = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((item) => item !== "999") : value;

export async function build({ timezone, hours, records }: World): Promise<{ site: Site; ids: Ids }> {
  const site = new Site({ timezone, maxPerPage: 60 });
  const count = Object.values(records).reduce((sum, { length }) => sum + length, 0);
  site.now -= count * hours * HOUR * SECOND;
  const ids: Record<Kind, number[]> = { venues: [], organizers: [], categories: [], tags: [], events: [] };
  for (const kind of ORDER)
    for (const spec of records[kind]) {
      const data = Object.entries(spec).map(([name, value]) => [name, known(withIds(value, ids))]);
      const body = slim(Object.fromEntries(data.filter(([, value]) => value !== "999")) as Json);
      site.now += hours * HOUR * SECOND;
      const id = await site.make(kind, body);
      if (!ids[kind].includes(id)) ids[kind].push(id);
    }
  return { site, ids };
}

/** The records of a list's answer. */
export const recordsOf = (kind: Kind, body: Json): Json[] => body[kind] as Json[];
export const idsOf = (kind: Kind, body: Json): number[] =>
  recordsOf(kind, body).map(({ id }) => id as number);
