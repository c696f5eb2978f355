import type { EventRow } from "../../src/store.ts";
import { byStart } from "./compare.ts";
import type { Check } from "./conditions.ts";
import { merged } from "./merge.ts";
import { boundary } from "./ordered_list.ts";
import type { Stretch } from "./stretch.ts";

/** Where to look for the matches of a filter. All of them are in the stretches, mostly with others between them. */
export class Plan {
  readonly stretches: readonly Stretch[];
  /** One event may be in several stretches. */
  private readonly overlapping: boolean;

  constructor(stretches: readonly Stretch[], overlapping = false) {
    this.stretches = stretches;
    this.overlapping = overlapping;
  }

  /** With stretches that have no row in common with those here. */
  with(stretches: readonly Stretch[]): Plan {
    return new Plan([...this.stretches, ...stretches], this.overlapping);
  }

  get size(): number {
    return this.stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  }

  /** How many rows must be looked at to count the matches. */
  get unsure(): number {
    return this.stretches.reduce((sum, { sureFrom, sureTo }) => sum - (sureTo - sureFrom), this.size);
  }

  /** How many rows match; the check is the filter's timeless one. */
  count(check: Check<EventRow>): number {
    let count = this.size - this.unsure;
    for (const row of this.unsureRows()) if (check(row)) count++;
    return count;
  }

  /** All rows in list order, each once. `positions`: where to start in each stretch, else at its beginning or end. */
  walk(descending: boolean, positions?: readonly number[]): Iterable<EventRow> {
    const streams = this.stretches.map(({ list, from, to }, i) =>
      descending ? list.down(from, positions?.[i] ?? to) : list.up(positions?.[i] ?? from, to),
    );
    return merged(streams, descending ? (a, b) => byStart(b, a) : byStart);
  }

  /**
   * The positions that have `count` matches before them, without a look at each. Needs the rows that do not match,
   * as far as they are not outside all stretches, and stretches that do not overlap.
   */
  positionsAfter(count: number, misfits: readonly EventRow[]): readonly number[] {
    let passed = count;
    for (const row of misfits.toSorted(byStart)) {
      if (this.rank(row) > passed) break;
      passed++;
    }
    return this.stretches.map(({ list, from, to }) =>
      boundary(from, to, (position) => this.rank(list.at(position)!) < passed),
    );
  }

  /** The rows of which only a look tells whether they match, each once. */
  *unsureRows(): Generator<EventRow> {
    const seen = new Set<EventRow>();
    for (const { list, from, to, sureFrom, sureTo } of this.stretches) {
      for (const [low, high] of [[from, sureFrom] as const, [sureTo, to] as const]) {
        for (const row of list.up(low, high)) {
          if (seen.has(row)) continue;
          if (this.overlapping) seen.add(row);
          yield row;
        }
      }
    }
  }

  /** How many rows of all stretches come before the row. */
  private rank(row: EventRow): number {
    return this.stretches.reduce((sum, { list, from, to }) => {
      const rank = list.rank((other) => byStart(other, row) < 0);
      return sum + Math.min(Math.max(rank, from), to) - from;
    }, 0);
  }
}
