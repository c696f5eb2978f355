import { type Awaitable, isLater, settled } from "../../src/awaitable.ts";
import type { Store } from "../../src/store.ts";
import { type Data, emptyData } from "./data.ts";
import { facade, type Run } from "./facade.ts";
import { oneAtATime } from "./queue.ts";

/**
 * Keeps rows in this process only. The reference: when drivers disagree, read this one.
 *
 * Every call is one step in a queue, a transaction is one step however long it takes. So nobody sees what is not
 * committed, and writes go into the tables at once, to be taken back when the work fails.
 *
 * @example
 * ```ts
 * const calendar = createCalendar({ store: memoryStore() });
 * ```
 */
export function memoryStore(): Store {
  const queue = oneAtATime();
  let data: Data | undefined = emptyData();
  let closed = false;

  const run = <T>(work: (data: Data, isOver: () => boolean) => Awaitable<T>): Awaitable<T> =>
    queue(() => {
      if (closed) throw new Error("Cannot use the store: it is closed");
      return committed(data!, work);
    });
  return Object.assign(facade(run), {
    transaction: <T>(work: (tx: Store) => Awaitable<T>) =>
      Promise.resolve(run((data, isOver) => work(joined(data, isOver)))),
    close: async () => {
      closed = true;
      await queue(() => {
        data = undefined;
      });
    },
  });
}

/** Runs the work inside the queue: what it did stays, or all of it is taken back. */
function committed<T>(data: Data, work: (data: Data, isOver: () => boolean) => Awaitable<T>): Awaitable<T> {
  let isOver = false;
  const commit = (result: T): T => {
    isOver = true;
    data.changes.commit();
    return result;
  };
  const rollback = (error: unknown): never => {
    isOver = true;
    data.changes.rollback();
    throw error;
  };
  let result: Awaitable<T>;
  try {
    result = work(data, () => isOver);
  } catch (error) {
    return rollback(error);
  }
  return isLater(result) ? Promise.resolve(result).then(commit, rollback) : commit(result);
}

/** A store that is already inside the queue, for as long as the work runs. */
function joined(data: Data, isOver: () => boolean): Store {
  const open = () => {
    if (isOver()) throw new Error("Cannot use the transaction: it is over");
  };
  const run: Run = (step) =>
    settled(() => {
      open();
      return step(data);
    });
  const tx: Store = Object.assign(facade(run), {
    transaction: async <R>(more: (tx: Store) => Awaitable<R>) => {
      open();
      return await more(tx);
    },
    close: () => Promise.reject(new Error("Cannot close the store: a transaction is running")),
  });
  return tx;
}
