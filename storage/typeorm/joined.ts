import type { Awaitable } from "../../src/awaitable.ts";
import type { Store } from "../../src/store.ts";
import { oneAtATime } from "../memory/queue.ts";
import type { Tx } from "./changes.ts";
import { facade, type Inserts, type Lane } from "./facade.ts";
import { version } from "./journal.ts";

/** Inserts of one table that wait for their turn together. */
interface Batch {
  readonly into: unknown;
  readonly drafts: unknown[];
  readonly results: Promise<readonly unknown[]>;
}

/** The steps of a transaction. */
class Steps implements Lane {
  isOver = false;
  /** Inserts that have not begun, as long as nothing was asked for after them. */
  private last: Batch | undefined;
  private readonly turns = oneAtATime();
  private readonly tx: Tx;

  constructor(tx: Tx) {
    this.tx = tx;
  }

  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.write(work);
  }

  readLatest<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.write(work);
  }

  version(): Promise<number> {
    return this.write(version);
  }

  /** A step is several statements on the one connection: steps that are asked for at once must not mix. */
  async write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.check();
    this.last = undefined;
    return this.turns(() => {
      this.check();
      return work(this.tx);
    });
  }

  /** What is asked for at once is inserted at once: that is how many records come fast. */
  async insert<Draft, Row>(into: Inserts<Draft, Row>, draft: Draft): Promise<Row> {
    this.check();
    const batch = this.last?.into === into ? this.last : this.begin(into);
    const place = batch.drafts.push(draft) - 1;
    const result = ((await batch.results) as readonly (Row | Error)[])[place]!;
    if (result instanceof Error) throw result;
    return result;
  }

  check(): void {
    if (this.isOver) throw new Error("Cannot use the transaction: it is over");
  }

  /** Waits for what runs, and lets nothing more begin. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.turns(() => undefined);
  }

  private begin<Draft, Row>(into: Inserts<Draft, Row>): Batch {
    const drafts: Draft[] = [];
    const results = this.write(async (tx) => {
      // So that what is asked for in the same breath comes along.
      await undefined;
      if (this.last === batch) this.last = undefined;
      return into.insertAll(tx, drafts);
    });
    const batch: Batch = { into, drafts, results };
    this.last = batch;
    return batch;
  }
}

/** Runs the work with a store inside the transaction, for as long as the work runs. */
export async function withStore<T>(tx: Tx, work: (store: Store) => Awaitable<T>): Promise<T> {
  const steps = new Steps(tx);
  const store: Store = {
    ...facade(steps),
    transaction: async (more) => {
      steps.check();
      return more(store);
    },
    close: () => Promise.reject(new Error("Cannot close the store: a transaction is running")),
  };
  try {
    return await work(store);
  } finally {
    await steps.end();
  }
}
