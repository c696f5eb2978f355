import { LRUCache } from "lru-cache";
import type { Awaitable } from "../../src/awaitable.ts";
import { freeze } from "./frozen.ts";
import type { CacheSettings } from "./options.ts";

/** What a cache has done since its start, and what it holds. */
export interface CacheStats {
  /** Reads answered without the database, those that waited for another's answer included. */
  readonly hits: number;
  /** Reads that the database had to answer. */
  readonly misses: number;
  /** Answers kept now. */
  readonly size: number;
  /** Bytes that they take, as an estimate. */
  readonly bytes: number;
}

/** An answer, frozen: there may be none, which is worth keeping too. */
interface Kept {
  readonly answer: unknown;
  readonly bytes: number;
}

/** Something that is read of one version of the data. */
export interface Question<T> {
  /** As asked, the moment included. */
  readonly exact: string;
  /** The same for all moments at which the answer is the same. */
  readonly lasting: string;
  load(): Awaitable<T>;
}

/**
 * Answers by question. A question names the version of the data, so an answer is never given for another. What was
 * committed while an answer was loaded may be in it; but then the version has gone up, and nobody asks for the old one.
 */
export class Answers {
  readonly #kept: LRUCache<string, Kept>;
  /** On their way, by exact question: those of later data are right for whoever waits, but only at that moment. */
  readonly #coming = new Map<string, Promise<Kept>>();
  #version = 0;
  #hits = 0;
  #misses = 0;

  constructor({ max, maxBytes, ttlMs }: Pick<CacheSettings, "max" | "maxBytes" | "ttlMs">) {
    this.#kept = new LRUCache({
      max,
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 4),
      ttl: ttlMs,
      sizeCalculation: ({ bytes }, question) => bytes + 2 * question.length,
    });
  }

  get stats(): CacheStats {
    const { size, calculatedSize: bytes } = this.#kept;
    return { hits: this.#hits, misses: this.#misses, size, bytes };
  }

  /** Answers to questions about other versions are of no more use. */
  turnTo(version: number): void {
    if (version !== this.#version) this.#kept.clear();
    this.#version = version;
  }

  /** What is on its way is not kept either. */
  clear(): void {
    this.#kept.clear();
    this.#coming.clear();
  }

  /** The answer: kept, on its way, or loaded now. */
  async get<T>(question: Question<T>): Promise<T> {
    const found = this.#kept.get(question.lasting) ?? this.#coming.get(question.exact);
    if (found) this.#hits++;
    else this.#misses++;
    return (await (found ?? this.#load(question))).answer as T;
  }

  #load<T>({ exact, lasting, load }: Question<T>): Promise<Kept> {
    const loading = Promise.resolve(load()).then((answer) => ({ answer, bytes: freeze(answer) }));
    const settle = (kept?: Kept) => {
      if (this.#coming.get(exact) !== loading) return;
      this.#coming.delete(exact);
      if (kept) this.#kept.set(lasting, kept);
    };
    this.#coming.set(exact, loading);
    // Who asked is told of a failure.
    loading.then(settle, () => settle());
    return loading;
  }
}
