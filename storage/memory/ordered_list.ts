/** Chunks are halved beyond this: long enough to be few, short enough to insert into. */
const CHUNK = 512;

export type Compare<Item> = (a: Item, b: Item) => number;

/** The first position from `low` up to `high` where `before`, true at first, no longer is. */
export function boundary(low: number, high: number, before: (position: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (before(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

interface Chunk<Item> {
  readonly items: Item[];
  readonly keys: number[];
}

/**
 * A sorted list in chunks: finding costs O(log n), inserting and removing O(log n + √n). Bounds are given as a
 * test, "comes before it", that holds for the first items and for none after them.
 *
 * An item may be given with a key, a number that goes along with the order: then a place for it is found among
 * numbers that lie side by side, and items are only compared where these are equal. All have one or none has.
 */
export class OrderedList<Item> {
  readonly compare: Compare<Item>;
  private chunks: Chunk<Item>[] = [];
  /** Position of each chunk's first item; forgotten on writes, found again when asked for. */
  private starts: number[] | undefined;
  private length = 0;

  constructor(compare: Compare<Item>, items: readonly Item[] = []) {
    this.compare = compare;
    this.length = items.length;
    const sorted = items.toSorted(compare);
    for (let i = 0; i < sorted.length; i += CHUNK) {
      const part = sorted.slice(i, i + CHUNK);
      this.chunks.push({ items: part, keys: part.map(() => 0) });
    }
  }

  get size(): number {
    return this.length;
  }

  insert(item: Item, key = 0): void {
    const at = Math.min(this.chunkFor(item, key), Math.max(0, this.chunks.length - 1));
    const chunk = this.chunks[at];
    if (chunk) this.put(at, this.placeFor(chunk, item, key), item, key);
    else this.chunks.push({ items: [item], keys: [key] });
    this.length++;
    this.starts = undefined;
  }

  /** Removes the item that compares equal, if there is one; the key is the one that it came with. */
  remove(item: Item, key = 0): void {
    const at = this.chunkFor(item, key);
    const chunk = this.chunks[at];
    if (!chunk) return;
    const place = this.placeFor(chunk, item, key);
    if (this.compare(chunk.items[place]!, item) !== 0) return;
    chunk.items.splice(place, 1);
    chunk.keys.splice(place, 1);
    if (chunk.items.length === 0) this.chunks.splice(at, 1);
    this.length--;
    this.starts = undefined;
  }

  /** How many items come before the bound. */
  rank(before: (item: Item) => boolean): number {
    const at = this.chunkOf(before);
    const chunk = this.chunks[at];
    if (!chunk) return this.length;
    const { items } = chunk;
    return this.positions()[at]! + boundary(0, items.length, (i) => before(items[i]!));
  }

  at(position: number): Item | undefined {
    const starts = this.positions();
    const at = boundary(0, starts.length, (i) => starts[i]! <= position) - 1;
    return this.chunks[at]?.items[position - starts[at]!];
  }

  /** The items at positions from <= p < to, upwards. The list must not change meanwhile. */
  *up(from = 0, to = this.length): Generator<Item> {
    const starts = this.positions();
    let at = Math.max(0, boundary(0, starts.length, (i) => starts[i]! <= from) - 1);
    for (let position = from; position < to; at++) {
      const { items } = this.chunks[at]!;
      const end = Math.min(items.length, to - starts[at]!);
      for (let i = position - starts[at]!; i < end; i++, position++) yield items[i]!;
    }
  }

  /** The items at positions from <= p < to, downwards. The list must not change meanwhile. */
  *down(from = 0, to = this.length): Generator<Item> {
    const starts = this.positions();
    let at = boundary(0, starts.length, (i) => starts[i]! < to) - 1;
    for (let position = to; position > from; at--) {
      const { items } = this.chunks[at]!;
      const end = Math.max(0, from - starts[at]!);
      for (let i = position - starts[at]! - 1; i >= end; i--, position--) yield items[i]!;
    }
  }

  private chunkOf(before: (item: Item) => boolean): number {
    return boundary(0, this.chunks.length, (i) => before(this.chunks[i]!.items.at(-1)!));
  }

  // These two are written out: called through a test, half of the time of an insertion went into calls.
  private chunkFor(item: Item, key: number): number {
    let [from, to] = [0, this.chunks.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const chunk = this.chunks[middle]!;
      if (this.isBefore(chunk, chunk.keys.length - 1, item, key)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private placeFor(chunk: Chunk<Item>, item: Item, key: number): number {
    let [from, to] = [0, chunk.keys.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.isBefore(chunk, middle, item, key)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private isBefore({ items, keys }: Chunk<Item>, at: number, item: Item, key: number): boolean {
    const other = keys[at]!;
    return other === key ? this.compare(items[at]!, item) < 0 : other < key;
  }

  private put(at: number, place: number, item: Item, key: number): void {
    const { items, keys } = this.chunks[at]!;
    items.splice(place, 0, item);
    keys.splice(place, 0, key);
    if (items.length <= CHUNK) return;
    // Two copies, not one cut short: arrays keep the room they once took.
    const half = (from: number, to: number) => ({ items: items.slice(from, to), keys: keys.slice(from, to) });
    this.chunks.splice(at, 1, half(0, CHUNK / 2), half(CHUNK / 2, items.length));
  }

  private positions(): readonly number[] {
    if (this.starts) return this.starts;
    let next = 0;
    this.starts = this.chunks.map((chunk) => {
      const start = next;
      next += chunk.items.length;
      return start;
    });
    return this.starts;
  }
}
