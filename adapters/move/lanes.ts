/** Runs so many pieces of work at once and no more; who brings another one waits until there is room. */
export class Lanes {
  readonly #running = new Set<Promise<void>>();
  readonly #width: number;
  #failure: { readonly reason: unknown } | undefined;

  constructor(width: number) {
    this.#width = width;
  }

  /** @throws what an earlier piece was rejected with */
  async run(work: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#width) await Promise.race(this.#running);
    this.#check();
    const piece: Promise<void> = work().then(
      () => void this.#running.delete(piece),
      (reason: unknown) => {
        this.#running.delete(piece);
        this.#failure ??= { reason };
      },
    );
    this.#running.add(piece);
  }

  /** When nothing runs any more. @throws what a piece was rejected with */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.race(this.#running);
    this.#check();
  }

  #check(): void {
    if (this.#failure) throw this.#failure.reason;
  }
}
