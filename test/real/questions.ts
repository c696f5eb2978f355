import { type Conference, placeOf } from "./conferences.ts";
import type { Ids } from "./import.ts";
import { searchesFor } from "./searches.ts";

/** A list to ask the service for, and the number of events that the file has for it. */
export interface Question {
  readonly what: string;
  readonly query: Readonly<Record<string, string>>;
  readonly total: number;
}

/** A window that holds every event of the file. */
export const EVER = { start_date: "2000-01-01", end_date: "2099-12-31" };

/** Everything asked of the service. The totals come from the file and plain text comparison alone. */
export const questionsFor = (rows: readonly Conference[], ids: Ids): Question[] => [
  { what: "all", query: EVER, total: rows.length },
  { what: "online", query: { ...EVER, tags: "online" }, total: rows.filter(({ online }) => online).length },
  ...byTopic(rows, ids),
  ...byCity(rows, ids),
  ...byYearAndMonth(rows),
  ...aroundDays(rows),
  ...searchesFor(rows).map(({ text, total }) => ({
    what: `search ${text}`,
    query: { ...EVER, search: text },
    total,
  })),
];

/** Once by id, once by slug, which is the topic itself. */
function byTopic(rows: readonly Conference[], ids: Ids): Question[] {
  return [...ids.topics].flatMap(([topic, id]) => {
    const total = rows.filter((row) => row.topic === topic).length;
    return [String(id), topic].map((categories) => ({
      what: `topic ${topic} as ${categories}`,
      query: { ...EVER, categories },
      total,
    }));
  });
}

const byCity = (rows: readonly Conference[], ids: Ids): Question[] =>
  [...ids.venues].map(([place, id]) => ({
    what: `city ${place}`,
    query: { ...EVER, venue: String(id) },
    total: rows.filter((row) => placeOf(row) === place).length,
  }));

/**
 * Whole days count: `end_date=D` means an end up to the next day's midnight, so an event is in a window when its own
 * first and last day are, whatever its zone: events are compared on their own wall clock.
 */
function byYearAndMonth(rows: readonly Conference[]): Question[] {
  const years = [...new Set(rows.map(({ startDate }) => startDate.slice(0, 4)))].sort();
  const months = years.flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => {
      const last = new Date(Date.UTC(Number(year), month + 1, 0)).toISOString().slice(0, 10);
      return { from: `${last.slice(0, 8)}01`, to: last };
    }),
  );
  const spans = [...years.map((year) => ({ from: `${year}-01-01`, to: `${year}-12-31` })), ...months];
  return spans.map(({ from, to }) => ({
    what: `from ${from} to ${to}`,
    query: { start_date: from, end_date: to },
    total: rows.filter(({ startDate, endDate }) => startDate >= from && endDate <= to).length,
  }));
}

/** The other date filters, at the last day of every quarter of a year. */
function aroundDays(rows: readonly Conference[]): Question[] {
  const years = [...new Set(rows.map(({ startDate }) => startDate.slice(0, 4)))].sort();
  const days = years.flatMap((year) => ["03-31", "06-30", "09-30", "12-31"].map((day) => `${year}-${day}`));
  const count = (test: (row: Conference) => boolean) => rows.filter(test).length;
  return days.flatMap((day) => {
    const totals = {
      starts_before: count(({ startDate }) => startDate <= day),
      starts_after: count(({ startDate }) => startDate > day),
      ends_before: count(({ endDate }) => endDate <= day),
      ends_after: count(({ endDate }) => endDate > day),
      overlaps: count(({ startDate, endDate }) => startDate <= day && endDate >= day),
    };
    return Object.entries(totals).map(([name, total]) => ({
      what: `${name} ${day}`,
      query: { [name]: name === "overlaps" ? `${day}/${day}` : day },
      total,
    }));
  });
}
