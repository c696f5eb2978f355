import { addDays } from "../../src/dates/clock.ts";
import type { EventRow, Gate } from "../../src/store.ts";
import { isReadable } from "../../src/visibility.ts";
import type { Check } from "./conditions.ts";
import type { Shelf } from "./shelves.ts";

/** No wall clock is further from UTC. */
const OFFSET_DAYS = 2;

/** Whether the shelf has an event that the gate may read and that is no draft, pending or trashed. */
export function isLinked(shelf: Readonly<Shelf>, gate: Gate): boolean {
  const finished = shelf.filter(({ status }) => status === "publish" || status === "private");
  return finished.some(({ list }) => some(list.up(), (row) => isReadable(row, gate)));
}

/** Whether the shelf has an event, trash excepted, that the gate may read and that starts later than now. */
export function isUpcoming(shelf: Readonly<Shelf>, gate: Gate): boolean {
  const first = addDays(gate.now, -OFFSET_DAYS);
  const check = (row: EventRow) => row.utc_start_date > gate.now && isReadable(row, gate);
  const kept = shelf.filter(({ status }) => status !== "trash");
  return kept.some(({ list }) => some(list.down(list.rank((row) => row.start_date < first)), check));
}

function some(rows: Iterable<EventRow>, check: Check<EventRow>): boolean {
  for (const row of rows) if (check(row)) return true;
  return false;
}
