import type { Store } from "../../src/store.ts";
import { oneAtATime } from "../memory/queue.ts";
import type { Tx } from "./changes.ts";
import { facade, type Lane } from "./facade.ts";
import { version } from "./journal.ts";

/** Runs the work with a store inside the transaction, for as long as the work runs. */
export async function withStore<T>(tx: Tx, work: (store: Store) => Promise<T>): Promise<T> {
  const turns = oneAtATime();
  let isOver = false;
  const check = () => {
    if (isOver) throw new Error("Cannot use the transaction: it is over");
  };
  // A step is several statements on the one connection: steps that are asked for at once must not mix.
  const step: Lane["write"] = async (work) => {
    check();
    return turns(() => {
      check();
      return work(tx);
    });
  };
  const store: Store = {
    ...facade({ read: step, readLatest: step, write: step, version: () => step(version) }),
    transaction: async (more) => {
      check();
      return more(store);
    },
    close: () => Promise.reject(new Error("Cannot close the store: a transaction is running")),
  };
  try {
    return await work(store);
  } finally {
    isOver = true;
    await turns(() => undefined);
  }
}
