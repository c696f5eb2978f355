import type { Store } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { readAddress } from "../../storage/typeorm/address.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { UsageError } from "./usage_error.ts";

type Open = (address: string) => Store | Promise<Store>;

/** How to open a store by the word before the colon of `--store`. */
const STORES: Readonly<Record<string, Open>> = {
  memory: () => memoryStore(),
  sqlite: database,
  mysql: database,
  mariadb: database,
};

/** @throws {UsageError} when there is no such store, or it cannot be opened. */
export async function openStore(address: string): Promise<Store> {
  const scheme = address.split(":", 1)[0] ?? "";
  const open = Object.hasOwn(STORES, scheme) ? STORES[scheme] : undefined;
  if (open) return open(address);
  throw new UsageError(`Cannot open --store "${address}": must be one of ${Object.keys(STORES).join(", ")}`);
}

/** The address without its password. */
export const shown = (address: string): string =>
  address.includes("://") || address.startsWith("sqlite:") ? readAddress(address).shown : address;

/** Opened at once, so that a wrong address stops the start and not the first request. */
async function database(url: string): Promise<Store> {
  let store: Store | undefined;
  try {
    store = typeormStore({ url });
    await store.version();
    return store;
  } catch (error) {
    await store?.close();
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
