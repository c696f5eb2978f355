import Papa from "papaparse";
import { COLUMNS, type Records, rowOf } from "./row.ts";

/** All events as a table with the columns of `row.ts`; what no event is linked to is not in it. */
export function csvText(records: Records): string {
  const events = [...records.values()].filter(({ kind }) => kind === "events");
  const rows = events.map((event) => rowOf(event, records));
  return `${Papa.unparse(rows, { columns: [...COLUMNS], newline: "\n", escapeFormulae: true })}\n`;
}
