import type { Window } from "../../src/store.ts";
import type { Check } from "./conditions.ts";

/** The rows of the window among those that pass the check. */
export function take<Row>(rows: Iterable<Row>, check: Check<Row>, { offset, limit }: Window): Row[] {
  const taken: Row[] = [];
  if (limit <= 0) return taken;
  let passed = 0;
  for (const row of rows) {
    if (!check(row) || passed++ < offset) continue;
    if (taken.push(row) >= limit) break;
  }
  return taken;
}

/** How many pass the check. */
export function count<Row>(rows: Iterable<Row>, check: Check<Row>): number {
  let passed = 0;
  for (const row of rows) if (check(row)) passed++;
  return passed;
}

/** The first rows, at most so many. */
export function* first<Row>(rows: Iterable<Row>, most: number): Generator<Row> {
  let given = 0;
  for (const row of rows) {
    if (given++ >= most) return;
    yield row;
  }
}
