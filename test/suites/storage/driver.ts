import { it } from "vitest";
import type { Store } from "../../../src/store.ts";

/** A storage driver under test. */
export interface StorageDriver {
  readonly name: string;
  /** A store without any records, and how to let go of it. */
  open(): Promise<{ readonly store: Store; close(): Promise<void> }>;
}

/** Declares a case with an empty store of its own. */
export type Case = (name: string, work: (store: Store) => Promise<void>) => void;

/** @see {@link Case} */
export function casesOf(driver: StorageDriver): Case {
  return (name, work) => it(name, () => withStore(driver, work));
}

/** Runs the work on an empty store. */
export async function withStore(driver: StorageDriver, work: (store: Store) => Promise<void>): Promise<void> {
  const { store, close } = await driver.open();
  try {
    await work(store);
  } finally {
    await close();
  }
}
