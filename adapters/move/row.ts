/** An event with all that it is linked to as one row of texts: a line of a CSV file, or the properties of a VEVENT. */
import { createHash } from "node:crypto";
import type { Data, Links, MovedKind, MovedRecord } from "./record.ts";
import { nameOf } from "./state.ts";

/** Texts by column; what is empty may be absent. */
export type Row = Readonly<Record<string, string>>;

const FLAGS = ["all_day", "featured", "sticky", "hide_from_listings", "show_map", "show_map_link"] as const;
const EVENT = [
  ...[
    "slug",
    "title",
    "start_date",
    "end_date",
    "timezone",
    "status",
    "date_utc",
    "description",
    "excerpt",
    "cost",
  ],
  ...["website", "image", ...FLAGS],
] as const;
const VENUE = [
  ...[
    "slug",
    "description",
    "address",
    "city",
    "country",
    "province",
    "state",
    "stateprovince",
    "zip",
    "phone",
  ],
  ...["website", "image", "status", "date_utc", "show_map", "show_map_link", "geo_lat", "geo_lng"],
] as const;
const ORGANIZER = [
  "slug",
  "description",
  "phone",
  "website",
  "email",
  "image",
  "status",
  "date_utc",
] as const;

const PLACES = { venue: VENUE, organizer: ORGANIZER } as const;
type Place = keyof typeof PLACES;
const KIND_OF = { venue: "venues", organizer: "organizers" } as const;

/** All columns in the order in which they are written. */
export const COLUMNS: readonly string[] = [
  ...[...EVENT, "categories", "tags"],
  ...Object.entries(PLACES).flatMap(([place, fields]) => [
    place,
    ...fields.map((field) => `${place}_${field}`),
  ]),
];

const YES = /^(1|true|yes|y|on|x)$/i;
const isFlag = (name: string): boolean => (FLAGS as readonly string[]).includes(name);
/** No record is without these: an empty cell says nothing of them. */
const ALWAYS: ReadonlySet<string> = new Set([
  ...FLAGS,
  "timezone",
  "status",
  "date_utc",
  "geo_lat",
  "geo_lng",
]);
const isSilent = (name: string, text: string): boolean => text === "" && ALWAYS.has(name);

/** Between items of a list, and between a category and its parent; a backslash makes them part of a name. */
const escaped = (name: string): string => name.replace(/[\\|>]/g, "\\$&");
const split = (text: string, by: "|" | ">"): string[] => {
  const parts = text.match(new RegExp(`(?:\\\\.|[^\\\\${by}])+|(?<=^|\\${by})(?=\\${by}|$)`, "gs")) ?? [];
  return parts.map((part) => part.trim());
};
const unescaped = (text: string): string => text.replace(/\\(.)/gs, "$1");

/** What a row must be made of: records of all kinds by name. */
export type Records = ReadonlyMap<string, MovedRecord>;

export function rowOf(event: MovedRecord, records: Records): Row {
  const row: Record<string, string> = {};
  for (const name of EVENT) row[name] = textOf(event.data[name]);
  row.categories = linked(event, "categories", records)
    .map((one) => pathOf(one, records))
    .join("|");
  row.tags = linked(event, "tags", records)
    .map(({ data }) => escaped(textOf(data.name)))
    .join("|");
  for (const place of ["venue", "organizer"] as const) {
    const places = linked(event, place, records);
    row[place] = places.map(({ data }) => escaped(textOf(data[place]))).join("|");
    for (const field of PLACES[place]) {
      const texts = places.map(({ data }) => escaped(textOf(data[field])));
      row[`${place}_${field}`] = texts.some((text) => text !== "") ? texts.join("|") : "";
    }
  }
  return row;
}

const textOf = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

const KINDS_OF_LINKS: Readonly<Record<string, MovedKind>> = {
  categories: "categories",
  tags: "tags",
  ...KIND_OF,
};
const linked = ({ links }: MovedRecord, field: string, records: Records): MovedRecord[] =>
  (links[field] ?? [])
    .map((key) => records.get(nameOf({ kind: KINDS_OF_LINKS[field]!, key })))
    .filter((record) => record !== undefined);

/** `Music > Jazz` */
function pathOf(category: MovedRecord, records: Records): string {
  const [parent] = (category.links.parent ?? []).map((key) =>
    records.get(nameOf({ kind: "categories", key })),
  );
  const name = escaped(textOf(category.data.name));
  return parent ? `${pathOf(parent, records)} > ${name}` : name;
}

export interface RowOptions {
  /** What the source knows the event by, where it says so. */
  readonly key?: string | undefined;
  readonly place: string;
  readonly lost?: readonly string[];
}

/** The records that a row stands for, the event last. Equal ones of several rows have equal keys. */
export function recordsOf(row: Row, { key, place, lost = [] }: RowOptions): readonly MovedRecord[] {
  const categories = split(row.categories ?? "", "|")
    .filter(Boolean)
    .map((path) => categoryPath(path, place));
  const tags = split(row.tags ?? "", "|")
    .filter(Boolean)
    .map((name) => term("tags", unescaped(name), place));
  const venues = placesOf("venue", row, place);
  const organizers = placesOf("organizer", row, place);
  const data = Object.fromEntries(
    EVENT.filter((name) => row[name] !== undefined && !isSilent(name, row[name])).map((name) => [
      name,
      isFlag(name) ? YES.test(row[name]!) : row[name],
    ]),
  );
  const links: Links = {
    ...("categories" in row ? { categories: categories.map((path) => path.at(-1)!.key) } : {}),
    ...("tags" in row ? { tags: tags.map((tag) => tag.key) } : {}),
    ...("venue" in row ? { venue: venues.map((venue) => venue.key) } : {}),
    ...("organizer" in row ? { organizer: organizers.map((organizer) => organizer.key) } : {}),
  };
  const own = key ?? (row.slug || `${row.title}/${row.start_date}`);
  const event: MovedRecord = { kind: "events", key: own, place, data, links, lost };
  return [...categories.flat(), ...tags, ...venues, ...organizers, event];
}

const term = (
  kind: "categories" | "tags",
  name: string,
  place: string,
  parent?: MovedRecord,
): MovedRecord => ({
  kind,
  key: parent ? `${parent.key} > ${name}` : name,
  place,
  data: { name },
  links: parent ? { parent: [parent.key] } : {},
  lost: [],
});

function categoryPath(path: string, place: string): readonly MovedRecord[] {
  const chain: MovedRecord[] = [];
  for (const name of split(path, ">").filter(Boolean))
    chain.push(term("categories", unescaped(name), place, chain.at(-1)));
  return chain;
}

function placesOf(kind: Place, row: Row, place: string): readonly MovedRecord[] {
  const columns = PLACES[kind].filter((field) => row[`${kind}_${field}`] !== undefined);
  const values = new Map(
    columns.map((field) => [field, split(row[`${kind}_${field}`]!, "|").map(unescaped)]),
  );
  const names = split(row[kind] ?? "", "|").map(unescaped);
  return names
    .map((name, at) => {
      const pairs = columns.map((field): [string, unknown] => [
        field,
        cellValue(field, values.get(field)?.[at] ?? ""),
      ]);
      const data: Data = {
        [kind]: name,
        ...Object.fromEntries(pairs.filter(([, value]) => value !== undefined)),
      };
      return { kind: KIND_OF[kind], key: keyOf(data, kind), place, data, links: {}, lost: [] };
    })
    .filter(({ data }) => data[kind] !== "");
}

const cellValue = (field: string, text: string): unknown => {
  if (isSilent(field, text)) return undefined;
  return isFlag(field) ? YES.test(text) : text;
};

/** A slug where there is one; else everything that is said of it: a second place of one name is another place. */
function keyOf(data: Data, name: string): string {
  if (data.slug) return String(data.slug);
  const all = createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 12);
  return `${data[name]}/${all}`;
}
