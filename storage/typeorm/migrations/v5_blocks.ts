import type { Dialect } from "../dialect.ts";
import { fillWords } from "../word_fill.ts";
import { dropColumn } from "./drop.ts";
import type { Migration } from "./migration.ts";
import { column, dropIndexes, indexes, table } from "./schema.ts";

/**
 * The index of words tells of 32 records in one row, and an index of each table finds the records of such a block.
 * Links have two indexes less.
 */
export const blocks: Migration = {
  version: 5,
  name: "blocks",
  up: (dialect) => [
    wordBlocks(dialect),
    "DROP TABLE IF EXISTS kalends_word_uses",
    ...Object.keys(LINKS).flatMap((name) => dropIndexes(dialect, "kalends_event_links", [name])),
    ...Object.entries(NARROW).flatMap(([name, rest]) => [
      ...dropIndexes(dialect, name, ["narrow"]),
      column(name, "block", `${dialect.types.id} NOT NULL DEFAULT 0`),
      `UPDATE ${name} SET block = id >> ${SHIFT} WHERE block <> id >> ${SHIFT}`,
      ...indexes(dialect, name, { blocks: `block, id, ${rest}` }),
    ]),
  ],
  fill: { what: "the index of words is filled from the texts of all records", work: fillWords },
  down: (dialect) => [
    wordBlocks(dialect),
    wordUses(dialect),
    usesOfBlocks(dialect),
    ...indexes(dialect, "kalends_event_links", LINKS),
    ...Object.entries(NARROW).flatMap(([name, rest]) => [
      ...dropIndexes(dialect, name, ["blocks"]),
      ...indexes(dialect, name, { narrow: `id, ${rest}` }),
      dropColumn(name, "block"),
    ]),
    "DROP TABLE kalends_word_blocks",
  ],
};

const SHIFT = 5;
const PLACES = "status, author, date_utc";

/** What follows the id in the indexes by id, without the texts of the tables themselves. */
const NARROW: Readonly<Record<string, string>> = {
  kalends_events:
    "hide_from_listings, end_date, status, author, featured, is_protected, post_parent, start_date, date_utc",
  kalends_venues: PLACES,
  kalends_organizers: PLACES,
};

/** Links are written most: lists and counts do without these indexes. */
const LINKS = {
  everything: "kind, target_id, hide_from_listings, start_date, date_utc, event_id, end_date, status, author",
  scheduled: "kind, target_id, status, date_utc",
};

const columns = ({ types }: Dialect): string[] => [
  `kind ${types.word} NOT NULL`,
  `word ${types.slug.replace("255", "64")} NOT NULL`,
];

const clustered = (dialect: Dialect): Dialect => ({
  ...dialect,
  tableOptions: dialect.tableOptions || "WITHOUT ROWID",
});

/** @see {@link ../words.ts} */
const wordBlocks = (dialect: Dialect): string =>
  table(clustered(dialect), "kalends_word_blocks", [
    ...columns(dialect),
    ...["block", "bits"].map((name) => `${name} ${dialect.types.id} NOT NULL`),
    "PRIMARY KEY (kind, word, block)",
  ]);

/** As version 4 has it. */
const wordUses = (dialect: Dialect): string =>
  table(clustered(dialect), "kalends_word_uses", [
    ...columns(dialect),
    `id ${dialect.types.id} NOT NULL`,
    "PRIMARY KEY (kind, word, id)",
  ]);

function usesOfBlocks({ insertNew }: Dialect): string {
  const places = Array.from({ length: 2 ** SHIFT }, (_, n) => `SELECT ${n}${n ? "" : " AS n"}`).join(
    " UNION ALL ",
  );
  return `${insertNew} kalends_word_uses (kind, word, id)
    SELECT b.kind, b.word, b.block * ${2 ** SHIFT} + p.n FROM kalends_word_blocks b
    JOIN (${places}) AS p ON ((b.bits >> p.n) & 1) = 1`;
}
