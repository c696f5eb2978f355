import { addDays } from "../../src/dates/clock.ts";
import type { EventFilter, EventRow } from "../../src/store.ts";
import type { OrderedList } from "./ordered_list.ts";
import type { Part } from "./shelves.ts";

/** Positions of a list between which all matches of a filter are, and those between which all rows match it. */
export interface Stretch {
  readonly list: OrderedList<EventRow>;
  readonly from: number;
  readonly to: number;
  /** from <= sureFrom <= sureTo <= to. Once all that is scheduled is published, the rows between match surely. */
  readonly sureFrom: number;
  readonly sureTo: number;
}

/** The whole list, sure of nothing. */
export function wholly(list: OrderedList<EventRow>): Stretch {
  return { list, from: 0, to: list.size, sureFrom: 0, sureTo: 0 };
}

/** The stretch that the date bounds leave; `settled`: everything else about the filter is known to hold. */
export function stretchOf({ list, days }: Part, filter: EventFilter, settled: boolean): Stretch {
  const bounds = Number.isFinite(days) ? boundsOf(filter, days) : boundsOfAnyLength(filter);
  const rank = (bound: string | undefined, open: number) =>
    bound === undefined ? open : list.rank((row) => row.start_date < bound);
  const from = rank(bounds.from, 0);
  const to = Math.max(from, rank(bounds.before, list.size));
  if (!settled || !bounds.sure) return { list, from, to, sureFrom: from, sureTo: from };
  const sureFrom = within(rank(bounds.sure.from, 0), from, to);
  const sureTo = within(rank(bounds.sure.before, list.size), sureFrom, to);
  return { list, from, to, sureFrom, sureTo };
}

/** Bounds on the start; `sure`: those within which the end needs no look. */
interface Bounds {
  readonly from: string | undefined;
  readonly before: string | undefined;
  readonly sure: Pick<Bounds, "from" | "before"> | undefined;
}

/** For events that end from 0 to `days` days after they start. */
function boundsOf(filter: EventFilter, days: number): Bounds {
  const { startFrom, startBefore, endBefore, runsFrom } = filter;
  // What is not over by then ends then or later.
  const endFrom = latest(filter.endFrom, runsFrom);
  return {
    from: latest(startFrom, endFrom && addDays(endFrom, -days)),
    before: earliest(startBefore, endBefore),
    sure: { from: endFrom, before: endBefore && addDays(endBefore, -days) },
  };
}

function boundsOfAnyLength({ startFrom, startBefore, endFrom, endBefore, runsFrom }: EventFilter): Bounds {
  const open = { from: undefined, before: undefined };
  const isOpen = endFrom === undefined && endBefore === undefined && runsFrom === undefined;
  const sure = isOpen ? open : undefined;
  return { from: startFrom, before: startBefore, sure };
}

function latest(a: string | undefined, b: string | undefined): string | undefined {
  return a === undefined || (b !== undefined && b > a) ? b : a;
}

function earliest(a: string | undefined, b: string | undefined): string | undefined {
  return a === undefined || (b !== undefined && b < a) ? b : a;
}

function within(position: number, from: number, to: number): number {
  return Math.min(Math.max(position, from), to);
}
