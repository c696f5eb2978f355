/** Shapes of answers, for the OpenAPI document. */
type Json = Record<string, unknown>;

const object = (properties: Json, required: readonly string[] = []): Json => ({
  type: "object",
  properties,
  ...(required.length > 0 ? { required } : {}),
});

const typed = (type: string, ...names: string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { type }]));
const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const listOf = (items: Json): Json => ({ type: "array", items });

const post = {
  ...typed("integer", "id"),
  ...typed("string", "author", "status", "date", "date_utc", "modified", "modified_utc", "url"),
};
const identity = { global_id: { type: "string" }, global_id_lineage: listOf({ type: "string" }) };
const dates = ["start_date", "end_date", "utc_start_date", "utc_end_date"];
const image: Json = { oneOf: [reference("Image"), { const: false }] };
/** Members that readers of a protected event see as null. */
const flag: Json = { type: ["boolean", "null"] };

const event = object(
  {
    ...post,
    ...identity,
    ...typed("string", "rest_url", "title", "description", "excerpt", "slug"),
    image,
    all_day: flag,
    ...Object.fromEntries(
      dates.flatMap((name) => [
        [name, { type: "string" }],
        [`${name}_details`, reference("DateDetails")],
      ]),
    ),
    ...typed("string", "timezone", "timezone_abbr", "cost"),
    cost_details: reference("CostDetails"),
    website: { type: "string" },
    ...Object.fromEntries(
      ["show_map", "show_map_link", "hide_from_listings", "sticky", "featured"].map((name) => [name, flag]),
    ),
    categories: listOf(reference("Term")),
    tags: listOf(reference("Term")),
    venue: { oneOf: [reference("Venue"), listOf(reference("Venue"))] },
    organizer: listOf(reference("Organizer")),
    custom_fields: { type: ["array", "object"] },
    json_ld: { type: "object" },
  },
  [
    "id",
    "title",
    "description",
    "excerpt",
    "status",
    "url",
    "slug",
    "image",
    ...dates,
    "timezone",
    "categories",
    "tags",
    "venue",
    "organizer",
  ],
);

const venue = object(
  {
    ...post,
    ...typed("string", "venue", "description", "slug"),
    image: reference("Image"),
    ...typed(
      "string",
      "address",
      "city",
      "country",
      "province",
      "state",
      "zip",
      "phone",
      "website",
      "stateprovince",
    ),
    json_ld: { type: "object" },
    ...typed("boolean", "show_map", "show_map_link"),
    ...identity,
  },
  ["id", "venue", "status", "url", "show_map", "show_map_link"],
);

const organizer = object(
  {
    ...post,
    ...typed("string", "organizer", "description", "slug"),
    image: reference("Image"),
    ...typed("string", "phone", "website", "email"),
    json_ld: { type: "object" },
    ...identity,
  },
  ["id", "organizer", "status", "url"],
);

const term = object(
  {
    ...typed("integer", "id", "count"),
    ...typed("string", "name", "slug", "taxonomy", "description"),
    ...typed("integer", "parent"),
    ...typed("string", "url"),
    urls: object(typed("string", "self", "collection", "up")),
  },
  ["id", "name", "slug", "taxonomy", "count", "urls"],
);

/** All component schemas, under the names that the reference uses. */
export const schemas = (): Json => ({
  ImageSize: object({
    ...typed("integer", "width", "height", "filesize"),
    ...typed("string", "mime-type", "url"),
  }),
  CostDetails: object({
    ...typed("string", "currency_symbol", "currency_code", "currency_position"),
    values: listOf({ type: "string" }),
  }),
  Term: term,
  Image: object({
    ...typed("string", "url", "extension"),
    ...typed("integer", "id", "width", "height", "filesize"),
    sizes: { type: "object", additionalProperties: reference("ImageSize") },
  }),
  DateDetails: object(typed("string", "year", "month", "day", "hour", "minutes", "seconds")),
  Event: event,
  Venue: venue,
  Organizer: organizer,
  Error: object({ ...typed("string", "code", "message"), data: { type: ["object", "null"] } }, [
    "code",
    "message",
    "data",
  ]),
});
