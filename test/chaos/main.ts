import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { Cluster } from "./cluster.ts";
import { type Database, query } from "./database.ts";
import { databases, SCRIPT } from "./databases.ts";
import { freezeDatabase, killDatabase, killPrimary, killServer } from "./disturbances.ts";
import { faultsOf, play, type Report, type Scenario } from "./scenario.ts";
import { table } from "./table.ts";

const HELP = `npm run chaos -- [flags]: writes over HTTP while servers are killed and frozen, and reads all back.
  --server N     kill -9 of the server process on each storage, default 50
  --database N   kill -9 of each database server, default 20
  --freeze N     SIGSTOP of each database server, default 3
  --primary N    kill -9 of the primary of a MySQL cluster of three, default 5
  --quick        3, 2, 1 and 0 of them
MySQL is the mysqld on the PATH, or what the script started that KALENDS_MYSQL_SERVER names (needed for the cluster).`;

const options = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    ...{ server: options, database: options, freeze: options, primary: options },
    ...{ quick: { type: "boolean" }, help: { type: "boolean" } },
  },
});
const [server, database, freeze, primary] = values.quick ? [3, 2, 1, 0] : [50, 20, 3, 5];
const count = (text: string | undefined, standard: number): number =>
  text === undefined ? standard : Number(text);
const counts = {
  server: count(values.server, server!),
  database: count(values.database, database!),
  freeze: count(values.freeze, freeze!),
  primary: count(values.primary, primary!),
};
const FREEZE_MS = 6000;
/** Within this an unavailable store has to be answered for. */
const REFUSE_MS = 5000;
const RECOVER_MS = 15_000;

async function main(): Promise<void> {
  if (values.help) return console.log(HELP);
  if (!existsSync(new URL("../../dist/adapters/cli/main.js", import.meta.url)))
    throw new Error("Run `npm run build` first: the server process is the built one");
  const reports: Report[] = [];
  const run = async (scenario: Scenario) => {
    if (scenario.times > 0) reports.push(await play(scenario));
  };
  await run(onServer("SQLite", "sqlite:FOLDER/calendar.db"));
  for (const one of await databases()) await onDatabase(one, run);
  if (counts.primary > 0) await onCluster(run);
  console.log(table(reports));
  const faults = reports.flatMap((report) => faultsOf(report, RECOVER_MS));
  for (const report of reports)
    if (report.load.slowestRefusalMs > REFUSE_MS)
      faults.push(`${report.name}: a 503 took ${Math.round(report.load.slowestRefusalMs)} ms`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const onServer = (name: string, store: string): Scenario => ({
  name: `${name}: server process killed`,
  ...{ store, times: counts.server, disturb: killServer },
});

async function onDatabase(one: Database, run: (scenario: Scenario) => Promise<void>): Promise<void> {
  const name = one.url.startsWith("mariadb") ? "MariaDB" : "MySQL";
  const fresh = async (): Promise<string> => {
    await query(one.url, "DROP DATABASE IF EXISTS chaos", "CREATE DATABASE chaos");
    return `${one.url}/chaos`;
  };
  try {
    await one.start();
    await run(onServer(name, await fresh()));
    const killed = { name: `${name}: database killed`, times: counts.database, disturb: killDatabase(one) };
    await run({ ...killed, store: await fresh() });
    const frozen = { name: `${name}: database frozen`, times: counts.freeze };
    await run({ ...frozen, store: await fresh(), disturb: freezeDatabase(one, FREEZE_MS) });
  } finally {
    await one.wipe();
  }
}

async function onCluster(run: (scenario: Scenario) => Promise<void>): Promise<void> {
  if (SCRIPT === undefined)
    return console.error("No cluster: KALENDS_MYSQL_SERVER names no script that starts MySQL");
  const cluster = await Cluster.start(SCRIPT);
  try {
    await query((await cluster.primary()).url, "CREATE DATABASE chaos");
    const name = "MySQL cluster: primary killed";
    const { primary: times } = counts;
    await run({ name, store: cluster.url("chaos"), times, disturb: killPrimary(cluster) });
  } finally {
    await cluster.wipe();
  }
}

await main();
