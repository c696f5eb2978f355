/** Records as they were shown last: rows never change, so a row that is shown again needs no second making. */
import { Recent } from "../recent.ts";

interface Known<Shown> {
  readonly sources: readonly unknown[];
  readonly shown: Shown;
}

/** What an entry takes besides its text, in bytes. */
const OVERHEAD = 300;

export class Memo<Shown extends { readonly length: number }> {
  readonly #known: Recent<unknown, Known<Shown>>;

  /** @param maxBytes about how much text is kept; 0 keeps nothing */
  constructor(maxBytes: number) {
    this.#known = new Recent({ max: maxBytes, sizeOf: ({ shown }) => shown.length + OVERHEAD });
  }

  /**
   * What `make` makes, unless it was made before for the same `key`, mostly a row, from the very same sources: all else
   * that the result depends on, compared one by one.
   */
  of(key: unknown, sources: readonly unknown[], make: () => Shown): Shown {
    const known = this.#known.get(key);
    if (known && isSame(known.sources, sources)) return known.shown;
    const shown = make();
    this.#known.set(key, { sources, shown });
    return shown;
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
