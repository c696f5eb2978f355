import { existsSync } from "node:fs";
import type { Store } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { readAddress } from "../../storage/typeorm/address.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { withDatabase } from "../../storage/typeorm/open.ts";
import type { Server } from "../../storage/typeorm/server.ts";
import { OperationError, UsageError } from "./usage_error.ts";

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

/**
 * The address of a database for commands about databases.
 * @throws {UsageError} when it is none, or missing.
 */
export function databaseAddress(store: unknown): string {
  if (typeof store !== "string") throw new UsageError("Cannot tell which database: name it with --store");
  if (store === "memory")
    throw new UsageError("Cannot use --store memory: it has no schema, name a database");
  try {
    readAddress(store);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  return store;
}

/** Does the work with the schema as it is. @throws {OperationError} that says what to do. */
export async function onDatabase<T>(url: string, work: (server: Server) => Promise<T>): Promise<T> {
  try {
    return await withDatabase(url, work);
  } catch (error) {
    if (error instanceof Error && error.cause instanceof OperationError) throw error.cause;
    throw new OperationError((error as Error).message);
  }
}

/** For commands that only look: an empty database instead of a file that opening would make. */
export function withoutMaking(url: string): string {
  const address = readAddress(url);
  return address.type === "sqlite" && !existsSync(address.file) ? "sqlite::memory:" : url;
}
