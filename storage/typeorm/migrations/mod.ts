import { codeOf } from "../failures.ts";
import { patience, retried } from "../retry.ts";
import type { Server } from "../server.ts";
import { type Sql, sql } from "../sql.ts";
import { alone } from "./alone.ts";
import { forget, history, historyTable, remember } from "./history.ts";
import type { Migration } from "./migration.ts";
import { tables } from "./v1_tables.ts";
import { plugins } from "./v2_plugins.ts";
import { tokens } from "./v3_tokens.ts";
import { lists } from "./v4_lists.ts";
import { blocks } from "./v5_blocks.ts";

/** In the order of their versions. */
export const MIGRATIONS: readonly Migration[] = [tables, plugins, tokens, lists, blocks];

/**
 * Brings the schema up to date. Of several processes at once one does it while the others wait; one that fails half
 * way is taken up where it ended. Needs no rights on tables where there is nothing to do.
 * @returns what this call has applied.
 */
export async function migrate(server: Server): Promise<readonly Migration[]> {
  if ((await server.use(pending)).length === 0) return [];
  return retried(patience(server.limits), () => alone(server, applyPending));
}

/** What became of taking a migration back; `migration` is undefined where there is none. */
export interface TakenBack {
  readonly migration: Migration | undefined;
  readonly isDone: boolean;
}

/**
 * Takes the newest migration back, for a return to the version of the code before it: only code that knows it can.
 * @param mayLose - Without it nothing happens where records would be lost.
 */
export async function takeBack(server: Server, mayLose: boolean): Promise<TakenBack> {
  return retried(patience(server.limits), () =>
    alone(server, async (on) => {
      const migration = await newestApplied(on);
      const isDone = migration !== undefined && (mayLose || !(await isLossy(migration, on)));
      if (isDone) await undo(on, migration);
      return { migration, isDone };
    }),
  );
}

/** The one that the database has and that `takeBack` is about. */
export async function newestApplied(on: Sql): Promise<Migration | undefined> {
  await pending(on);
  const applied = await history(on);
  return MIGRATIONS.findLast(({ version }) => applied.has(version));
}

/** Whether taking it back loses what is there. */
const isLossy = async ({ loses }: Migration, on: Sql): Promise<boolean> =>
  loses !== undefined && (await on.all(sql(loses.unlessNone))).length > 0;

/** What is still to be applied. @throws {Error} when the database is ahead of this code. */
export async function pending(on: Sql): Promise<readonly Migration[]> {
  const applied = await history(on);
  const newest = Math.max(0, ...applied.keys());
  if (newest > MIGRATIONS.length)
    throw new Error(
      `its schema has version ${newest}, this kalends knows ${MIGRATIONS.length}: update kalends`,
    );
  return MIGRATIONS.filter(({ version }) => !applied.has(version));
}

async function applyPending(on: Sql): Promise<readonly Migration[]> {
  await on.run(sql(historyTable(on.dialect)));
  // Asked again: another process may have done it while this one waited.
  const migrations = await pending(on);
  for (const migration of migrations) {
    for (const text of migration.up(on.dialect)) await unlessDone(on.run(sql(text)));
    await migration.fill?.work(on);
    await remember(on, migration);
  }
  return migrations;
}

/** Forgotten first: broken off half way it counts as pending, and `migrate` mends it. */
async function undo(on: Sql, migration: Migration): Promise<void> {
  await forget(on, migration);
  for (const text of migration.down(on.dialect)) await unlessDone(on.run(sql(text)));
}

const DONE = new Set(["ER_DUP_FIELDNAME", "ER_DUP_KEYNAME", "ER_CANT_DROP_FIELD_OR_KEY"]);

/** Servers commit each statement by itself, and cannot be told to add only what is not there. */
async function unlessDone(statement: Promise<unknown>): Promise<void> {
  await statement.catch((error: unknown) => {
    if (!DONE.has(codeOf(error))) throw error;
  });
}
