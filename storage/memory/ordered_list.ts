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

/**
 * A sorted list in chunks: finding costs O(log n), inserting and removing O(log n + √n). Bounds are given as a
 * test, "comes before it", that holds for the first items and for none after them.
 */
export class OrderedList<Item> {
  readonly compare: Compare<Item>;
  private chunks: Item[][] = [];
  /** Position of each chunk's first item; forgotten on writes, found again when asked for. */
  private starts: number[] | undefined;
  private length = 0;

  constructor(compare: Compare<Item>, items: readonly Item[] = []) {
    this.compare = compare;
    this.length = items.length;
    const sorted = items.toSorted(compare);
    for (let i = 0; i < sorted.length; i += CHUNK) this.chunks.push(sorted.slice(i, i + CHUNK));
  }

  get size(): number {
    return this.length;
  }

  insert(item: Item): void {
    const before = (other: Item) => this.compare(other, item) < 0;
    const at = Math.min(this.chunkOf(before), Math.max(0, this.chunks.length - 1));
    const chunk = this.chunks[at];
    if (chunk) this.put(at, chunk, placeIn(chunk, before), item);
    else this.chunks.push([item]);
    this.length++;
    this.starts = undefined;
  }

  /** Removes the item that compares equal, if there is one. */
  remove(item: Item): void {
    const before = (other: Item) => this.compare(other, item) < 0;
    const at = this.chunkOf(before);
    const chunk = this.chunks[at];
    if (!chunk) return;
    const place = placeIn(chunk, before);
    if (this.compare(chunk[place]!, item) !== 0) return;
    chunk.splice(place, 1);
    if (chunk.length === 0) this.chunks.splice(at, 1);
    this.length--;
    this.starts = undefined;
  }

  /** How many items come before the bound. */
  rank(before: (item: Item) => boolean): number {
    const at = this.chunkOf(before);
    const chunk = this.chunks[at];
    return chunk ? this.positions()[at]! + placeIn(chunk, before) : this.length;
  }

  at(position: number): Item | undefined {
    const starts = this.positions();
    const at = boundary(0, starts.length, (i) => starts[i]! <= position) - 1;
    return this.chunks[at]?.[position - starts[at]!];
  }

  /** The items at positions from <= p < to, upwards. The list must not change meanwhile. */
  *up(from = 0, to = this.length): Generator<Item> {
    const starts = this.positions();
    let at = Math.max(0, boundary(0, starts.length, (i) => starts[i]! <= from) - 1);
    for (let position = from; position < to; at++) {
      const chunk = this.chunks[at]!;
      const end = Math.min(chunk.length, to - starts[at]!);
      for (let i = position - starts[at]!; i < end; i++, position++) yield chunk[i]!;
    }
  }

  /** The items at positions from <= p < to, downwards. The list must not change meanwhile. */
  *down(from = 0, to = this.length): Generator<Item> {
    const starts = this.positions();
    let at = boundary(0, starts.length, (i) => starts[i]! < to) - 1;
    for (let position = to; position > from; at--) {
      const end = Math.max(0, from - starts[at]!);
      for (let i = position - starts[at]! - 1; i >= end; i--, position--) yield this.chunks[at]![i]!;
    }
  }

  private chunkOf(before: (item: Item) => boolean): number {
    return boundary(0, this.chunks.length, (i) => before(this.chunks[i]!.at(-1)!));
  }

  private put(at: number, chunk: Item[], place: number, item: Item): void {
    chunk.splice(place, 0, item);
    if (chunk.length <= CHUNK) return;
    // Two copies, not one cut short: arrays keep the room they once took.
    this.chunks.splice(at, 1, chunk.slice(0, CHUNK / 2), chunk.slice(CHUNK / 2));
  }

  private positions(): readonly number[] {
    if (this.starts) return this.starts;
    let next = 0;
    this.starts = this.chunks.map((chunk) => {
      const start = next;
      next += chunk.length;
      return start;
    });
    return this.starts;
  }
}

function placeIn<Item>(chunk: readonly Item[], before: (item: Item) => boolean): number {
  return boundary(0, chunk.length, (i) => before(chunk[i]!));
}
