/** Limits of a `Recent`. */
export interface Bounds<K, V> {
  /** Sum of the sizes of what is kept. */
  readonly max: number;
  /** Default 1 each: then `max` is a number of entries. */
  readonly sizeOf?: (value: V, key: K) => number;
  /** What is larger is not kept. Default `max`. */
  readonly maxEntry?: number;
}

/**
 * Keeps what was asked for last and forgets the rest. Of the library for this the core would need a hundredth, yet it
 * would be a tenth of what a browser or a worker loads of the core.
 */
export class Recent<K, V> {
  readonly #bounds: Bounds<K, V>;
  /** A Map keeps the order of insertion: what was used last stands last. */
  readonly #entries = new Map<K, { readonly value: V; readonly size: number }>();
  #size = 0;

  constructor(bounds: Bounds<K, V>) {
    this.#bounds = bounds;
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: K, value: V): void {
    const { max, sizeOf, maxEntry = max } = this.#bounds;
    const size = sizeOf ? sizeOf(value, key) : 1;
    this.#drop(key);
    if (size > maxEntry) return;
    this.#entries.set(key, { value, size });
    this.#size += size;
    while (this.#size > max) this.#drop(this.#entries.keys().next().value!);
  }

  forEach(visit: (value: V) => void): void {
    for (const { value } of this.#entries.values()) visit(value);
  }

  #drop(key: K): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
