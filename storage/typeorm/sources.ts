import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { DataSource } from "typeorm";
import type { Address, Host } from "./address.ts";
import { loadMysql, loadSqlite, loadTypeorm } from "./drivers.ts";
import type { SettledLimits } from "./limits.ts";
import { sessionOf, type Wire, wired } from "./wire.ts";
import { within } from "./within.ts";

export type ServerAddress = Extract<Address, { type: "mysql" | "mariadb" }>;

/** A DataSource, connected or not, and how to let go of it. */
export interface Source {
  readonly dataSource: DataSource;
  /** Ends all connections that are ours, within a second: those that a silent server does not let go are cut. */
  close(): Promise<void>;
}

const PATIENCE_MS = 1000;

/** Whoever opened a DataSource closes it. */
export function givenSource(dataSource: DataSource): Source {
  const isOwn = !dataSource.isInitialized;
  return isOwn ? ownSource(dataSource) : { dataSource, close: async () => undefined };
}

function ownSource(dataSource: DataSource, cut: () => void = () => undefined): Source {
  return {
    dataSource,
    async close() {
      if (dataSource.isInitialized)
        await within(PATIENCE_MS, dataSource.destroy(), () => new Error("silent")).catch(() => undefined);
      cut();
    },
  };
}

/** What a driver of SQLite offers before TypeORM uses it. */
interface Sqlite {
  pragma(text: string): unknown;
}

/** `type` is what the server is, whatever the address calls it: with the wrong one TypeORM misreads schemas. */
export async function serverSource(
  address: ServerAddress,
  { host, port }: Host,
  type: ServerAddress["type"],
  limits: SettledLimits,
): Promise<Source> {
  const { username, password, database, ssl } = address;
  const { driver, cut } = wired((await loadMysql()) as Wire, sessionOf(limits));
  const { DataSource } = await loadTypeorm("mysql2");
  const { poolSize, acquireTimeoutMs: connectTimeout } = limits;
  const dataSource = new DataSource({
    ...{ type, driver, host, port, username, password, database, poolSize, connectTimeout },
    ...(ssl ? { ssl: {} } : {}),
    charset: "utf8mb4",
    supportBigNumbers: true,
    bigNumberStrings: false,
    // Given up before the server does it (see the session), so that no statement meets a closed connection.
    extra: { maxIdle: Math.max(1, poolSize - 1), idleTimeout: 30_000 },
  });
  return ownSource(dataSource, cut);
}

/** One more connection to where a DataSource leads, beside its pool. Whoever asks for it bounds its time, and closes it. */
export async function besideSource({ options }: DataSource): Promise<Source> {
  if (options.type !== "mysql" && options.type !== "mariadb") throw new Error("a file has one connection");
  const { driver, cut } = wired((options.driver ?? (await loadMysql())) as Wire);
  const { DataSource } = await loadTypeorm("mysql2");
  const none = { entities: [], subscribers: [], migrations: [], migrationsRun: false, cache: false };
  const harmless = { ...none, synchronize: false, dropSchema: false, logging: false };
  const one = {
    driver,
    poolSize: 1,
    extra: { ...(options.extra as object), connectionLimit: 1 },
  };
  return ownSource(new DataSource({ ...options, ...harmless, ...one }), cut);
}

export async function fileSource(database: string): Promise<Source> {
  const driver = await loadSqlite();
  const { DataSource } = await loadTypeorm("libsql");
  if (database !== ":memory:") await makeFolder(dirname(database));
  const dataSource = new DataSource({
    ...{ type: "better-sqlite3", driver, database, timeout: 0, prepareDatabase: prepare },
  });
  const { close } = ownSource(dataSource);
  return {
    dataSource,
    async close() {
      // So that the file alone is all of it. Where another process reads it, that one does it later.
      if (dataSource.isInitialized) await dataSource.query("PRAGMA wal_checkpoint(TRUNCATE)").catch(() => []);
      await close();
    },
  };
}

/** One by one: Node's `recursive` never ends below folders such as /proc, in which none can be made. */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (found && !found.isDirectory()) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
  if (found) return;
  await makeFolder(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Waiting for other processes is done by trying again, as a driver that waits holds up everything in this one. */
function prepare(connection: unknown): void {
  const sqlite = connection as Sqlite;
  sqlite.pragma("busy_timeout = 5000");
  sqlite.pragma("journal_mode = WAL");
  // Also what was committed just before a power cut stays.
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("busy_timeout = 0");
}
