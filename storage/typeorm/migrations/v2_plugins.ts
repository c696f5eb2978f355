import type { Dialect } from "../dialect.ts";
import { dropColumn, dropIndex } from "./drop.ts";
import type { Migration } from "./migration.ts";

const POSTS = ["events", "venues", "organizers"];
const POSITION = ["lat", "lng", "x", "y", "z"];

/** What plugins keep: values with posts, positions of venues, small texts. */
export const plugins: Migration = {
  version: 2,
  name: "plugins",
  up: (dialect) => [
    ...POSTS.map((name) => column(`kalends_${name}`, `extra ${dialect.types.text}`)),
    ...POSITION.map((name) => column("kalends_venues", `geo_${name} ${dialect.types.real}`)),
    "CREATE INDEX kalends_venues_position ON kalends_venues (geo_lat, geo_lng)",
    state(dialect),
  ],
  down: (dialect) => [
    dropIndex(dialect, "kalends_venues", "kalends_venues_position"),
    ...POSITION.map((name) => dropColumn("kalends_venues", `geo_${name}`)),
    ...POSTS.map((name) => dropColumn(`kalends_${name}`, "extra")),
    "DROP TABLE IF EXISTS kalends_state",
  ],
  loses: {
    what: "what plugins have kept",
    unlessNone: [
      "SELECT 1 FROM kalends_state",
      "SELECT 1 FROM kalends_venues WHERE geo_lat IS NOT NULL",
      ...POSTS.map((name) => `SELECT 1 FROM kalends_${name} WHERE extra IS NOT NULL`),
    ].join(" UNION ALL "),
  },
};

const column = (table: string, definition: string): string =>
  `ALTER TABLE ${table} ADD COLUMN ${definition} NULL`;

const state = ({ types, tableOptions }: Dialect): string =>
  `CREATE TABLE IF NOT EXISTS kalends_state (
    name ${types.slug} NOT NULL PRIMARY KEY, value ${types.text} NOT NULL
  ) ${tableOptions}`;
