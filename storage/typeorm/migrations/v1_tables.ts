import type { Dialect } from "../dialect.ts";
import type { Migration } from "./migration.ts";

/** The first schema. Released migrations never change: later schemas come as further ones. */
export const tables: Migration = {
  version: 1,
  name: "tables",
  up: (dialect) => [
    ...events(dialect),
    ...links(dialect),
    ...places(dialect, "kalends_venues", VENUE),
    ...places(dialect, "kalends_organizers", ["organizer", "phone", "email"]),
    ...terms(dialect),
    ...journal(dialect),
    ...replays(dialect),
    ...clock(dialect),
  ],
  // The clock last: as long as there are records their ids must not be given again.
  down: () => [...TABLES, "clock"].map((table) => `DROP TABLE IF EXISTS kalends_${table}`),
  loses: { what: "all records", unlessNone: "SELECT 1 FROM kalends_journal LIMIT 1" },
};

const TABLES = "events event_links venues organizers terms journal replays".split(" ");

const VENUE = "venue address city country province state zip phone stateprovince".split(" ");

/** A table and its indexes. Each statement does nothing where it was done before. */
function create(
  dialect: Dialect,
  table: string,
  columns: string[],
  indexes: Record<string, string>,
): string[] {
  const keys = Object.entries(indexes).map(([name, key]) => {
    const [, unique = "", list] = /^(UNIQUE )?(.*)$/.exec(key)!;
    return { unique, name, list };
  });
  const isInline = dialect.name !== "sqlite";
  const inline = isInline ? keys.map(({ unique, name, list }) => `${unique}KEY ${name} (${list})`) : [];
  const after = isInline
    ? []
    : keys.map(
        ({ unique, name, list }) =>
          `CREATE ${unique}INDEX IF NOT EXISTS ${table}_${name} ON ${table} (${list})`,
      );
  const body = [...columns, ...inline].join(",\n  ");
  return [`CREATE TABLE IF NOT EXISTS ${table} (\n  ${body}\n) ${dialect.tableOptions}`, ...after];
}

const all = (names: readonly string[], type: string): string[] =>
  names.map((name) => `${name} ${type} NOT NULL`);

const post = ({ types: { id, word, slug, time, text } }: Dialect): string[] => [
  `id ${id} NOT NULL PRIMARY KEY`,
  ...all(["revision", "author"], id),
  `status ${word} NOT NULL`,
  `slug ${slug} NULL`,
  `former_slug ${slug} NULL`,
  ...all(["date", "date_utc", "modified", "modified_utc", "changed_utc"], time),
  ...all(["description", "website", "title_key", "search_text"], text),
  `image ${text} NULL`,
];

const POST_INDEXES = {
  slug: "UNIQUE slug",
  former_slug: "former_slug, revision",
  published: "status, date_utc, id",
  changed: "changed_utc",
};

const events = (dialect: Dialect): string[] => {
  const { id, flag, time, text, links: list } = dialect.types;
  return create(
    dialect,
    "kalends_events",
    [
      ...post(dialect),
      ...all(["title", "excerpt", "password_hash", "timezone", "cost"], text),
      ...all("all_day show_map show_map_link hide_from_listings sticky featured".split(" "), flag),
      ...all(["start_date", "end_date", "utc_start_date", "utc_end_date"], time),
      ...all(["categories", "tags", "venue", "organizer"], list),
      `post_parent ${id} NOT NULL`,
    ],
    {
      ...POST_INDEXES,
      // The order of lists for those who see one status, and for those who see several.
      listed: "hide_from_listings, status, start_date, date_utc, id, end_date",
      everything: "hide_from_listings, start_date, date_utc, id, end_date, status, author",
      parent: "post_parent",
    },
  );
};

/** What links to what, with all by which a list of events is chosen and ordered: the table's key is its order. */
const links = (dialect: Dialect): string[] => {
  const { id, flag, time, word } = dialect.types;
  return create(
    dialect,
    "kalends_event_links",
    [
      `kind ${word} NOT NULL`,
      ...all(["target_id", "event_id", "author"], id),
      `hide_from_listings ${flag} NOT NULL`,
      `status ${word} NOT NULL`,
      ...all(["start_date", "end_date", "utc_start_date", "date_utc"], time),
      "PRIMARY KEY (kind, target_id, hide_from_listings, status, start_date, date_utc, event_id)",
    ],
    {
      event: "event_id",
      everything:
        "kind, target_id, hide_from_listings, start_date, date_utc, event_id, end_date, status, author",
    },
  );
};

const places = (dialect: Dialect, table: string, fields: readonly string[]): string[] =>
  create(
    dialect,
    table,
    [
      ...post(dialect),
      ...all(fields, dialect.types.text),
      ...(table === "kalends_venues" ? all(["show_map", "show_map_link"], dialect.types.flag) : []),
    ],
    { ...POST_INDEXES, name: dialect.start("title_key") },
  );

const terms = (dialect: Dialect): string[] => {
  const { id, word, slug, time, text } = dialect.types;
  return create(
    dialect,
    "kalends_terms",
    [
      `id ${id} NOT NULL PRIMARY KEY`,
      ...all(["revision", "parent"], id),
      `kind ${word} NOT NULL`,
      `slug ${slug} NOT NULL`,
      ...all(["name", "description", "name_key", "name_lower"], text),
      `changed_utc ${time} NOT NULL`,
    ],
    {
      slug: "UNIQUE kind, slug",
      name: `kind, ${dialect.start("name_lower")}`,
      parent: "kind, parent",
    },
  );
};

const journal = (dialect: Dialect): string[] => {
  const { id, word, time, links: json } = dialect.types;
  return create(
    dialect,
    "kalends_journal",
    [
      `sequence ${id} NOT NULL PRIMARY KEY`,
      `kind ${word} NOT NULL`,
      `id ${id} NOT NULL`,
      `at ${time} NOT NULL`,
      `was ${json} NULL`,
      `became ${json} NULL`,
    ],
    { time: "kind, at, sequence" },
  );
};

const replays = (dialect: Dialect): string[] => {
  const { id, word, time, text } = dialect.types;
  return create(
    dialect,
    "kalends_replays",
    [
      `name ${word} NOT NULL PRIMARY KEY`,
      `fingerprint ${text} NOT NULL`,
      `status ${id} NOT NULL`,
      `body ${text} NOT NULL`,
      `at ${time} NOT NULL`,
    ],
    { time: "at" },
  );
};

/** The one row that writers lock: the journal's end and the ids given last. */
const clock = (dialect: Dialect): string[] => [
  ...create(
    dialect,
    "kalends_clock",
    [
      `id ${dialect.types.id} NOT NULL PRIMARY KEY`,
      ...all(["sequence", "post_id", "term_id"], dialect.types.id),
    ],
    {},
  ),
  `INSERT INTO kalends_clock (id, sequence, post_id, term_id)
    SELECT 1, 0, 0, 0 FROM (SELECT 1 AS one) AS once WHERE NOT EXISTS (SELECT 1 FROM kalends_clock)`,
];
