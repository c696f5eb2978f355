import type { Store } from "../../src/store.ts";
import { oneAtATime } from "../memory/queue.ts";
import type { Ids, Tx } from "./changes.ts";
import type { Lane } from "./facade.ts";
import { withStore } from "./joined.ts";
import type { Database } from "./open.ts";
import { retried } from "./retry.ts";
import { type Sql, sqlOver } from "./sql.ts";
import { transact } from "./transaction.ts";

/** Leads reads and writes to the database, which it opens before the first of them. */
export class Gateway implements Lane {
  private readonly open: () => Promise<Database>;
  private opening: Promise<Database> | undefined;
  private readonly running = new Set<Promise<unknown>>();
  private isClosed = false;
  /**
   * Writers of one process wait for each other here rather than at the database, where each would hold a connection
   * that readers need. With a single connection readers wait here too.
   */
  private readonly turns = oneAtATime();
  private readonly floor: Ids = { post: 0, term: 0 };

  constructor(open: () => Promise<Database>) {
    this.open = open;
  }

  read<T>(step: (on: Sql) => Promise<T>): Promise<T> {
    return this.tracked(({ dataSource, dialect }) => {
      const on = sqlOver(dataSource, dialect);
      return dialect.isSingle ? this.turns(() => retried(() => step(on))) : step(on);
    });
  }

  write<T>(step: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transact(step, false);
  }

  /** @see {@link Store.transaction} */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    return this.transact((tx) => withStore(tx, work), true);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.running);
    const database = await this.opening?.catch(() => undefined);
    if (database?.isOwn && database.dataSource.isInitialized) await database.dataSource.destroy();
  }

  private transact<T>(work: (tx: Tx) => Promise<T>, tellsIds: boolean): Promise<T> {
    const wanted = { floor: this.floor, tellsIds };
    return this.tracked((database) => this.turns(() => retried(() => transact(database, wanted, work))));
  }

  private async tracked<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (this.isClosed) throw new Error("Cannot use the store: it is closed");
    const running = this.opened().then(work);
    this.running.add(running);
    try {
      return await running;
    } finally {
      this.running.delete(running);
    }
  }

  /** An attempt that failed is not the last: the next call tries again. */
  private opened(): Promise<Database> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }
}
