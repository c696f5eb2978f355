/** Gives the records of rows, each once. */
import type { MovedRecord, Moving } from "./record.ts";
import { type Row, type RowOptions, recordsOf } from "./row.ts";
import { nameOf } from "./state.ts";

export interface PlacedRow extends RowOptions {
  readonly row: Row;
}

/** Venues, organizers and terms of all rows first: then events can move side by side. */
export function* movingOf(rows: readonly PlacedRow[]): Generator<Moving> {
  const events: MovedRecord[] = [];
  const seen = new Map<string, number>();
  for (const { row, ...options } of rows) {
    for (const record of recordsOf(row, options)) {
      const times = (seen.get(nameOf(record)) ?? 0) + 1;
      seen.set(nameOf(record), times);
      if (record.kind === "events")
        events.push(times === 1 ? record : { ...record, key: `${record.key}#${times}` });
      else if (times === 1) yield { record };
    }
  }
  yield { milestone: { page: 1, total: events.length } };
  for (const record of events) yield { record };
}
