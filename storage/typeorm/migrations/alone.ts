import type { Server } from "../server.ts";
import { type Sql, sql } from "../sql.ts";
import { PATIENT_SESSION } from "../wire.ts";

/** One per database on the server. */
const LOCK = "CONCAT('kalends ', LEFT(SHA2(DATABASE(), 256), 40))";
const PATIENCE_SECONDS = 60;

/** Runs the work on one connection while no other process does the like. */
export async function alone<T>(server: Server, work: (on: Sql) => Promise<T>): Promise<T> {
  // Of a large table some statements take minutes.
  const { on, release } = await server.hold(Number.POSITIVE_INFINITY);
  const { take, give, back } = server.dialect.isSingle ? FILE : SERVER;
  let isUsable = server.dialect.isSingle;
  try {
    await take(on);
    try {
      const result = await work(on);
      await give(on);
      return result;
    } catch (error) {
      await back(on).catch(() => {
        isUsable = false;
      });
      throw error;
    }
  } finally {
    await release(isUsable);
  }
}

const statement = (text: string) => (on: Sql) => on.run(sql(text));

const FILE = {
  take: statement("BEGIN IMMEDIATE"),
  give: statement("COMMIT"),
  back: statement("ROLLBACK"),
};

const SERVER = {
  take: async (on: Sql): Promise<void> => {
    await on.run(sql(PATIENT_SESSION));
    const [lock] = await on.all(sql(`SELECT GET_LOCK(${LOCK}, ?) AS got`, PATIENCE_SECONDS));
    if (Number(lock?.got) !== 1)
      throw new Error(`another process has been changing the schema for ${PATIENCE_SECONDS} seconds`);
  },
  give: statement(`DO RELEASE_LOCK(${LOCK})`),
  back: statement(`DO RELEASE_LOCK(${LOCK})`),
};
