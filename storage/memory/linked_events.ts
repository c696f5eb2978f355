import { addDays } from "../../src/dates/arithmetic.ts";
import type { EventRow, Gate } from "../../src/store.ts";
import { isReadable } from "../../src/visibility.ts";
import type { Shelf } from "./shelves.ts";

/** No wall clock is further from UTC. */
const OFFSET_DAYS = 2;

/** Events of these statuses do not make a place one with events. */
const UNFINISHED: ReadonlySet<string> = new Set(["draft", "pending"]);

/** Whether the shelf has an event that the gate may read and that is no draft, pending or trashed. */
export function isLinked(shelf: Readonly<Shelf>, gate: Gate): boolean {
  return some(
    shelf,
    ({ list }) => list.up(),
    (row) => !UNFINISHED.has(row.status) && isReadable(row, gate),
  );
}

/** Whether the shelf has an event, trash excepted, that the gate may read and that starts later than now. */
export function isUpcoming(shelf: Readonly<Shelf>, gate: Gate): boolean {
  const first = addDays(gate.now, -OFFSET_DAYS);
  const upcoming = (row: EventRow) => row.utc_start_date > gate.now && isReadable(row, gate);
  return some(shelf, ({ list }) => list.down(list.rank((row) => row.start_date < first)), upcoming);
}

function some(
  shelf: Readonly<Shelf>,
  rowsOf: (part: Shelf[number]) => Iterable<EventRow>,
  check: (row: EventRow) => boolean,
): boolean {
  for (const part of shelf) {
    if (part.status === "trash") continue;
    for (const row of rowsOf(part)) if (check(row)) return true;
  }
  return false;
}
