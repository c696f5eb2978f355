import { canonicalZone } from "../dates/mod.ts";
import { costText } from "../text/cost.ts";
import type { Field, Shape } from "./field.ts";
import { linksTo, termNames } from "./links.ts";
import type { OrganizerInput, VenueInput } from "./place.ts";
import * as read from "./readers.ts";
import type { Creation } from "./requests.ts";
import { authorship, fields, listStatus, paging, postList, website } from "./shared.ts";

const TITLE_BYTES = 65_000;

/** Undefined is the zone of the site. */
const zone = read.reader<string | undefined, string>((value) => {
  if (value === "0") return { ok: undefined };
  const known = typeof value === "string" ? canonicalZone(value) : undefined;
  return known === undefined ? "timezone" : { ok: known };
});

const cost = read.reader<string, number | string>((value) => {
  const text = costText(value);
  return text === undefined ? "cost" : { ok: text };
});

/** What can be written of an event, in the order of the reference. */
export const EventInput = {
  ...authorship,
  title: { schema: read.title(TITLE_BYTES), type: "string", text: "event_title", required: true },
  description: { schema: read.html, type: "string", text: "event_description", clear: "" },
  slug: { schema: read.text, type: "string", text: "event_slug", clear: "" },
  excerpt: { schema: read.html, type: "string", text: "event_excerpt", clear: "" },
  status: fields.status,
  timezone: { schema: zone, type: "string", text: "timezone", clear: undefined },
  all_day: { ...fields.flag("all_day"), default: false },
  start_date: fields.when("event_start"),
  end_date: fields.when("event_end"),
  image: fields.image,
  cost: { schema: cost, text: "cost", clear: "" },
  website,
  show_map: fields.flag("show_map"),
  show_map_link: fields.flag("show_map_link"),
  hide_from_listings: fields.flag("hide_from_listings"),
  sticky: fields.flag("sticky"),
  featured: fields.flag("featured"),
  categories: { schema: termNames, items: "integer", text: "event_categories", default: null, clear: [] },
  tags: { schema: termNames, items: "integer", text: "event_tags", default: null, clear: [] },
  venue: {
    schema: linksTo<Creation<typeof VenueInput>>(),
    items: "integer",
    text: "event_venue",
    default: null,
    clear: [],
  },
  organizer: {
    schema: linksTo<Creation<typeof OrganizerInput>>(),
    items: "integer",
    text: "event_organizer",
    default: null,
    clear: [],
  },
  password: { schema: read.text, type: "string", text: "password", clear: "" },
} as const satisfies Shape;

const termFilter = (text: Field["text"]) =>
  ({ schema: read.termList, items: "integer", text }) satisfies Field<
    readonly string[],
    read.OneOrMany<number | string>
  >;
const idFilter = (text: Field["text"]) =>
  ({ schema: read.idList, items: "integer", text }) satisfies Field<
    readonly number[],
    read.OneOrMany<number>
  >;

const ignored = read.reader<string, number | string>((value) => ({ ok: read.asText(value) }));

/** Parameters of the event list, in the order of the reference; ours at the end. */
export const EventListQuery = {
  ...paging,
  start_date: fields.bound("list_start_date", (site: { windowStart: string }) => site.windowStart),
  end_date: fields.bound("list_end_date", (site: { windowEnd: string }) => site.windowEnd),
  starts_before: fields.bound("starts_before"),
  starts_after: fields.bound("starts_after"),
  ends_before: fields.bound("ends_before"),
  ends_after: fields.bound("ends_after"),
  strict_dates: { schema: read.strictFlag, text: "strict_dates", default: "false" },
  search: { schema: read.search, type: "string", text: "event_search" },
  categories: termFilter("list_categories"),
  tags: termFilter("list_tags"),
  venue: idFilter("list_venue"),
  organizer: idFilter("list_organizer"),
  featured: { schema: read.flag, type: "boolean", text: "list_featured" },
  status: listStatus,
  geoloc: { schema: read.flag, type: "boolean", text: "geoloc" },
  geoloc_lat: { schema: ignored, format: "double", text: "geoloc_lat" },
  geoloc_lng: { schema: ignored, format: "double", text: "geoloc_lng" },
  include: idFilter("event_include"),
  post_parent: { schema: read.positive, type: "integer", text: "post_parent" },
  // The reference asks first whether tickets exist at all, in the loose words for yes.
  ticketed: { schema: read.clearFlag, type: "boolean", text: "ticketed" },
  overlaps: { schema: read.text, type: "string", text: "overlaps" },
  ...postList("start_date", "end_date", "title", "date", "modified", "id"),
} as const satisfies Shape;
