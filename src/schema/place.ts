/** Venues and organizers. */
import type { Field, Shape } from "./field.ts";
import * as read from "./readers.ts";
import { authorship, fields, listStatus, paging, postList } from "./shared.ts";

const NAME_BYTES = 65_000;

const mapFlag = (text: Field["text"]) =>
  ({ schema: read.looseFlag, type: "string", text, default: null, clear: true }) satisfies Field<boolean>;
const address = {
  schema: read.url,
  type: "string",
  text: "website",
  default: null,
  clear: "",
} as const satisfies Field<string>;
const image = { ...fields.image, default: null };

export const VenueInput = {
  ...authorship,
  venue: { schema: read.title(NAME_BYTES), type: "string", text: "venue_name", required: true },
  description: fields.line("venue_description"),
  status: fields.status,
  show_map: mapFlag("venue_show_map"),
  show_map_link: mapFlag("venue_show_map_link"),
  address: fields.line("address"),
  city: fields.line("city"),
  country: fields.line("country"),
  province: fields.line("province"),
  state: fields.line("state"),
  zip: fields.line("zip"),
  phone: fields.line("phone"),
  stateprovince: fields.line("stateprovince"),
  website: address,
  image,
} as const satisfies Shape;

export const OrganizerInput = {
  author: { ...authorship.author, default: null },
  date: { ...authorship.date, default: null },
  date_utc: { ...authorship.date_utc, default: null },
  organizer: {
    schema: read.title(NAME_BYTES),
    type: "string",
    text: "organizer_name",
    required: true,
    default: null,
  },
  description: fields.line("organizer_description"),
  status: { ...fields.status, default: null },
  phone: fields.line("phone"),
  website: address,
  email: { schema: read.email, type: "string", text: "email", default: null, clear: "" },
  image,
} as const satisfies Shape;

/** The venue and the organizer list take the same parameters. */
export const PlaceListQuery = {
  ...paging,
  search: { schema: read.search, type: "string", text: "place_search" },
  event: { schema: read.positive, type: "integer", text: "place_event" },
  has_events: { schema: read.looseFlag, text: "has_events" },
  only_with_upcoming: { schema: read.looseFlag, text: "only_with_upcoming", default: false },
  status: listStatus,
  ...postList("date", "title", "modified", "id"),
} as const satisfies Shape;
