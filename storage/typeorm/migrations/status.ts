import type { Sql } from "../sql.ts";
import { history } from "./history.ts";
import type { Migration } from "./migration.ts";
import { MIGRATIONS } from "./mod.ts";

/** How far a database's schema is. */
export interface SchemaStatus {
  /** Of the newest step that it has, 0 on a new database; higher than `newest` when later code was at work. */
  readonly version: number;
  /** The newest that this code knows. */
  readonly newest: number;
  /** `appliedUtc`: `YYYY-MM-DD HH:MM:SS`, undefined for steps to come. */
  readonly steps: readonly { readonly migration: Migration; readonly appliedUtc: string | undefined }[];
}

/** Reads only. */
export async function schemaOf(on: Sql): Promise<SchemaStatus> {
  const applied = await history(on);
  return {
    version: Math.max(0, ...applied.keys()),
    newest: MIGRATIONS.length,
    steps: MIGRATIONS.map((migration) => ({ migration, appliedUtc: applied.get(migration.version) })),
  };
}
