import type { DataSource } from "typeorm";
import type { Address } from "./address.ts";
import { loadMysql, loadSqlite, loadTypeorm } from "./drivers.ts";

type Server = Extract<Address, { type: "mysql" | "mariadb" }>;

/** What a driver of SQLite offers before TypeORM uses it. */
interface Sqlite {
  pragma(text: string): unknown;
}

/** A DataSource, not yet connected, for the address. */
export function sourceOf(address: Address): Promise<DataSource> {
  return address.type === "sqlite" ? fileSource(address.file) : serverSource(address, address.type);
}

/** `type` is what the server is, whatever the address calls it: with the wrong one TypeORM misreads schemas. */
export async function serverSource(address: Server, type: Server["type"]): Promise<DataSource> {
  const { host, port, username, password, database, ssl } = address;
  const driver = await loadMysql();
  const { DataSource } = await loadTypeorm("mysql2");
  return new DataSource({
    ...{ type, driver, host, port, username, password, database },
    ...(ssl ? { ssl: {} } : {}),
    charset: "utf8mb4",
    connectTimeout: 5000,
    supportBigNumbers: true,
    bigNumberStrings: false,
  });
}

async function fileSource(database: string): Promise<DataSource> {
  const driver = await loadSqlite();
  const { DataSource } = await loadTypeorm("libsql");
  return new DataSource({ type: "better-sqlite3", driver, database, timeout: 0, prepareDatabase: prepare });
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
