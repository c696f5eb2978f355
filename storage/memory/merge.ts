import type { Compare } from "./ordered_list.ts";

interface Head<Item> {
  readonly rest: Iterator<Item>;
  item: Item;
}

/** Sorted streams as one. An item that is in several comes once. */
export function* merged<Item>(streams: readonly Iterable<Item>[], compare: Compare<Item>): Generator<Item> {
  const heads = streams.flatMap(headOf).sort((a, b) => compare(a.item, b.item));
  let last: Item | undefined;
  while (heads[0]) {
    const { item } = heads[0];
    if (item !== last) yield item;
    last = item;
    advance(heads, compare);
  }
}

function headOf<Item>(stream: Iterable<Item>): Head<Item>[] {
  const rest = stream[Symbol.iterator]();
  const { done, value } = rest.next();
  return done ? [] : [{ rest, item: value }];
}

/** Moves the first stream on and puts it back in its place. */
function advance<Item>(heads: Head<Item>[], compare: Compare<Item>): void {
  const head = heads[0]!;
  const { done, value } = head.rest.next();
  if (done) {
    heads.shift();
    return;
  }
  head.item = value;
  for (let i = 1; i < heads.length && compare(heads[i]!.item, value) < 0; i++) {
    heads[i - 1] = heads[i]!;
    heads[i] = head;
  }
}
