/** Events in a table: a header, and a line for each event. The columns stand in `row.ts`. */
import Papa from "papaparse";
import { UsageError } from "../cli/usage_error.ts";
import type { Moving, Source } from "./record.ts";
import { COLUMNS, type Row } from "./row.ts";
import { movingOf, type PlacedRow } from "./row_source.ts";

/** Columns of other programs, by the one they stand for. `id` and `uid` name an event without a slug. */
const ALIASES: Readonly<Record<string, string>> = {
  ...{ name: "title", summary: "title", event: "title", event_name: "title", event_title: "title" },
  ...{ start: "start_date", end: "end_date", event_start_date: "start_date", event_end_date: "end_date" },
  ...{ event_start_time: "start_time", event_end_time: "end_time", event_description: "description" },
  ...{ event_venue_name: "venue", venue_name: "venue", location: "venue", event_organizer_name: "organizer" },
  ...{
    organizer_name: "organizer",
    event_category: "categories",
    category: "categories",
    event_tags: "tags",
  },
  ...{ event_website: "website", url: "website", event_cost: "cost", all_day_event: "all_day", uid: "id" },
};
const OTHERS = new Set(["id", "start_time", "end_time"]);

/** Its own column by the name of one in the file. */
export type Mapping = Readonly<Record<string, string>>;

const plain = (column: string): string =>
  column
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");

/** @throws {UsageError} when the file is no table of events */
export function csvSource(name: string, text: string, mapping: Mapping = {}): Source {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ""), {
    header: true,
  });
  const columns = new Map((meta.fields ?? []).map((column) => [column, ownColumn(column, mapping)]));
  const known = new Set(columns.values());
  for (const needed of ["title", "start_date"])
    if (!known.has(needed))
      throw new UsageError(
        `Cannot read "${name}": it has no column "${needed}"; name the one that stands for it with --map "Column=${needed}"`,
      );
  const strange = [...columns].filter(([, own]) => own === undefined).map(([column]) => `column "${column}"`);
  const broken = new Map(errors.map((error) => [error.row, error.message]));
  return {
    name,
    async *records() {
      const rows: PlacedRow[] = [];
      for (const [at, line] of data.entries()) {
        if (isBlank(line)) continue;
        // As spreadsheets count: the header is the first row, blank ones count too.
        const place = `row ${at + 2}`;
        const problem = broken.get(at);
        if (problem !== undefined) yield { unreadable: { kind: "events", place, problem } } satisfies Moving;
        else rows.push(placedRow(line, columns, place, strange));
      }
      yield* movingOf(rows);
    },
  };
}

const isBlank = (line: object): boolean => Object.values(line).flat().join("").trim() === "";

function ownColumn(column: string, mapping: Mapping): string | undefined {
  const name = mapping[column] ?? plain(column);
  const own = ALIASES[name] ?? name;
  return COLUMNS.includes(own) || OTHERS.has(own) ? own : undefined;
}

function placedRow(
  line: Readonly<Record<string, string>>,
  columns: ReadonlyMap<string, string | undefined>,
  place: string,
  lost: readonly string[],
): PlacedRow {
  const cells: Record<string, string> = {};
  for (const [column, own] of columns) if (own !== undefined) cells[own] = cell(line[column] ?? "");
  const { id, start_time, end_time, ...row } = cells;
  const start_date = joined(row.start_date, start_time);
  const end_date = joined(row.end_date || row.start_date, end_time);
  return { row: { ...row, start_date, end_date } as Row, key: id || undefined, place, lost };
}

const joined = (date = "", time = ""): string => `${date.trim()} ${time.trim()}`.trim();

/** Tables mark what is no formula with a quote. */
const cell = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, "");
