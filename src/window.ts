/** Which events a list's date parameters mean: pure, so that storage only ever compares texts. */
import { addDays, addMonths, addSeconds, dayEnd, dayStart, nextDay, toWall, type Wall } from "./dates/mod.ts";

/** Date parameters as read: wall clock of the site. */
export interface DateParameters {
  readonly start_date?: Wall | undefined;
  readonly end_date?: Wall | undefined;
  readonly starts_before?: Wall | undefined;
  readonly starts_after?: Wall | undefined;
  readonly ends_before?: Wall | undefined;
  readonly ends_after?: Wall | undefined;
}

export const DATE_PARAMETERS = [
  "start_date",
  "end_date",
  "starts_before",
  "starts_after",
  "ends_before",
  "ends_after",
] as const;

/** Half-open bounds on the events' own wall clocks. */
export interface Bounds {
  readonly startFrom?: Wall | undefined;
  readonly startBefore?: Wall | undefined;
  readonly endFrom?: Wall | undefined;
  readonly endBefore?: Wall | undefined;
  /** Not over by then. */
  readonly runsFrom?: Wall | undefined;
}

const WINDOW_MONTHS = 24;

/** The last default window: requests come many in a second, and most give no date. */
let last = { key: "", window: { start_date: "", end_date: "" } };

/** The default window: from the start of yesterday to 24 months after now or `start`, whichever is later. */
export function defaultWindow(
  nowUtc: string,
  zone: string,
  start?: Wall,
): { start_date: Wall; end_date: Wall } {
  const key = `${nowUtc} ${zone} ${start}`;
  if (last.key === key) return last.window;
  const now = toWall(nowUtc, zone);
  const later = start !== undefined && start > now ? start : now;
  const window = {
    start_date: dayStart(addDays(now, -1)),
    end_date: dayEnd(addMonths(later, WINDOW_MONTHS)),
  };
  last = { key, window };
  return window;
}

/** Adds the defaults where no date is given, or only one of `start_date` and `end_date`. */
export function withDefaults(given: DateParameters, nowUtc: string, zone: string): DateParameters {
  const { start_date, end_date, ...others } = given;
  if (Object.values(others).some((value) => value !== undefined)) return given;
  if (start_date !== undefined && end_date !== undefined) return given;
  const window = defaultWindow(nowUtc, zone, start_date);
  return { start_date: start_date ?? window.start_date, end_date: end_date ?? window.end_date };
}

/** Whole days are shown by their first or last second, as links of the reference do. */
export function effective(given: DateParameters, isStrict: boolean): DateParameters {
  if (isStrict) return given;
  const shown: Record<string, Wall> = {};
  for (const name of DATE_PARAMETERS) {
    const value = given[name];
    if (value !== undefined) shown[name] = name === "start_date" ? dayStart(value) : dayEnd(value);
  }
  return shown;
}

const latest = (a: Wall | undefined, b: Wall | undefined) =>
  a === undefined || (b !== undefined && b > a) ? b : a;
const earliest = (a: Wall | undefined, b: Wall | undefined) =>
  a === undefined || (b !== undefined && b < a) ? b : a;
const after = (wall: Wall | undefined) => (wall === undefined ? undefined : addSeconds(wall, 1));

/** What the parameters mean: exact times, or whole days that end with the next day's first moment. */
export function boundsOf(given: DateParameters, isStrict: boolean): Bounds {
  const day = (wall: Wall | undefined) => (wall === undefined || isStrict ? wall : nextDay(wall));
  const first = given.start_date === undefined || isStrict ? given.start_date : dayStart(given.start_date);
  const afterStart = isStrict ? after(given.starts_after) : day(given.starts_after);
  const endBefore = isStrict ? given.ends_before : after(day(given.ends_before));
  return {
    startFrom: latest(first, afterStart),
    startBefore: day(given.starts_before),
    endFrom: after(day(given.ends_after)),
    endBefore: earliest(after(day(given.end_date)), endBefore),
  };
}

/** `from/to`: whatever runs at some moment between the two, however long; whole days include the last one. */
export function overlapBounds(from: Wall, to: Wall, isStrict: boolean): Bounds {
  const first = isStrict ? from : dayStart(from);
  return { startBefore: isStrict ? to : nextDay(to), endFrom: first, runsFrom: first };
}

/** Both conditions together. */
export function both(a: Bounds, b: Bounds): Bounds {
  return {
    startFrom: latest(a.startFrom, b.startFrom),
    startBefore: earliest(a.startBefore, b.startBefore),
    endFrom: latest(a.endFrom, b.endFrom),
    endBefore: earliest(a.endBefore, b.endBefore),
    runsFrom: latest(a.runsFrom, b.runsFrom),
  };
}
