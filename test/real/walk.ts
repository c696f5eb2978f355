import type { Client } from "./client.ts";

interface ListPage<Item> {
  readonly total: number;
  readonly next_rest_url?: string;
  readonly [key: string]: Item[] | number | string | undefined;
}

/** All records of a list, in its order: page 1 and then wherever `next_rest_url` leads. */
export async function walk<Item>(
  client: Client,
  collection: string,
  query: Readonly<Record<string, string>>,
): Promise<{ items: Item[]; totals: number[] }> {
  const items: Item[] = [];
  const totals: number[] = [];
  let next: string | undefined = `/${collection}?${new URLSearchParams({ ...query, per_page: "50" })}`;
  while (next !== undefined) {
    const page: ListPage<Item> = await client.get<ListPage<Item>>(next);
    items.push(...(page[collection] as Item[]));
    totals.push(page.total);
    next = page.next_rest_url;
  }
  return { items, totals };
}
