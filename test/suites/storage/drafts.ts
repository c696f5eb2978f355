import type {
  EventDraft,
  EventFilter,
  Gate,
  OrganizerDraft,
  PlaceFilter,
  PostRow,
  TermDraft,
  TermFilter,
  VenueDraft,
  Window,
} from "../../../src/store.ts";

/** The time at which cases read. */
export const NOW = "2027-06-01 12:00:00";
export const BEFORE = "2027-01-01 09:00:00";
export const LATER = "2027-09-01 09:00:00";

export const PUBLIC: Gate = { now: NOW, everything: false, author: undefined };
export const EDITOR: Gate = { now: NOW, everything: true, author: 1 };
export const AUTHOR: Gate = { now: NOW, everything: false, author: 7 };

/** Up to 100 rows: all of what a case has. */
export const ALL: Window = { offset: 0, limit: 100 };

const POST = {
  author: 1,
  status: "publish",
  slug: "",
  former_slug: "",
  date: BEFORE,
  date_utc: BEFORE,
  modified: BEFORE,
  modified_utc: BEFORE,
  changed_utc: BEFORE,
  extra: {},
} as const;

/** A published event of two hours in June 2027, but for what is given. */
export function anEvent(given: Partial<EventDraft> = {}): EventDraft {
  const start = given.start_date ?? "2027-06-10 18:00:00";
  const end = given.end_date ?? `${start.slice(0, 11)}${start.slice(11) < "22" ? "22:00:00" : "23:59:59"}`;
  return { ...EVENT, start_date: start, end_date: end, utc_start_date: start, utc_end_date: end, ...given };
}

const EVENT = {
  ...POST,
  title: "Concert",
  description: "",
  excerpt: "",
  password_hash: "",
  timezone: "UTC",
  all_day: false,
  cost: "",
  website: "",
  image: null,
  show_map: true,
  show_map_link: true,
  hide_from_listings: false,
  sticky: false,
  featured: false,
  categories: [],
  tags: [],
  venue: [],
  organizer: [],
  post_parent: 0,
} as const;

/** A published venue, but for what is given. */
export function aVenue(given: Partial<VenueDraft> = {}): VenueDraft {
  const address = { address: "", city: "", country: "", province: "", state: "", zip: "", stateprovince: "" };
  const shown = { website: "", phone: "", image: null, show_map: true, show_map_link: true };
  return { ...POST, venue: "Hall", description: "", ...address, ...shown, ...given };
}

/** A published organizer, but for what is given. */
export function anOrganizer(given: Partial<OrganizerDraft> = {}): OrganizerDraft {
  const contact = { phone: "", website: "", email: "", image: null };
  return { ...POST, organizer: "Club", description: "", ...contact, ...given };
}

/** A term named after its slug, but for what is given. */
export function aTerm(slug: string, given: Partial<TermDraft> = {}): TermDraft {
  return { name: slug, slug, description: "", parent: 0, changed_utc: BEFORE, ...given };
}

/** What everyone sees, in list order. */
export function events(given: Partial<EventFilter> = {}): EventFilter {
  return { gate: PUBLIC, order: { by: "start_date", descending: false }, ...given };
}

/** What everyone sees, oldest first. */
export function places(given: Partial<PlaceFilter> = {}): PlaceFilter {
  return { gate: PUBLIC, order: { by: "date", descending: false }, ...given };
}

/** All terms by id. */
export function terms(given: Partial<TermFilter> = {}): TermFilter {
  return { now: NOW, order: { by: "id", descending: false }, ...given };
}

/** The ids of rows or of a page's rows. */
export function idsOf(
  found: readonly Pick<PostRow, "id">[] | { readonly rows: readonly Pick<PostRow, "id">[] },
): number[] {
  return ("rows" in found ? found.rows : found).map((row) => row.id);
}
