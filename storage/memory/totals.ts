import { Recent } from "../../src/recent.ts";
import type { Check } from "./conditions.ts";
import type { Index } from "./indexes.ts";

/** Every write asks all remembered filters whether they match, so they must not be many. */
const REMEMBERED = 200;

interface Total<Row> {
  readonly matches: Check<Row>;
  count: number;
}

/** How many rows match the filters that were asked for lately, kept right while rows come and go. */
export class Totals<Row> implements Index<Row> {
  private readonly known = new Recent<string, Total<Row>>({ max: REMEMBERED });

  /** `matches` must depend on the row alone; `count` is only called for a filter that is not remembered. */
  of(key: string, matches: Check<Row>, count: () => number): number {
    const known = this.known.get(key);
    if (known) return known.count;
    const total = { matches, count: count() };
    this.known.set(key, total);
    return total.count;
  }

  add(row: Row): void {
    this.known.forEach((total) => {
      if (total.matches(row)) total.count++;
    });
  }

  remove(row: Row): void {
    this.known.forEach((total) => {
      if (total.matches(row)) total.count--;
    });
  }
}
