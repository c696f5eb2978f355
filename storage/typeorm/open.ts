import type { DataSource } from "typeorm";
import { type Address, readAddress } from "./address.ts";
import { DIALECTS, type Dialect } from "./dialect.ts";
import { explained } from "./failures.ts";
import { migrate } from "./migrations/mod.ts";
import { serverSource, sourceOf } from "./sources.ts";
import { sql, sqlOver } from "./sql.ts";

/** Where records are kept: a DataSource of your own, connected or not, or an address. */
export type TypeormStoreOptions =
  | { readonly dataSource: DataSource }
  /** `mysql://user:password@host/database`, `mariadb://…`, `sqlite:./calendar.db`. */
  | { readonly url: string };

/** A connected database with the schema that this code needs. */
export interface Database {
  readonly dataSource: DataSource;
  readonly dialect: Dialect;
  /** Whether closing the store closes the DataSource too: who opened it closes it. */
  readonly isOwn: boolean;
}

/** Connects and brings the schema up to date. @throws {Error} that says what to do. */
export const openDatabase = (options: TypeormStoreOptions): Promise<Database> =>
  connected(options, async (database) => {
    await migrate(database);
    return database;
  });

/** Connects, does the work with the schema as it is, and lets go. @throws {Error} that says what to do. */
export const withDatabase = <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> =>
  connected({ url }, async (database) => {
    const result = await work(database);
    await database.dataSource.destroy();
    return result;
  });

/** What does not go well ends the connection, if it is ours. */
async function connected<T>(
  options: TypeormStoreOptions,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const address = "url" in options ? readAddress(options.url) : undefined;
  const dataSource = "url" in options ? await sourceOf(address!) : options.dataSource;
  const isOwn = !dataSource.isInitialized;
  let right = dataSource;
  try {
    if (isOwn) await dataSource.initialize();
    const found = await rightSource(dataSource, address);
    right = found.dataSource;
    return await work({ ...found, isOwn });
  } catch (error) {
    if (isOwn && right.isInitialized) await right.destroy();
    throw explained(error, address?.shown ?? "the given DataSource");
  }
}

/** The source with its dialect; a new one where the server is not what the address says. */
async function rightSource(
  dataSource: DataSource,
  address: Address | undefined,
): Promise<Pick<Database, "dataSource" | "dialect">> {
  if (dataSource.options.type === "better-sqlite3") return { dataSource, dialect: DIALECTS.sqlite };
  const type = await serverType(dataSource);
  const dialect = DIALECTS[type];
  if (!address || address.type === "sqlite" || address.type === type) return { dataSource, dialect };
  await dataSource.destroy();
  return { dataSource: await (await serverSource(address, type)).initialize(), dialect };
}

/** What the server is, once it is one that can be used. */
async function serverType(dataSource: DataSource): Promise<"mysql" | "mariadb"> {
  const { type } = dataSource.options;
  if (type !== "mysql" && type !== "mariadb")
    throw new Error(`TypeORM's type "${type}" is not supported: use mysql, mariadb or better-sqlite3`);
  const text = "SELECT VERSION() AS version, @@sql_mode AS sql_mode, @@character_set_client AS charset";
  const [found] = await sqlOver(dataSource, DIALECTS[type]).all(sql(text));
  const { version, sql_mode, charset } = found as Record<"version" | "sql_mode" | "charset", string>;
  if (sql_mode.includes("NO_BACKSLASH_ESCAPES"))
    throw new Error(
      "the server's sql_mode has NO_BACKSLASH_ESCAPES, with which values cannot be sent safely: take it out",
    );
  if (charset !== "utf8mb4")
    throw new Error(`the connection's charset is ${charset}: set the DataSource's to utf8mb4`);
  return checked(version);
}

function checked(version: string): "mysql" | "mariadb" {
  const type = /mariadb/i.test(version) ? "mariadb" : "mysql";
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? "").split(".").map(Number);
  const [has, needs] = [
    (major * 1000 + minor) * 1000 + patch,
    { mysql: 8_000_017, mariadb: 10_003_000 }[type],
  ];
  if (has < needs)
    throw new Error(`the server is too old (${version}): it must be MySQL 8.0.17, MariaDB 10.3 or later`);
  return type;
}
