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

interface Waiting<Item> {
  readonly item: Item;
  readonly key: number;
}

/**
 * A sorted list in chunks: finding costs O(log n), inserting and removing O(log n + √n). Bounds are given as a
 * test, "comes before it", that holds for the first items and for none after them.
 *
 * An item may be given with a key, a number that goes along with the order: then a place for it is found among
 * numbers that lie side by side, and items are only compared where these are equal. All have one or none has.
 *
 * What belongs in the middle waits until somebody looks, or until a chunk's worth waits: many that are inserted in a
 * row find their places together.
 */
export class OrderedList<Item> {
  readonly compare: Compare<Item>;
  private chunks: Chunk<Item>[] = [];
  private waiting: Waiting<Item>[] = [];
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

  get last(): Item | undefined {
    this.settle();
    return this.chunks.at(-1)?.items.at(-1);
  }

  insert(item: Item, key = 0): void {
    this.length++;
    if (this.waiting.length === 0 && this.append(item, key)) return;
    if (this.waiting.push({ item, key }) >= CHUNK) this.settle();
  }

  /** Removes the item that compares equal, if there is one; the key is the one that it came with. */
  remove(item: Item, key = 0): void {
    this.settle();
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
    this.settle();
    return boundary(0, this.chunks.length, (i) => before(this.chunks[i]!.items.at(-1)!));
  }

  /** Whether the item at a place comes before the given one. */
  private isBefore({ items, keys }: Chunk<Item>, at: number, item: Item, key: number): boolean {
    const other = keys[at]!;
    return other === key ? this.compare(items[at]!, item) < 0 : other < key;
  }

  /** The chunk in which the item is, or belongs; one after the last for what comes after all. */
  private chunkFor(item: Item, key: number): number {
    const isOver = (at: number) =>
      this.isBefore(this.chunks[at]!, this.chunks[at]!.keys.length - 1, item, key);
    return boundary(0, this.chunks.length, isOver);
  }

  private placeFor(chunk: Chunk<Item>, item: Item, key: number): number {
    return boundary(0, chunk.keys.length, (at) => this.isBefore(chunk, at, item, key));
  }

  /** Whether the item is the last of all, and so in its place. */
  private append(item: Item, key: number): boolean {
    const chunk = this.chunks.at(-1);
    if (!chunk || chunk.keys.length === CHUNK) return false;
    if (!this.isBefore(chunk, chunk.keys.length - 1, item, key)) return false;
    chunk.items.push(item);
    chunk.keys.push(key);
    return true;
  }

  /** Puts in place what waits. In their order neighbours meet the same chunk while it is at hand. */
  private settle(): void {
    const { waiting } = this;
    if (waiting.length === 0) return;
    this.waiting = [];
    this.starts = undefined;
    if (waiting.length > 1) waiting.sort((a, b) => a.key - b.key || this.compare(a.item, b.item));
    for (const { item, key } of waiting) this.put(item, key);
  }

  private put(item: Item, key: number): void {
    const at = this.chunkFor(item, key);
    const last = this.chunks.length - 1;
    if (at > last && (last < 0 || this.chunks[last]!.keys.length === CHUNK))
      this.chunks.push({ items: [item], keys: [key] });
    else this.squeeze(Math.min(at, last), item, key);
  }

  private squeeze(at: number, item: Item, key: number): void {
    const { items, keys } = this.chunks[at]!;
    const place = this.placeFor(this.chunks[at]!, item, key);
    items.splice(place, 0, item);
    keys.splice(place, 0, key);
    if (items.length <= CHUNK) return;
    // Two copies, not one cut short: arrays keep the room they once took.
    const half = (from: number, to: number) => ({ items: items.slice(from, to), keys: keys.slice(from, to) });
    this.chunks.splice(at, 1, half(0, CHUNK / 2), half(CHUNK / 2, items.length));
  }

  private positions(): readonly number[] {
    this.settle();
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
