import type { Dialect } from "../dialect.ts";
import { dropIndex } from "./drop.ts";

/** A table that is made only where there is none. */
export const table = ({ tableOptions }: Dialect, name: string, columns: readonly string[]): string =>
  `CREATE TABLE IF NOT EXISTS ${name} (\n  ${columns.join(",\n  ")}\n) ${tableOptions}`;

export const column = (table: string, name: string, definition: string): string =>
  `ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`;

/** Indexes; servers make all of them in one go over the table, so they come together or not at all. */
export function indexes(dialect: Dialect, table: string, keys: Readonly<Record<string, string>>): string[] {
  const all = Object.entries(keys);
  if (dialect.name === "sqlite")
    return all.map(([name, key]) => `CREATE INDEX IF NOT EXISTS ${table}_${name} ON ${table} (${key})`);
  return [`ALTER TABLE ${table} ${all.map(([name, key]) => `ADD INDEX ${name} (${key})`).join(", ")}`];
}

/** Takes indexes away that `indexes` made. */
export function dropIndexes(dialect: Dialect, table: string, names: readonly string[]): string[] {
  if (dialect.name === "sqlite") return names.map((name) => dropIndex(dialect, table, `${table}_${name}`));
  return [`ALTER TABLE ${table} ${names.map((name) => `DROP INDEX ${name}`).join(", ")}`];
}
