import type { Awaitable } from "../../src/awaitable.ts";

/** Which version of the data there is: asked for once by all who want to know at the same time. */
export class Versions {
  readonly #ask: () => Awaitable<number>;
  #maxStaleMs: number;
  readonly #onReturn: () => void;
  #highest = 0;
  #known: { readonly version: number; readonly askedAt: number } | undefined;
  /** Counts what may have changed the version, so that an answer on its way is known to be too old. */
  #changes = 0;
  /** Settles when the question on its way is answered. Never rejects. */
  #asking: Promise<unknown> | undefined;
  /** A question that has not been asked yet, so that its answer cannot be too old for those who join it. */
  #next: Promise<number> | undefined;

  /** `onReturn`: the version is lower than before, as after a backup was restored: old ones will come again. */
  constructor(ask: () => Awaitable<number>, maxStaleMs: number, onReturn: () => void) {
    this.#ask = ask;
    this.#maxStaleMs = maxStaleMs;
    this.#onReturn = onReturn;
  }

  /** The version at some moment of this call or, where that is allowed, shortly before it. */
  current(): Promise<number> {
    const known = this.#known;
    if (known && performance.now() - known.askedAt <= this.#maxStaleMs) return Promise.resolve(known.version);
    this.#next ??= this.#askNext();
    return this.#next;
  }

  /** What is known is not true any more. */
  forget(): void {
    this.#known = undefined;
    this.#changes++;
  }

  /** From now on nothing is remembered. */
  stop(): void {
    this.#maxStaleMs = 0;
    this.forget();
  }

  async #askNext(): Promise<number> {
    await this.#asking;
    this.#next = undefined;
    const answer = this.#asked();
    this.#asking = answer.catch(() => undefined);
    return answer;
  }

  async #asked(): Promise<number> {
    const [changes, askedAt] = [this.#changes, performance.now()];
    const version = await this.#ask();
    if (version < this.#highest) this.#onReturn();
    this.#highest = version;
    if (this.#maxStaleMs > 0 && changes === this.#changes) this.#known = { version, askedAt };
    return version;
  }
}
