import type { Dialect } from "../dialect.ts";
import { codeOf, isTransient } from "../failures.ts";
import { patience, retried } from "../retry.ts";
import type { Server } from "../server.ts";
import { insertRows, type Sql, sql } from "../sql.ts";
import { PATIENT_SESSION } from "../wire.ts";
import type { Migration } from "./migration.ts";
import { tables } from "./v1_tables.ts";
import { plugins } from "./v2_plugins.ts";
import { tokens } from "./v3_tokens.ts";

/** In the order of their versions. */
const MIGRATIONS: readonly Migration[] = [tables, plugins, tokens];

/** One per database on the server. */
const LOCK = "CONCAT('kalends ', LEFT(SHA2(DATABASE(), 256), 40))";
const PATIENCE_SECONDS = 60;

/**
 * Brings the schema up to date. Of several processes at once one does it while the others wait; one that fails half
 * way is taken up where it ended. Needs no rights on tables where there is nothing to do.
 */
export async function migrate(server: Server): Promise<void> {
  if ((await server.use(pending)).length === 0) return;
  await retried(patience(server.limits), () => alone(server, applyPending));
}

/** Runs the work on one connection while no other process does the like. */
async function alone(server: Server, work: (on: Sql) => Promise<void>): Promise<void> {
  // Of a large table some statements take minutes.
  const { on, release } = await server.hold(Number.POSITIVE_INFINITY);
  const { take, give, back } = server.dialect.isSingle ? FILE : SERVER;
  let isUsable = server.dialect.isSingle;
  try {
    await take(on);
    try {
      await work(on);
      await give(on);
    } catch (error) {
      await back(on).catch(() => {
        isUsable = false;
      });
      throw error;
    }
  } finally {
    await release(isUsable);
  }
}

const statement = (text: string) => (on: Sql) => on.run(sql(text));

const FILE = {
  take: statement("BEGIN IMMEDIATE"),
  give: statement("COMMIT"),
  back: statement("ROLLBACK"),
};

const SERVER = {
  take: async (on: Sql): Promise<void> => {
    await on.run(sql(PATIENT_SESSION));
    const [lock] = await on.all(sql(`SELECT GET_LOCK(${LOCK}, ?) AS got`, PATIENCE_SECONDS));
    if (Number(lock?.got) !== 1)
      throw new Error(`another process has been changing the schema for ${PATIENCE_SECONDS} seconds`);
  },
  give: statement(`DO RELEASE_LOCK(${LOCK})`),
  back: statement(`DO RELEASE_LOCK(${LOCK})`),
};

async function applyPending(on: Sql): Promise<void> {
  await on.run(sql(historyTable(on.dialect)));
  // Asked again: another process may have done it while this one waited.
  for (const migration of await pending(on)) {
    for (const text of migration.up(on.dialect)) await unlessDone(on.run(sql(text)));
    const { version, name } = migration;
    const applied_utc = new Date().toISOString().slice(0, 19).replace("T", " ");
    await insertRows(on, "kalends_migrations", [{ version, name, applied_utc }]);
  }
}

const DONE = new Set(["ER_DUP_FIELDNAME", "ER_DUP_KEYNAME"]);

/** Servers commit each statement by itself, and cannot be told to add only what is not there. */
async function unlessDone(statement: Promise<void>): Promise<void> {
  await statement.catch((error: unknown) => {
    if (!DONE.has(codeOf(error))) throw error;
  });
}

const historyTable = ({ types, tableOptions }: Dialect): string =>
  `CREATE TABLE IF NOT EXISTS kalends_migrations (
    version ${types.id} NOT NULL PRIMARY KEY, name ${types.word} NOT NULL, applied_utc ${types.time} NOT NULL
  ) ${tableOptions}`;

/** @throws {Error} when the database is ahead of this code. */
async function pending(on: Sql): Promise<readonly Migration[]> {
  const applied = await appliedVersions(on);
  const newest = Math.max(0, ...applied);
  if (newest > MIGRATIONS.length)
    throw new Error(
      `its schema has version ${newest}, this kalends knows ${MIGRATIONS.length}: update kalends`,
    );
  return MIGRATIONS.filter(({ version }) => !applied.has(version));
}

async function appliedVersions(on: Sql): Promise<ReadonlySet<number>> {
  try {
    const rows = await on.all(sql("SELECT version FROM kalends_migrations"));
    return new Set(rows.map((row) => Number(row.version)));
  } catch (error) {
    if (isTransient(error) || !isMissingTable(error)) throw error;
    return new Set();
  }
}

const isMissingTable = (error: unknown): boolean => /no such table|doesn't exist/i.test(String(error));
