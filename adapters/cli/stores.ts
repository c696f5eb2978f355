import type { Store } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { UsageError } from "./usage_error.ts";

/** How to open a store by the word before the colon of `--store`. */
const STORES: Readonly<Record<string, (address: string) => Store | Promise<Store>>> = {
  memory: () => memoryStore(),
};

/** @throws {UsageError} when there is no such store. */
export async function openStore(address: string): Promise<Store> {
  const scheme = address.split(":", 1)[0] ?? "";
  const open = Object.hasOwn(STORES, scheme) ? STORES[scheme] : undefined;
  if (open) return open(address);
  throw new UsageError(`Cannot open --store "${address}": must be one of ${Object.keys(STORES).join(", ")}`);
}
