import type { Api } from "./api.ts";
import type { Cluster } from "./cluster.ts";
import type { Database } from "./database.ts";
import type { Scenario } from "./scenario.ts";

type Disturb = Scenario["disturb"];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** kill -9 of the server process, which starts again at once. */
export const killServer: Disturb = async (api: Api, broken) => {
  broken();
  await api.stop("SIGKILL");
  await api.start();
};

/** kill -9 of the database, which is away for a moment. */
export const killDatabase =
  (database: Database): Disturb =>
  async (_api, broken) => {
    broken();
    await database.signal("SIGKILL");
    await wait(500);
    await database.start();
  };

/** The database says nothing for so long, and then goes on. */
export const freezeDatabase =
  (database: Database, ms: number): Disturb =>
  async (_api, broken) => {
    await database.signal("SIGSTOP");
    await wait(ms);
    broken();
    await database.signal("SIGCONT");
  };

/** kill -9 of a cluster's primary; once writes go on it comes back and joins. */
export const killPrimary =
  (cluster: Cluster): Disturb =>
  async (_api, broken) => {
    await cluster.whole();
    const primary = await cluster.primary();
    broken();
    await primary.signal("SIGKILL");
    cluster.comesBack(primary);
  };
