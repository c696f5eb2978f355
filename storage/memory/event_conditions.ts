import type { EventFilter, EventRow, Json } from "../../src/store.ts";
import { type Check, every, postChecks, when } from "./conditions.ts";

/** The whole filter as one check, apart from order and window. */
export function eventCheck(filter: EventFilter, textOf: (row: EventRow) => string): Check<EventRow> {
  return every([
    (row) => !row.hide_from_listings,
    ...when(filter.startFrom, (from) => (row: EventRow) => row.start_date >= from),
    ...when(filter.startBefore, (before) => (row: EventRow) => row.start_date < before),
    ...when(filter.endFrom, (from) => (row: EventRow) => row.end_date >= from),
    ...when(filter.endBefore, (before) => (row: EventRow) => row.end_date < before),
    ...when(filter.runsFrom, (from) => (row: EventRow) => row.end_date > from || row.start_date >= from),
    ...when(filter.categories, (ids) => linked("categories", ids)),
    ...when(filter.tags, (ids) => linked("tags", ids)),
    ...when(filter.venue, (ids) => linked("venue", ids)),
    ...when(filter.organizer, (ids) => linked("organizer", ids)),
    ...when(filter.featured, (featured) => (row: EventRow) => row.featured === featured),
    ...when(filter.postParent, (parent) => (row: EventRow) => row.post_parent === parent),
    ...when(filter.extra, (wanted) => has(wanted)),
    ...when(filter.search && filter, searchable),
    ...postChecks(filter, textOf),
  ]);
}

function linked(to: "categories" | "tags" | "venue" | "organizer", ids: readonly number[]): Check<EventRow> {
  const wanted = new Set(ids);
  return (row) => row[to].some((id) => wanted.has(id));
}

function has(wanted: NonNullable<EventFilter["extra"]>): Check<EventRow> {
  const pairs = Object.entries(wanted);
  return ({ extra }) => pairs.every(([name, value]) => scalarOf(extra[name]) === value);
}

const scalarOf = (value: Json | undefined): string | number | boolean | null =>
  value === undefined || typeof value === "object" ? null : value;

/** A search must not tell what a password protects. */
function searchable({ gate }: EventFilter): Check<EventRow> {
  const { edits = gate.everything ? "all" : "own" } = gate;
  if (edits === "all") return () => true;
  const isOpen = (row: EventRow) =>
    edits !== "none" && row.author === gate.author && (edits === "own" || row.status !== "publish");
  return (row) => row.password_hash === "" || isOpen(row);
}
