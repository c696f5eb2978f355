/** Limits of a `Recent`. */
export interface Bounds<K, V> {
  /** Sum of the sizes of what is kept. */
  readonly max: number;
  /** Default 1 each: then `max` is a number of entries. */
  readonly sizeOf?: (value: V, key: K) => number;
  /** What is larger is not kept. At most, and by default, half of `max`. */
  readonly maxEntry?: number;
}

interface Entry<V> {
  readonly value: V;
  readonly size: number;
}

/**
 * Keeps what was used last, at least half of `max`, and forgets the rest. Of the library for this the core would need a
 * hundredth, yet it would be a tenth of what a browser or a worker loads of the core.
 *
 * Two generations: what is used again moves to the new one, and when that is full, the old one goes. One map in the
 * order of use would be written to by each read, and finding what was used longest ago takes it ever longer.
 */
export class Recent<K, V> {
  readonly #bounds: Bounds<K, V>;
  readonly #half: number;
  #fresh = new Map<K, Entry<V>>();
  #freshSize = 0;
  #old = new Map<K, Entry<V>>();

  constructor(bounds: Bounds<K, V>) {
    this.#bounds = bounds;
    this.#half = bounds.max / 2;
  }

  get(key: K): V | undefined {
    const entry = this.#fresh.get(key);
    if (entry) return entry.value;
    const old = this.#old.get(key);
    if (!old) return undefined;
    this.#old.delete(key);
    this.#add(key, old);
    return old.value;
  }

  set(key: K, value: V): void {
    const { sizeOf, maxEntry = this.#half } = this.#bounds;
    const size = sizeOf ? sizeOf(value, key) : 1;
    const before = this.#fresh.get(key);
    if (before) {
      this.#freshSize -= before.size;
      this.#fresh.delete(key);
    } else this.#old.delete(key);
    if (size <= Math.min(maxEntry, this.#half)) this.#add(key, { value, size });
  }

  forEach(visit: (value: V) => void): void {
    for (const { value } of this.#fresh.values()) visit(value);
    for (const { value } of this.#old.values()) visit(value);
  }

  #add(key: K, entry: Entry<V>): void {
    if (this.#freshSize + entry.size > this.#half) {
      this.#old = this.#fresh;
      this.#fresh = new Map();
      this.#freshSize = 0;
    }
    this.#fresh.set(key, entry);
    this.#freshSize += entry.size;
  }
}
