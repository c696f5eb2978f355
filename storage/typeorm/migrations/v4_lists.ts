import type { Dialect } from "../dialect.ts";
import { dropColumn } from "./drop.ts";
import type { Migration } from "./migration.ts";
import { column, dropIndexes, indexes, table } from "./schema.ts";

/** Lists in each order from an index that holds all they ask, counts of terms that are kept, and a search index. */
export const lists: Migration = {
  version: 4,
  name: "lists",
  up: (dialect) => [
    ...TITLED.flatMap((name) => titleStart(dialect, name)),
    ...events(dialect),
    ...terms(dialect),
    ...Object.entries(INDEXES).flatMap(([name, keys]) => indexes(dialect, name, keys)),
    ...words(dialect),
  ],
  down: (dialect) => [
    ...Object.entries(INDEXES).flatMap(([name, keys]) => dropIndexes(dialect, name, Object.keys(keys))),
    ...TITLED.map((name) => dropColumn(name, "title_start")),
    dropColumn("kalends_events", "is_protected"),
    dropColumn("kalends_terms", "published"),
    ...["words", "word_parts", "word_uses"].map((name) => `DROP TABLE IF EXISTS kalends_${name}`),
  ],
};

/** So much of a title is in the indexes: all of nearly every title, and as much as a server allows. */
const START = 700;

const titleStart = (dialect: Dialect, name: string): string[] => {
  const type = dialect.name === "sqlite" ? "TEXT" : dialect.types.slug.replace("255", String(START));
  return [
    column(name, "title_start", `${type} NOT NULL DEFAULT ''`),
    `UPDATE ${name} SET title_start = SUBSTR(title_key, 1, ${START}) WHERE title_start = '' AND title_key <> ''`,
  ];
};

/** At the end of each index, so that no row has to be read to see whether it is listed. */
const LISTED = "end_date, status, author, featured, is_protected, post_parent";
const TIES = "start_date, date_utc, id";

const PLACES = {
  by_title: "title_start, date_utc, id, status, author",
  by_date: "date_utc, id, status, author",
  by_modified: "modified_utc, date_utc, id, status, author",
  narrow: "id, status, author, date_utc",
};

const INDEXES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kalends_events: {
    featured: `hide_from_listings, featured, ${TIES}, end_date, status, author, is_protected, post_parent`,
    by_title: `hide_from_listings, title_start, ${TIES}, ${LISTED}`,
    by_date: `hide_from_listings, date_utc, start_date, id, ${LISTED}`,
    by_modified: `hide_from_listings, modified_utc, ${TIES}, ${LISTED}`,
    by_end: `hide_from_listings, end_date, ${TIES}, status, author, featured, is_protected, post_parent`,
    // By id as the table itself, but without its texts.
    narrow: `id, hide_from_listings, ${LISTED}, start_date, date_utc`,
  },
  kalends_venues: PLACES,
  kalends_organizers: PLACES,
  kalends_event_links: { scheduled: "kind, target_id, status, date_utc" },
};

/** Tables of records that are listed by title. */
const TITLED = ["kalends_events", "kalends_venues", "kalends_organizers"];

const events = (dialect: Dialect): string[] => [
  column("kalends_events", "is_protected", `${dialect.types.flag} NOT NULL DEFAULT 0`),
  "UPDATE kalends_events SET is_protected = 1 WHERE password_hash <> '' AND is_protected = 0",
];

/** How many events that are published, or will be by time alone, use a term; less those yet to come it is its count. */
const terms = (dialect: Dialect): string[] => {
  const used = `(SELECT COUNT(*) FROM kalends_event_links l WHERE l.target_id = kalends_terms.id
    AND l.kind = CASE kalends_terms.kind WHEN 'tag' THEN 'tags' ELSE 'categories' END AND l.status = 'publish')`;
  return [
    column("kalends_terms", "published", `${dialect.types.id} NOT NULL DEFAULT 0`),
    `UPDATE kalends_terms SET published = ${used}`,
  ];
};

/** They stay empty here: the next version keeps the index in another form, and fills it. */
const words = (dialect: Dialect): string[] => {
  const { id, word: kind, slug } = dialect.types;
  const [word, part] = [slug.replace("255", "64"), slug.replace("255", "32")];
  const names = { word: `word ${word} NOT NULL`, part: `part ${part} NOT NULL` };
  const without = { ...dialect, tableOptions: dialect.tableOptions || "WITHOUT ROWID" };
  return [
    table(without, "kalends_words", [names.word, "PRIMARY KEY (word)"]),
    table(without, "kalends_word_parts", [names.part, names.word, "PRIMARY KEY (part, word)"]),
    table(without, "kalends_word_uses", [
      `kind ${kind} NOT NULL`,
      names.word,
      `id ${id} NOT NULL`,
      "PRIMARY KEY (kind, word, id)",
    ]),
  ];
};
