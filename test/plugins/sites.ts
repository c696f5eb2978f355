/** Sites with plugins, over memory and over SQLite. */
import type { CalendarOptions, Store } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { makeSite, type Site } from "../decisions/site.ts";

/** Where plugins that touch storage are tested. */
export const STORES: readonly (readonly [name: string, open: () => Store])[] = [
  ["memory", memoryStore],
  ["SQLite", () => typeormStore({ url: "sqlite::memory:" })],
];

/** A site of which the test has the store too. */
export function siteOn(
  open: () => Store,
  options: Partial<CalendarOptions> = {},
): Site & { readonly store: Store } {
  const store = open();
  return { ...makeSite({ store, ...options }), store };
}
