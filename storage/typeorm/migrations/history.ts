import type { Dialect } from "../dialect.ts";
import { isTransient } from "../failures.ts";
import { insertRows, type Sql, sql } from "../sql.ts";
import type { Migration } from "./migration.ts";

export const historyTable = ({ types, tableOptions }: Dialect): string =>
  `CREATE TABLE IF NOT EXISTS kalends_migrations (
    version ${types.id} NOT NULL PRIMARY KEY, name ${types.word} NOT NULL, applied_utc ${types.time} NOT NULL
  ) ${tableOptions}`;

/** When each version that the database has was applied, `YYYY-MM-DD HH:MM:SS` UTC; none on a new one. */
export async function history(on: Sql): Promise<ReadonlyMap<number, string>> {
  try {
    const rows = await on.all(sql("SELECT version, applied_utc FROM kalends_migrations"));
    return new Map(rows.map((row) => [Number(row.version), String(row.applied_utc)]));
  } catch (error) {
    if (isTransient(error) || !isMissingTable(error)) throw error;
    return new Map();
  }
}

export async function remember(on: Sql, { version, name }: Migration): Promise<void> {
  const applied_utc = new Date().toISOString().slice(0, 19).replace("T", " ");
  await insertRows(on, "kalends_migrations", [{ version, name, applied_utc }]);
}

export async function forget(on: Sql, { version }: Migration): Promise<void> {
  await on.run(sql("DELETE FROM kalends_migrations WHERE version = ?", version));
}

const isMissingTable = (error: unknown): boolean => /no such table|doesn't exist/i.test(String(error));
