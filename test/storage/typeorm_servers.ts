import { DataSource } from "typeorm";
import { afterAll } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import type { StorageDriver } from "../suites/mod.ts";

const TABLES =
  "events event_links venues organizers terms journal replays state words word_parts word_uses".split(" ");

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

/** An empty database of its own for a test file, dropped at its end. */
export async function freshDatabase({ name, url }: Server): Promise<{ url: string; source: DataSource }> {
  const database = `kalends_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1000)}`;
  const admin = new DataSource({ type: name, url: `${url}/mysql` });
  const source = new DataSource({ type: name, url: `${url}/${database}`, charset: "utf8mb4" });
  // Before anything is waited for: hooks can only be declared while the file is read.
  afterAll(async () => {
    if (source.isInitialized) await source.destroy();
    await admin.query(`DROP DATABASE IF EXISTS ${database}`);
    await admin.destroy();
  });
  await admin.initialize();
  await admin.query(`CREATE DATABASE ${database} CHARACTER SET latin1`);
  await source.initialize();
  return { url: `${url!.replace(/^\w+:/, `${name}:`)}/${database}`, source };
}

/** A driver for the suite on one database, which is emptied for each case. */
export function driverOn(name: string, source: DataSource): StorageDriver {
  return {
    name,
    async open() {
      const store = typeormStore({ dataSource: source });
      await store.version();
      for (const table of TABLES) await source.query(`DELETE FROM kalends_${table}`);
      await source.query("UPDATE kalends_clock SET sequence = 0, post_id = 0, term_id = 0");
      return { store, close: () => store.close() };
    },
  };
}
