import type { Store } from "../../src/store.ts";

type Call = (...values: unknown[]) => Promise<unknown>;

/** The same store, each call of which is made by `call`. Transactions get the store's own inside. */
export function around(store: Store, call: <T>(run: () => Promise<T>, name: string) => Promise<T>): Store {
  const wrapped = (methods: object, path: string): object =>
    Object.fromEntries(
      Object.entries(methods).map(([name, member]: [string, object | Call]) => [
        name,
        typeof member === "function"
          ? (...values: unknown[]) => call(() => member(...values), `${path}${name}`)
          : wrapped(member, `${path}${name}.`),
      ]),
    );
  return wrapped(store, "") as Store;
}
