/** What answers hold, stated once: presenters, the OpenAPI document and the typed client all derive from it. */
import type { WrittenStatus } from "./shared.ts";

declare const described: unique symbol;

/** A JSON schema that knows the type of what it describes. */
type Described<T> = { readonly [keyword: string]: unknown } & { readonly [described]?: T };

type Shown<D> = D extends Described<infer T> ? T : never;
type Members = Readonly<Record<string, Described<unknown>>>;
type Shaped<M extends Members, O extends Members> = Flat<
  { readonly [K in keyof M]: Shown<M[K]> } & { readonly [K in keyof O]?: Shown<O[K]> | undefined }
>;
/** An intersection as one type, which editors and error messages show better. */
type Flat<T> = { [K in keyof T]: T[K] };

const text: Described<string> = { type: "string" };
const integer: Described<number> = { type: "integer" };
const boolean: Described<boolean> = { type: "boolean" };
const anything: Described<Readonly<Record<string, unknown>>> = { type: "object" };
const listOf = <T>(items: Described<T>): Described<readonly T[]> => ({ type: "array", items });

/** Members that are always there, and those that may be absent. */
const object = <M extends Members, O extends Members = Record<never, never>>(
  always: M,
  sometimes = {} as O,
): Described<Shaped<M, O>> => ({
  type: "object",
  properties: { ...always, ...sometimes },
  ...(Object.keys(always).length > 0 ? { required: Object.keys(always) } : {}),
});

const reference = <T>(name: string, _schema: Described<T>): Described<T> => ({
  $ref: `#/components/schemas/${name}`,
});

const status: Described<WrittenStatus> = text as Described<never>;
/** Members that readers of a protected event see as null. */
const flag: Described<boolean | null> = { type: ["boolean", "null"] };

const post = {
  ...{ id: integer, author: text, status, date: text, date_utc: text, modified: text },
  ...{ modified_utc: text, url: text, global_id: text, global_id_lineage: listOf(text) },
};

const imageSize = object(
  {},
  { width: integer, height: integer, filesize: integer, "mime-type": text, url: text },
);
const image = object(
  { url: text, extension: text, width: integer, height: integer, filesize: integer },
  {
    id: { type: ["integer", "string"] } as Described<number | string>,
    sizes: {
      type: "object",
      additionalProperties: reference("ImageSize", imageSize),
    } as Described<Readonly<Record<string, Shown<typeof imageSize>>>>,
  },
);
const imageOf = reference("Image", image);

const dateDetails = object({ year: text, month: text, day: text, hour: text, minutes: text, seconds: text });
const detailsOf = reference("DateDetails", dateDetails);

const costDetails = object({
  ...{ currency_symbol: text, currency_code: text, currency_position: text, values: listOf(text) },
});

const term = object(
  {
    ...{ id: integer, name: text, slug: text, taxonomy: text, description: text, count: integer },
    urls: object({ self: text, collection: text }, { up: text }),
  },
  {
    ...{ parent: integer, url: text, meta: listOf({} as Described<unknown>) },
    ...{ term_group: integer, term_taxonomy_id: integer, filter: text },
  },
);
const termOf = reference("Term", term);

const venue = object(
  { ...post, venue: text, show_map: boolean, show_map_link: boolean },
  {
    ...{ description: text, slug: text, image: imageOf, address: text, city: text, country: text },
    ...{ province: text, state: text, zip: text, phone: text, website: text, stateprovince: text },
    ...{ json_ld: anything, raw: object({ venue: text, description: text }) },
  },
);

const organizer = object(
  { ...post, organizer: text },
  {
    ...{ description: text, slug: text, image: imageOf, phone: text, website: text, email: text },
    ...{ json_ld: anything, raw: object({ organizer: text, description: text }) },
  },
);

const venueOf = reference("Venue", venue);
type Venue = Shown<typeof venue>;

const event = object(
  {
    ...post,
    ...{ rest_url: text, title: text, description: text, excerpt: text, slug: text },
    image: { oneOf: [imageOf, { const: false }] } as Described<Shown<typeof image> | false>,
    all_day: flag,
    ...{ start_date: text, start_date_details: detailsOf, end_date: text, end_date_details: detailsOf },
    ...{ utc_start_date: text, utc_start_date_details: detailsOf },
    ...{ utc_end_date: text, utc_end_date_details: detailsOf },
    ...{
      timezone: text,
      timezone_abbr: text,
      cost: text,
      cost_details: reference("CostDetails", costDetails),
    },
    website: text,
    ...{ show_map: flag, show_map_link: flag, hide_from_listings: flag, sticky: flag, featured: flag },
    ...{ categories: listOf(termOf), tags: listOf(termOf) },
    venue: { oneOf: [venueOf, listOf(venueOf)] } as Described<Venue | readonly Venue[]>,
    organizer: listOf(reference("Organizer", organizer)),
    custom_fields: { type: ["array", "object"] } as Described<unknown>,
  },
  { json_ld: anything, raw: object({ title: text, description: text, excerpt: text }) },
);

const error = object({
  ...{ code: text, message: text, data: { type: ["object", "null"] } as Described<object | null> },
});

export type EventView = Shown<typeof event>;
export type VenueView = Venue;
export type OrganizerView = Shown<typeof organizer>;
export type TermView = Shown<typeof term>;

/** All component schemas, under the names that the reference uses. */
export const schemas = () => ({
  ImageSize: imageSize,
  CostDetails: costDetails,
  Term: term,
  Image: image,
  DateDetails: dateDetails,
  Event: event,
  Venue: venue,
  Organizer: organizer,
  Error: error,
});
