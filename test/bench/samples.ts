/** Invented events as a town's calendar has them: a venue, an organizer, two categories and a tag each. */
import type { EventDraft, OrganizerDraft, Store, TermDraft, VenueDraft } from "../../src/store.ts";

const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
export const CATEGORIES = 40;
const TAGS = 20;
const VENUES = 50;
const ORGANIZERS = 25;
const BATCH = 1_000;
const QUARTER = 900_000;
/** Events lie in a year before and three after now. */
const QUARTERS = 4 * 365 * 96;

const wall = (time: number): string => new Date(time).toISOString().slice(0, 19).replace("T", " ");
const DAY = 86_400_000;
const stamp = wall(NOW.getTime() - 360 * DAY);
const names = { former_slug: "", author: 1, status: "publish", extra: {} } as const;
const timesAt = (at: string) => ({
  ...{ date: at, date_utc: at },
  ...{ modified: at, modified_utc: at, changed_utc: at },
});
const times = timesAt(stamp);

/** Three in ten came with one import and share their date, the others one by one since. */
const madeAt = (n: number): string =>
  Math.floor(n / CATEGORIES) % 10 < 3
    ? stamp
    : wall(NOW.getTime() - 357 * DAY + ((n * 30_000) % (350 * DAY)));

const venue = (n: number): VenueDraft => ({
  ...{ ...names, ...times, slug: `hall-${n}`, venue: `Concert Hall ${n}`, image: null },
  ...{
    description: "A former customs shed with 400 seats.",
    address: `${n} Lantern Quay`,
    city: "Port Alder",
  },
  ...{
    country: "France",
    province: "",
    state: "",
    zip: "75010",
    phone: "+33 1 5555 0107",
    stateprovince: "",
  },
  ...{ website: "https://hall.example", show_map: true, show_map_link: true },
});

const organizer = (n: number): OrganizerDraft => ({
  ...{ ...names, ...times, slug: `society-${n}`, organizer: `Music Society ${n}`, image: null },
  ...{ description: "Concerts since 1923.", phone: "+33 1 5555 0123", website: "https://music.example" },
  email: "hello@music.example",
});

const term = (name: string): TermDraft => ({
  ...{ name, slug: name.toLowerCase().replace(" ", "-"), description: "" },
  ...{ parent: 0, changed_utc: stamp },
});

/** 7919 is prime: neighbours in the list are not neighbours in the order of insertion. */
const startOf = (n: number): number =>
  Math.floor(NOW.getTime() / QUARTER) * QUARTER + (((n * 7919) % QUARTERS) - QUARTERS / 4) * QUARTER;

const title = (n: number): string => `An Evening of String Quartets ${n}`;
const DESCRIPTION =
  "Haydn, Ravel and a first performance; the bar opens an hour before, doors close at eight.";

function event(n: number): EventDraft {
  const [start, end] = [wall(startOf(n)), wall(startOf(n) + 2 * 3_600_000)];
  const links = linksOf(n);
  return {
    ...{ ...names, ...timesAt(madeAt(n)), slug: `an-evening-of-string-quartets-${n}`, title: title(n) },
    ...{
      description: `${DESCRIPTION} No. ${n}`,
      excerpt: "",
      password_hash: "",
      timezone: "UTC",
      all_day: false,
    },
    ...{
      start_date: start,
      end_date: end,
      utc_start_date: start,
      utc_end_date: end,
      cost: "$18",
      website: "",
    },
    ...{ image: null, show_map: true, show_map_link: true, hide_from_listings: false, sticky: false },
    ...{ featured: n % 50 === 0, post_parent: 0, ...links },
  };
}

/** Post ids begin with the venues, which come first, then the organizers; terms likewise. */
const linksOf = (n: number) => ({
  categories: [(n % CATEGORIES) + 1, ((n + 7) % CATEGORIES) + 1],
  tags: [CATEGORIES + (n % TAGS) + 1],
  venue: [(n % VENUES) + 1],
  organizer: [VENUES + (n % ORGANIZERS) + 1],
});

/** The nth event to insert. */
export const draftOf = (n: number): EventDraft => event(n);

/** The date so many days from now. */
export const day = (days: number): string => wall(NOW.getTime() + days * DAY).slice(0, 10);

/** The same event as a client posts it. */
export function eventToPost(n: number): string {
  const [start_date, end_date] = [wall(startOf(n)), wall(startOf(n) + 2 * 3_600_000)];
  const description = `${DESCRIPTION} No. ${n}`;
  return JSON.stringify({ title: title(n), description, start_date, end_date, cost: "$18", ...linksOf(n) });
}

/** What events are linked to. */
export async function fillLinked({ venues, organizers, categories, tags }: Store): Promise<void> {
  for (let n = 0; n < VENUES; n++) await venues.insert(venue(n));
  for (let n = 0; n < ORGANIZERS; n++) await organizers.insert(organizer(n));
  for (let n = 0; n < CATEGORIES; n++) await categories.insert(term(`Category ${n}`));
  for (let n = 0; n < TAGS; n++) await tags.insert(term(`Tag ${n}`));
}

/** Texts come flat and unshared, as from a request. */
export async function fillEvents(store: Store, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => event(from + n));
    const drafts = JSON.parse(JSON.stringify(batch)) as EventDraft[];
    await store.transaction(async ({ events }) => {
      // At once, which databases take in few statements.
      await Promise.all(drafts.map((draft) => events.insert(draft)));
    });
  }
}
