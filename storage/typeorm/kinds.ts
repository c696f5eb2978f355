import { positionOf, vectorOf } from "../../src/geo.ts";
import type {
  EventDraft,
  OrganizerDraft,
  PostKind,
  PostRow,
  Standing,
  TermDraft,
  TermKind,
  VenueDraft,
} from "../../src/store.ts";
import { eventSearchText, fold, lower, organizerSearchText, venueSearchText } from "../../src/text/search.ts";
import { Codec, type Columns, extra, flag, ids, image, integer, slug, text, word } from "./columns.ts";
import type { Value } from "./sql.ts";
import { blockOf } from "./words.ts";

export interface Generated {
  readonly id: number;
  readonly revision: number;
}

/** The row that a draft becomes. */
export type Made<Draft> = Draft & Generated;

/** All that is particular to one kind of record. */
export interface Kept<Draft, Kind extends PostKind | TermKind = PostKind | TermKind> {
  readonly kind: Kind;
  readonly table: string;
  readonly codec: Codec<Made<Draft>>;
  /** Columns that follow from the row: what is searched and ordered by. */
  readonly derived: (row: Made<Draft>) => Record<string, Value>;
  readonly titleOf: (row: Draft) => string;
  /** What the journal keeps of it: what its readers are told, and by what lists choose. */
  readonly image: (row: Made<Draft>) => Image;
}

const POST: Columns<PostRow> = {
  id: integer,
  revision: integer,
  author: integer,
  status: word(),
  slug,
  former_slug: slug,
  date: text,
  date_utc: text,
  modified: text,
  modified_utc: text,
  changed_utc: text,
  extra,
};

const shown = { website: text, image, description: text };
const map = { show_map: flag, show_map_link: flag };

/** What the journal keeps of a record. */
export type Image = Standing & Readonly<Record<string, unknown>>;

const postImage = ({ id, status, author, date_utc, changed_utc }: PostRow) => ({
  ...{ status, author, date_utc, hidden: false },
  ...{ id, changed_utc },
});

/** A venue's position as columns, and as a point of a sphere of radius 1. */
function placed(row: VenueDraft): Record<string, Value> {
  const position = positionOf(row);
  if (!position) return { geo_lat: null, geo_lng: null, geo_x: null, geo_y: null, geo_z: null };
  const { x, y, z } = vectorOf(position);
  return { geo_lat: position.lat, geo_lng: position.lng, geo_x: x, geo_y: y, geo_z: z };
}

function eventImage(row: Made<EventDraft>): Image {
  const { hide_from_listings, featured, start_date, end_date, post_parent } = row;
  const { categories, tags, venue, organizer } = row;
  return {
    ...{ ...postImage(row), hidden: hide_from_listings, hide_from_listings, featured, start_date, end_date },
    ...{ post_parent, categories, tags, venue, organizer },
  };
}

/** So many code points of a title are in the indexes of its order. */
const TITLE_START = 700;
/** Folding makes no text longer than so many times. */
const GROWTH = 4;

/** Whether the index of titles does not have all of it. */
export const isCut = (title: string): boolean =>
  title.length * GROWTH >= TITLE_START && [...fold(title)].length >= TITLE_START;

/** The columns by which records are found and titles ordered. */
function keys(id: number, title: string): { block: number; title_key: string; title_start: string } {
  const title_key = fold(title);
  const isShort = title_key.length <= TITLE_START;
  const title_start = isShort ? title_key : [...title_key].slice(0, TITLE_START).join("");
  return { block: blockOf(id), title_key, title_start };
}

export const EVENTS: Kept<EventDraft, "event"> = {
  kind: "event",
  table: "kalends_events",
  codec: new Codec<Made<EventDraft>>({
    ...{ ...POST, ...shown, ...map },
    title: text,
    excerpt: text,
    password_hash: text,
    timezone: text,
    cost: text,
    ...{ all_day: flag, hide_from_listings: flag, sticky: flag, featured: flag },
    ...{ start_date: text, end_date: text, utc_start_date: text, utc_end_date: text },
    ...{ categories: ids, tags: ids, venue: ids, organizer: ids, post_parent: integer },
  }),
  derived: (row) => ({
    ...{ ...keys(row.id, row.title), search_text: eventSearchText(row) },
    is_protected: Number(row.password_hash !== ""),
  }),
  titleOf: (row) => row.title,
  image: eventImage,
};

export const VENUES: Kept<VenueDraft, "venue"> = {
  kind: "venue",
  table: "kalends_venues",
  codec: new Codec<Made<VenueDraft>>({
    ...{ ...POST, ...shown, ...map, venue: text, address: text, city: text, country: text },
    ...{ province: text, state: text, zip: text, phone: text, stateprovince: text },
  }),
  derived: (row) => ({ ...keys(row.id, row.venue), search_text: venueSearchText(row), ...placed(row) }),
  titleOf: (row) => row.venue,
  image: postImage,
};

export const ORGANIZERS: Kept<OrganizerDraft, "organizer"> = {
  kind: "organizer",
  table: "kalends_organizers",
  codec: new Codec<Made<OrganizerDraft>>({ ...POST, ...shown, organizer: text, phone: text, email: text }),
  derived: (row) => ({ ...keys(row.id, row.organizer), search_text: organizerSearchText(row) }),
  titleOf: (row) => row.organizer,
  image: postImage,
};

const term = (kind: TermKind): Kept<TermDraft, TermKind> => ({
  kind,
  table: "kalends_terms",
  codec: new Codec<Made<TermDraft>>({
    ...{ id: integer, revision: integer, parent: integer },
    ...{ name: text, slug, description: text, changed_utc: text },
  }),
  derived: (row) => ({ kind, name_key: fold(row.name), name_lower: lower(row.name) }),
  titleOf: (row) => row.name,
  // Terms are in nobody's lists, so their entries say nothing.
  image: () => ({ status: "publish", author: 0, date_utc: "", hidden: false }),
});

export const CATEGORIES = term("category");
export const TAGS = term("tag");
