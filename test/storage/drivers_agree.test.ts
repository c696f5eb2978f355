/** The same random work on all stores at once: each answer must be the one that the memory store gives. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { openStore } from "../../adapters/cli/stores.ts";
import type { Store } from "../../src/store.ts";
import { cachedStore } from "../../storage/cached/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { placeNamed } from "../databases.ts";
import { isMissing } from "../each_place.ts";
import type { StorageDriver } from "../suites/mod.ts";
import { withStore } from "../suites/storage/driver.ts";
import { anyWork, idsIn, type Operation } from "./operations.ts";
import { driverOn, freshDatabase, servers } from "./typeorm_servers.ts";

const sqlite = (before: (store: Store) => Store): StorageDriver => ({
  name: "SQLite",
  async open() {
    const { address, drop } = await (await placeNamed("sqlite")).create();
    const store = before(await openStore(address));
    return { store, close: () => store.close().then(drop) };
  },
});

const drivers: StorageDriver[] = [
  sqlite((store) => store),
  { ...sqlite(cachedStore), name: "SQLite with a cache" },
];
for (const server of await servers())
  if (server.url === undefined)
    isMissing(`all stores agree: ${server.name}`, `no server, ${server.variable} is not set`);
  else drivers.push(driverOn(server.name, (await freshDatabase(server)).source));

/** Runs the work with an empty store of each driver. */
const withStores = (
  all: readonly StorageDriver[],
  work: (stores: readonly Store[]) => Promise<void>,
): Promise<void> =>
  all.length === 0
    ? work([])
    : withStore(all[0]!, (first) => withStores(all.slice(1), (rest) => work([first, ...rest])));

async function compare(operations: readonly Operation[]): Promise<void> {
  const reference = memoryStore();
  await withStores(drivers, async (stores) => {
    for (const one of operations) {
      const ids = await idsIn(reference);
      const expected = await one.run(reference, ids);
      const answers = await Promise.all(stores.map((store) => one.run(store, ids)));
      for (const [index, answer] of answers.entries())
        expect(answer, `${drivers[index]!.name}: ${one.what}`).toEqual(expected);
    }
  });
}

it("all stores give the same answers", async () => {
  const numRuns = Number(process.env.KALENDS_TEST_RUNS ?? 10);
  await fc.assert(fc.asyncProperty(anyWork, compare), { numRuns });
}, 600_000);
