import { Changes, type Ids, type Tx } from "./changes.ts";
import type { Dialect } from "./dialect.ts";
import { isTransient, isUnreachable } from "./failures.ts";
import { Uncertain } from "./outcome.ts";
import type { Server } from "./server.ts";
import { type Found, type Fragment, type Sql, sql } from "./sql.ts";

const [SAVE, BACK] = ["SAVEPOINT kalends_work", "ROLLBACK TO SAVEPOINT kalends_work"];

/**
 * The statements of a transaction. After one has failed none runs any more, whoever catches the error: the server
 * may have ended the transaction, and what came next would be committed by itself.
 */
class Guarded implements Tx {
  readonly dialect: Dialect;
  readonly changes: Changes;
  failure: unknown;
  /** Whether there is anything to lose. */
  hasWritten = false;
  private readonly on: Sql;

  constructor(on: Sql, changes: Changes) {
    this.on = on;
    this.dialect = on.dialect;
    this.changes = changes;
  }

  all(statement: Fragment): Promise<readonly Found[]> {
    return this.tried(() => this.on.all(statement));
  }

  run(statement: Fragment): Promise<unknown> {
    this.hasWritten ||= statement.text !== "COMMIT";
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

/** What a committed transaction gave, and the last entry of the journal then. */
interface Committed<T> {
  readonly result: T;
  readonly sequence: number;
}

/**
 * Runs the work in a transaction of which there is one at a time in the whole database.
 * @throws {Uncertain} when it cannot be told whether it was committed; after all other errors nothing of it is left.
 */
export async function transact<T>(
  server: Server,
  wanted: Wanted,
  work: (tx: Tx) => Promise<T>,
): Promise<Committed<T>> {
  const { on, release } = await server.hold();
  let isUsable = true;
  try {
    await on.run(sql(server.dialect.begin));
    return await committed(on, wanted, work);
  } catch (error) {
    // A connection that may still be inside a transaction must not serve others.
    isUsable = await isUndone(on);
    throw error;
  } finally {
    await release(isUsable);
  }
}

async function committed<T>(
  on: Sql,
  { floor, tellsIds }: Wanted,
  work: (tx: Tx) => Promise<T>,
): Promise<Committed<T>> {
  let tx: Guarded | undefined;
  try {
    tx = new Guarded(on, await Changes.begin(on, floor));
    if (tellsIds) await on.run(sql(SAVE));
    const result = await work(tx);
    await tx.changes.flush(tx);
    await commit(tx, result);
    return { result, sequence: tx.changes.lastSequence };
  } catch (error) {
    if (error instanceof Uncertain) throw error;
    if (tellsIds && tx?.failure === undefined && tx?.changes.hasGivenIds) await keepIds(on, tx);
    // Whatever the work made of it: this one can be helped.
    throw isTransient(tx?.failure) || isUnreachable(tx?.failure) ? tx!.failure : error;
  } finally {
    tx?.changes.raise(floor);
  }
}

async function commit(tx: Guarded, result: unknown): Promise<void> {
  try {
    await tx.run(sql("COMMIT"));
  } catch (error) {
    if (isTransient(error)) throw error;
    if (tx.hasWritten) throw new Uncertain(tx.changes, result, error);
  }
}

/** Takes everything back but the ids that were given out. Should that fail, all of it is taken back later. */
async function keepIds(on: Sql, tx: Guarded): Promise<void> {
  try {
    await on.run(sql(BACK));
    await tx.changes.keepIds(on);
    await on.run(sql("COMMIT"));
  } catch {
    // This process remembers the ids all the same.
  }
}

async function isUndone(on: Sql): Promise<boolean> {
  return on.run(sql("ROLLBACK")).then(
    () => true,
    () => false,
  );
}
