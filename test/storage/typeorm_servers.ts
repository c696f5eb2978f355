import { DataSource } from "typeorm";
import { afterAll } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { createDatabase, type Server, servers } from "../databases.ts";
import { isMissing } from "../each_place.ts";
import type { StorageDriver } from "../suites/mod.ts";

export { type Server, servers };

/** Declares something for each server that there is; says aloud which there is not, in CI by a failure. */
export async function forEachServer(
  what: string,
  declare: (server: Server) => void | Promise<void>,
): Promise<void> {
  for (const server of await servers())
    if (server.url === undefined)
      isMissing(`${what}: ${server.name}`, `no server, ${server.variable} is not set`);
    else await declare(server);
}

const TABLES =
  "events event_links venues organizers terms journal replays state words word_parts word_blocks".split(" ");

/** An empty database of its own for a test file, dropped at its end. */
export async function freshDatabase(server: Server): Promise<{ url: string; source: DataSource }> {
  const created = createDatabase(server);
  const ready = created.then(({ address: url }) =>
    new DataSource({ type: server.name, url, charset: "utf8mb4" }).initialize(),
  );
  // Before anything is waited for: hooks can only be declared while the file is read.
  afterAll(async () => {
    await (await ready).destroy();
    await (await created).drop();
  });
  return { url: (await created).address, source: await ready };
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
