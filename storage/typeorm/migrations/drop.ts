import type { Dialect } from "../dialect.ts";

/** Takes an index away; on SQLite it has the name of its own that CREATE INDEX gave it. */
export const dropIndex = ({ name: dialect }: Dialect, table: string, name: string): string =>
  dialect === "sqlite" ? `DROP INDEX IF EXISTS ${name}` : `DROP INDEX ${name} ON ${table}`;

/** Takes a column away, of which no index may be left. */
export const dropColumn = (table: string, name: string): string => `ALTER TABLE ${table} DROP COLUMN ${name}`;
