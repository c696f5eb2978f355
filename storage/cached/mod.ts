import type { Store } from "../../src/store.ts";
import type { CacheStats } from "./answers.ts";
import { facade } from "./facade.ts";
import { type CacheOptions, settleOptions } from "./options.ts";
import { Reader } from "./reader.ts";

export type { CacheStats } from "./answers.ts";
export type { CacheOptions } from "./options.ts";

/** A store with a cache before it. */
export interface CachedStore extends Store {
  stats(): CacheStats;
}

/**
 * Answers reads of unchanged data without the store: all that a read then costs is `store.version()`, or nothing
 * within `maxStaleMs`. What is read inside a transaction comes from the store itself. Rows are frozen.
 *
 * @throws {TypeError | RangeError} for options that cannot be, with a sentence that says what they must be
 * @example
 * ```ts
 * const store = cachedStore(typeormStore({ url: "mysql://user:password@localhost/calendar" }), { max: 50_000 });
 * ```
 */
export function cachedStore(store: Store, options: CacheOptions = {}): CachedStore {
  const reader = new Reader(store, settleOptions(options));
  return {
    ...facade(store, reader),
    transaction: (work) => store.transaction(work).finally(() => reader.forget()),
    close: () => {
      reader.close();
      return store.close();
    },
    stats: () => reader.stats,
  };
}
