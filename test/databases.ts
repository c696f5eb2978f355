/** Where tests and scripts can keep records: in memory, in files, and in the servers that there are. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataSource } from "typeorm";

/** A server to test with: its address without a database, or why there is none. */
export interface Server {
  readonly name: "mysql" | "mariadb";
  readonly url: string | undefined;
  readonly variable: string;
}

/** The servers that variables name; for MariaDB else the one that answers on this machine. */
export async function servers(): Promise<readonly Server[]> {
  const [mysql, mariadb] = ["KALENDS_TEST_MYSQL_URL", "KALENDS_TEST_MARIADB_URL"] as const;
  const local = "mysql://root@127.0.0.1:3306";
  return [
    { name: "mysql", variable: mysql, url: process.env[mysql] },
    {
      name: "mariadb",
      variable: mariadb,
      url: process.env[mariadb] ?? ((await isMariadb(local)) ? local : undefined),
    },
  ];
}

/** An empty place for records. */
export interface Created {
  /** As `--store` takes it. */
  readonly address: string;
  drop(): Promise<void>;
}

/** A kind of place, or why there is none. */
export interface Place {
  readonly name: "memory" | "sqlite" | Server["name"];
  readonly missing?: string;
  create(): Promise<Created>;
}

/** All kinds: memory and SQLite are always there. */
export async function places(): Promise<readonly Place[]> {
  const onServers = (await servers()).map((server) => ({
    name: server.name,
    ...(server.url === undefined ? { missing: `no server, ${server.variable} is not set` } : {}),
    create: () => createDatabase(server),
  }));
  return [{ name: "memory", create: inMemory }, { name: "sqlite", create: createFile }, ...onServers];
}

/** The place of a name. @throws {Error} when there is no such place here. */
export async function placeNamed(name: string): Promise<Place> {
  const all = await places();
  const found = all.find((place) => place.name === name);
  if (!found)
    throw new Error(`Unknown store "${name}": must be one of ${all.map((one) => one.name).join(", ")}`);
  if (found.missing !== undefined) throw new Error(`Cannot use ${name}: ${found.missing}`);
  return found;
}

const inMemory = async (): Promise<Created> => ({ address: "memory", drop: async () => undefined });

async function createFile(): Promise<Created> {
  const folder = await mkdtemp(join(tmpdir(), "kalends-"));
  return { address: `sqlite:${join(folder, "calendar.db")}`, drop: () => rm(folder, { recursive: true }) };
}

/** An empty database. Its character set is not that of the store's tables, so that these have to say their own. */
export async function createDatabase({ name, url }: Server): Promise<Created> {
  const database = `kalends_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await administrate(name, url!, `CREATE DATABASE ${database} CHARACTER SET latin1`);
  return {
    address: `${url!.replace(/^\w+:/, `${name}:`)}/${database}`,
    drop: () => administrate(name, url!, `DROP DATABASE IF EXISTS ${database}`),
  };
}

async function administrate(type: Server["name"], url: string, statement: string): Promise<void> {
  const admin = await new DataSource({ type, url: `${url}/mysql` }).initialize();
  try {
    await admin.query(statement);
  } finally {
    await admin.destroy();
  }
}

async function isMariadb(url: string): Promise<boolean> {
  const source = new DataSource({ type: "mariadb", url: `${url}/mysql`, connectTimeout: 2000 });
  try {
    const [{ version }] = await (await source.initialize()).query<[{ version: string }]>(
      "SELECT VERSION() AS version",
    );
    return /mariadb/i.test(version);
  } catch {
    return false;
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}
