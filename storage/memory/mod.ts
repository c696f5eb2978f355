import type { Store } from "../../src/store.ts";
import { type Data, emptyData } from "./data.ts";
import { facade } from "./facade.ts";
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

  /** A turn in the queue: all that it does is committed at its end or, when it fails, taken back. */
  async function turn<T>(work: (data: Data) => T | Promise<T>): Promise<T> {
    if (closed) throw new Error("Cannot use the store: it is closed");
    return queue(() => committed(data!, work));
  }

  return {
    ...facade(turn),
    transaction: (work) => turn((held) => joined(held, work)),
    close: () => {
      closed = true;
      return queue(() => {
        data = undefined;
      });
    },
  };
}

async function committed<T>(data: Data, work: (data: Data) => T | Promise<T>): Promise<T> {
  try {
    const result = await work(data);
    data.changes.commit();
    return result;
  } catch (error) {
    data.changes.rollback();
    throw error;
  }
}

/** Runs the work with a store that is already inside the queue, for as long as the work runs. */
async function joined<T>(data: Data, work: (tx: Store) => Promise<T>): Promise<T> {
  let settled = false;
  const open = () => {
    if (settled) throw new Error("Cannot use the transaction: it is over");
  };
  const tx: Store = {
    ...facade(async (step) => {
      open();
      return step(data);
    }),
    transaction: async (more) => {
      open();
      return more(tx);
    },
    close: () => Promise.reject(new Error("Cannot close the store: a transaction is running")),
  };
  try {
    return await work(tx);
  } finally {
    settled = true;
  }
}
