import type { Database } from "../open.ts";
import { type Sql, sql, sqlOver } from "../sql.ts";

/** One per database on the server. */
const LOCK = "CONCAT('kalends ', LEFT(SHA2(DATABASE(), 256), 40))";
const PATIENCE_SECONDS = 60;

export type Connected = Pick<Database, "dataSource" | "dialect">;

/** Runs the work on one connection while no other process does the like. */
export async function alone<T>(
  { dataSource, dialect }: Connected,
  work: (on: Sql) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const on = sqlOver(runner, dialect);
  const { take, give, back } = dialect.isSingle ? FILE : SERVER;
  try {
    await take(on);
    try {
      const result = await work(on);
      await give(on);
      return result;
    } catch (error) {
      await back(on).catch(() => undefined);
      throw error;
    }
  } finally {
    await runner.release();
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
    const [lock] = await on.all(sql(`SELECT GET_LOCK(${LOCK}, ?) AS got`, PATIENCE_SECONDS));
    if (Number(lock?.got) !== 1)
      throw new Error(`another process has been changing the schema for ${PATIENCE_SECONDS} seconds`);
  },
  give: statement(`DO RELEASE_LOCK(${LOCK})`),
  back: statement(`DO RELEASE_LOCK(${LOCK})`),
};
