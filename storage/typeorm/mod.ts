import type { Store } from "../../src/store.ts";
import { facade } from "./facade.ts";
import { Gateway } from "./gateway.ts";
import { serversOf, type TypeormStoreOptions } from "./open.ts";

export type { TypeormStoreOptions } from "./open.ts";

/**
 * Keeps records in MySQL, MariaDB or SQLite; any number of processes may share a database. It connects, and brings
 * the schema up to date, before the first call; `await store.version()` at start shows whether it can. When a server
 * is gone or silent calls reject with `StoreUnavailable`, and it finds it, or another one of its address, by itself.
 *
 * @throws {TypeError | RangeError} for an address or a limit that cannot be
 * @example
 * ```ts
 * const calendar = createCalendar({ store: typeormStore({ url: "mysql://user:password@localhost/calendar" }) });
 * ```
 */
export function typeormStore(options: TypeormStoreOptions): Store {
  const gateway = new Gateway(serversOf(options));
  return {
    ...facade(gateway),
    transaction: (work) => gateway.transaction(work),
    close: () => gateway.close(),
  };
}
