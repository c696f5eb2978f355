import type { QueryRunner } from "typeorm";
import { Changes, type Ids, type Tx } from "./changes.ts";
import type { Dialect } from "./dialect.ts";
import { isTransient } from "./failures.ts";
import type { Database } from "./open.ts";
import { type Found, type Fragment, type Sql, sql, sqlOver } from "./sql.ts";

const [SAVE, BACK] = ["SAVEPOINT kalends_work", "ROLLBACK TO SAVEPOINT kalends_work"];

/**
 * The statements of a transaction. After one has failed none runs any more, whoever catches the error: the server
 * may have ended the transaction, and what came next would be committed by itself.
 */
class Guarded implements Tx {
  readonly dialect: Dialect;
  readonly changes: Changes;
  failure: unknown;
  private readonly on: Sql;

  constructor(on: Sql, changes: Changes) {
    this.on = on;
    this.dialect = on.dialect;
    this.changes = changes;
  }

  all(statement: Fragment): Promise<readonly Found[]> {
    return this.tried(() => this.on.all(statement));
  }

  run(statement: Fragment): Promise<void> {
    return this.tried(() => this.on.run(statement));
  }

  private async tried<T>(work: () => Promise<T>): Promise<T> {
    if (this.failure !== undefined) throw this.failure;
    try {
      return await work();
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

/** What may be asked of a transaction. */
export interface Wanted {
  /** The highest ids that this process has given out. */
  readonly floor: Ids;
  /** Whether others than the store learn ids before the commit: those are not given again, even if it fails. */
  readonly tellsIds: boolean;
}

/** Runs the work in a transaction of which there is one at a time in the whole database. */
export async function transact<T>(
  { dataSource, dialect }: Database,
  wanted: Wanted,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    const on = sqlOver(runner, dialect);
    await on.run(sql(dialect.begin));
    return await committed(on, wanted, work, () => discard(runner, dialect));
  } finally {
    await runner.release();
  }
}

async function committed<T>(
  on: Sql,
  { floor, tellsIds }: Wanted,
  work: (tx: Tx) => Promise<T>,
  discardIt: () => Promise<void>,
): Promise<T> {
  let tx: Guarded | undefined;
  try {
    tx = new Guarded(on, await Changes.begin(on, floor));
    if (tellsIds) await tx.run(sql(SAVE));
    const result = await work(tx);
    await tx.changes.flush(tx);
    await tx.run(sql("COMMIT"));
    return result;
  } catch (error) {
    const keepsIds = tellsIds && tx?.failure === undefined && tx?.changes.hasGivenIds;
    await undo(on, keepsIds ? tx : undefined).catch(discardIt);
    throw isTransient(tx?.failure) ? tx!.failure : error;
  } finally {
    tx?.changes.raise(floor);
  }
}

/** Takes everything back; with `tx` all but the ids that it gave. */
async function undo(on: Sql, tx: Tx | undefined): Promise<void> {
  if (tx) {
    try {
      await on.run(sql(BACK));
      await tx.changes.keepIds(on);
      return await on.run(sql("COMMIT"));
    } catch {
      // Then the whole is to be taken back.
    }
  }
  await on.run(sql("ROLLBACK"));
}

/** A connection that may still be inside a transaction must not serve others. */
async function discard(runner: QueryRunner, dialect: Dialect): Promise<void> {
  if (dialect.isSingle) return;
  const connection = (await runner.connect()) as { destroy?(): void };
  connection.destroy?.();
}
