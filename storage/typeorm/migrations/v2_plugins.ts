import type { Dialect } from "../dialect.ts";
import type { Migration } from "./migration.ts";

/** What plugins keep: values with posts, positions of venues, small texts. */
export const plugins: Migration = {
  version: 2,
  name: "plugins",
  up: (dialect) => [
    ...["events", "venues", "organizers"].map((name) =>
      column(`kalends_${name}`, `extra ${dialect.types.text}`),
    ),
    ...["lat", "lng", "x", "y", "z"].map((name) =>
      column("kalends_venues", `geo_${name} ${dialect.types.real}`),
    ),
    "CREATE INDEX kalends_venues_position ON kalends_venues (geo_lat, geo_lng)",
    state(dialect),
  ],
};

const column = (table: string, definition: string): string =>
  `ALTER TABLE ${table} ADD COLUMN ${definition} NULL`;

const state = ({ types, tableOptions }: Dialect): string =>
  `CREATE TABLE IF NOT EXISTS kalends_state (
    name ${types.slug} NOT NULL PRIMARY KEY, value ${types.text} NOT NULL
  ) ${tableOptions}`;
