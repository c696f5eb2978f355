/**
 * Four processes on one database, mixed reads and writes: is every answer consistent with some order of the writes?
 * `npm run consistency -- --store sqlite --seconds 120 [--cache]`; `mariadb`, `mysql` or an address of an empty store.
 */
import { parseArgs } from "node:util";
import { placeNamed } from "../databases.ts";
import { run } from "./run.ts";

const SHOWN = 20;

const { store, seconds, cache } = parseArgs({
  options: {
    store: { type: "string", default: "sqlite" },
    seconds: { type: "string", default: "120" },
    cache: { type: "boolean", default: false },
  },
}).values;

const place = store.includes(":")
  ? { address: store, drop: async () => undefined }
  : await (await placeNamed(store)).create();
try {
  const report = await run({
    address: place.address,
    seconds: Number(seconds),
    flags: cache ? ["--cache"] : [],
  });
  const { faults, ...figures } = report;
  console.log(JSON.stringify({ store, seconds: Number(seconds), cache, ...figures }));
  for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
  console.log(
    faults.length === 0
      ? "Every answer is consistent with the order of the writes"
      : `${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await place.drop();
}
