/** Writes all records of a calendar into one text. */
import { csvText } from "./csv_writer.ts";
import { icsText } from "./ics_writer.ts";
import { jsonText } from "./json_writer.ts";
import type { Progress } from "./progress.ts";
import { KINDS, type MovedRecord, type Source } from "./record.ts";
import { Report } from "./report.ts";
import { nameOf } from "./state.ts";

const WRITERS = { json: jsonText, csv: csvText, ics: icsText } as const;
export type Format = keyof typeof WRITERS;
export const FORMATS = Object.keys(WRITERS) as readonly Format[];

/** The text, and what could not be put into it. */
export interface Exported {
  readonly text: string;
  readonly report: Report;
}

export async function exportAll(source: Source, format: Format, progress: Progress): Promise<Exported> {
  const report = new Report();
  const found: MovedRecord[] = [];
  for await (const moving of source.records(1)) {
    if ("milestone" in moving) progress.expect(moving.milestone.total);
    else if ("unreadable" in moving) report.unreadable(moving.unreadable);
    else {
      found.push(moving.record);
      for (const what of moving.record.lost) report.lose(moving.record, what);
      if (format !== "json" && "tickets" in moving.record.data)
        report.lose(moving.record, "its tickets: only .json holds them");
      progress.step(moving.record.kind);
    }
  }
  progress.end();
  const records = new Map(sorted(found).map((record) => [nameOf(record), record]));
  return { text: WRITERS[format](records), report };
}

/** The same records give the same text, whatever ids they have. */
function sorted(records: readonly MovedRecord[]): readonly MovedRecord[] {
  const order = ({ kind, data }: MovedRecord): string =>
    `${KINDS.indexOf(kind)} ${data.start_date ?? ""} ${data.slug ?? ""}`;
  return records
    .map((record) => ({ record, key: order(record) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ record }) => record);
}
