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
  readonly derived: (row: Draft) => Record<string, Value>;
  readonly standing: (row: Draft) => Standing;
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

const place = ({ status, author, date_utc }: Omit<PostRow, "id" | "revision">): Standing => ({
  status,
  author,
  date_utc,
  hidden: false,
});

/** A venue's position as columns, and as a point of a sphere of radius 1. */
function placed(row: VenueDraft): Record<string, Value> {
  const position = positionOf(row);
  if (!position) return { geo_lat: null, geo_lng: null, geo_x: null, geo_y: null, geo_z: null };
  const { x, y, z } = vectorOf(position);
  return { geo_lat: position.lat, geo_lng: position.lng, geo_x: x, geo_y: y, geo_z: z };
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
  derived: (row) => ({ title_key: fold(row.title), search_text: eventSearchText(row) }),
  standing: (row) => ({ ...place(row), hidden: row.hide_from_listings }),
};

export const VENUES: Kept<VenueDraft, "venue"> = {
  kind: "venue",
  table: "kalends_venues",
  codec: new Codec<Made<VenueDraft>>({
    ...{ ...POST, ...shown, ...map, venue: text, address: text, city: text, country: text },
    ...{ province: text, state: text, zip: text, phone: text, stateprovince: text },
  }),
  derived: (row) => ({ title_key: fold(row.venue), search_text: venueSearchText(row), ...placed(row) }),
  standing: place,
};

export const ORGANIZERS: Kept<OrganizerDraft, "organizer"> = {
  kind: "organizer",
  table: "kalends_organizers",
  codec: new Codec<Made<OrganizerDraft>>({ ...POST, ...shown, organizer: text, phone: text, email: text }),
  derived: (row) => ({ title_key: fold(row.organizer), search_text: organizerSearchText(row) }),
  standing: place,
};

const term = (kind: TermKind): Kept<TermDraft, TermKind> => ({
  kind,
  table: "kalends_terms",
  codec: new Codec<Made<TermDraft>>({
    ...{ id: integer, revision: integer, parent: integer },
    ...{ name: text, slug, description: text, changed_utc: text },
  }),
  derived: (row) => ({ kind, name_key: fold(row.name), name_lower: lower(row.name) }),
  // Terms are in nobody's lists, so their entries say nothing.
  standing: () => ({ status: "publish", author: 0, date_utc: "", hidden: false }),
});

export const CATEGORIES = term("category");
export const TAGS = term("tag");
