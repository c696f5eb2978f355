/**
 * Imports test/fixtures/conferences.json into a calendar over HTTP, twice, and compares the calendar with the file.
 * `npm run real -- --base http://localhost:8080 --auth admin:secret`; without `--base` it starts a server itself, on
 * `--store memory`, `sqlite`, `mariadb` or `mysql` (empty, and gone afterwards) or on any address of `kalends serve`.
 */
import { parseArgs } from "node:util";
import { placeNamed } from "../databases.ts";
import { told } from "./differences.ts";
import { progressBar } from "./progress.ts";
import { type Result, run } from "./run.ts";
import { runOn } from "./server.ts";

const SHOWN = 50;

const { base, auth, store } = parseArgs({
  options: {
    base: { type: "string" },
    auth: { type: "string" },
    store: { type: "string", default: "memory" },
  },
}).values;

const result = base === undefined ? await onOwnServer() : await run(target(base), progressBar);
report(result);
process.exitCode = result.differences.length === 0 ? 0 : 1;

function target(address: string) {
  if (auth === undefined) throw new TypeError("Cannot import: give --auth name:password with --base");
  return { base: address, auth };
}

async function onOwnServer(): Promise<Result> {
  if (store.includes(":")) return runOn({ address: store, timezone: "UTC" }, progressBar);
  const { address, drop } = await (await placeNamed(store)).create();
  try {
    return await runOn({ address, timezone: "UTC" }, progressBar);
  } finally {
    await drop();
  }
}

function report({ events, rounds, differences }: Result): void {
  for (const [index, { imported, checked }] of rounds.entries()) {
    const { created, seconds } = imported;
    const made = Object.entries(created).map(([name, count]) => `${count} ${name}`);
    const speed = `${seconds.toFixed(1)} s, ${Math.round(events / seconds)} events/s`;
    console.log(
      `Run ${index + 1}: made ${made.join(", ")} in ${speed}; ${checked.questions} counts compared`,
    );
  }
  for (const one of differences.slice(0, SHOWN)) console.log(`  ${told(one)}`);
  console.log(
    differences.length === 0 ? "Everything is as the file says" : `${differences.length} differences`,
  );
}
