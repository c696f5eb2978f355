import type { EventFilter, Gate, PlaceFilter, PostRow } from "../../src/store.ts";
import { matches } from "../../src/text/search.ts";
import { isReadable, statusAt } from "../../src/visibility.ts";

export type Check<Row> = (row: Row) => boolean;

/** What the filters of all posts share. */
export type PostFilter = Pick<
  EventFilter & PlaceFilter,
  "gate" | "statuses" | "ids" | "search" | "changedAfter"
>;

/** Later than all times: by then everything that is scheduled is published. */
const FOREVER = "~";

/** The check that `make` gives for the value, none when the filter does not have it. To be spread into a list. */
export function when<Value, Row>(
  value: Value | undefined,
  make: (value: Value) => Check<Row>,
): readonly Check<Row>[] {
  return value === undefined ? [] : [make(value)];
}

/** All of the checks as one. */
export function every<Row>(checks: readonly Check<Row>[]): Check<Row> {
  return (row) => {
    for (const check of checks) if (!check(row)) return false;
    return true;
  };
}

/** The conditions that posts of all kinds share; `textOf` gives the text that is searched. */
export function postChecks<Row extends PostRow>(
  filter: PostFilter,
  textOf: (row: Row) => string,
): Check<Row>[] {
  const { gate } = filter;
  return [
    ...(gate.everything ? [] : [(row: Row) => isReadable(row, gate)]),
    statusCheck(filter),
    ...when(filter.ids, (ids) => oneOf<Row>(new Set(ids))),
    ...when(filter.changedAfter, (time) => (row: Row) => hasChanged(row, time, gate)),
    ...when(filter.search, (terms) => (row: Row) => matches(terms, textOf(row))),
  ];
}

/** The filter as it is once time has published all that is scheduled: what it matches then depends on rows alone. */
export function timeless<Filter extends PostFilter>(filter: Filter): Filter {
  return { ...filter, gate: { ...filter.gate, now: FOREVER } };
}

function statusCheck(filter: PostFilter): Check<PostRow> {
  const { statuses, gate } = filter;
  if (!statuses) return (row) => row.status !== "trash";
  return (row) => statuses.includes(statusAt(row, gate.now));
}

function oneOf<Row extends PostRow>(ids: ReadonlySet<number>): Check<Row> {
  return (row) => ids.has(row.id);
}

function hasChanged(row: PostRow, time: string, gate: Gate): boolean {
  return row.changed_utc > time || (row.date_utc > time && statusAt(row, gate.now) === "publish");
}
