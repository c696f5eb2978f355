import type { Store } from "kalends";

/**
 * `memory`, or the address of a database: `sqlite:./website.db`, `mysql://…`, `mariadb://…`. Connects at once, so that
 * a wrong address is told now and not at the first visit.
 */
export async function openStore(address: string): Promise<Store> {
  if (address === "memory") return (await import("kalends/memory")).memoryStore();
  const { typeormStore } = await import("kalends/typeorm");
  const store = typeormStore({ url: address });
  await store.version();
  return store;
}
