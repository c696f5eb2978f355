/** When an event takes place: wall clock, UTC and zone always belong together. */
import type { Context } from "../context.ts";
import { dayEnd, dayStart, parseDate, resolveWall, toUtc } from "../dates/mod.ts";
import type { Problems } from "../problems.ts";
import type { EventRow } from "../store.ts";

export type Times = Pick<
  EventRow,
  "timezone" | "all_day" | "start_date" | "end_date" | "utc_start_date" | "utc_end_date"
>;

interface TimeValues {
  readonly timezone?: string | undefined;
  readonly all_day?: boolean;
  readonly start_date?: string;
  readonly end_date?: string;
}

interface Moment {
  readonly wall: string;
  readonly utc: string;
}

/** Adds a problem for each date that cannot be read, whatever the zone will be. */
export function checkTimes(ctx: Context, values: TimeValues, problems: Problems): void {
  for (const name of ["start_date", "end_date"] as const) {
    const text = values[name];
    if (
      text !== undefined &&
      !parseDate(text, { zone: values.timezone ?? ctx.settings.timezone, now: ctx.nowMs })
    )
      problems.add(name, "date");
  }
}

/** A whole day begins at midnight even where clocks skip it: only the moment moves. */
const onDay = (wall: string, zone: string): Moment => ({ wall, utc: toUtc(wall, zone) });

/** Whether two dates contradict each other in whatever zone they may be meant. */
export function isBackwards(ctx: Context, { start_date, end_date, all_day }: TimeValues): boolean {
  if (start_date === undefined || end_date === undefined) return false;
  const [start, end] = [start_date, end_date].map((text) => parseDate(text, { zone: "UTC", now: ctx.nowMs }));
  if (!start || !end || start.instant !== end.instant) return false;
  return all_day ? end.wall.slice(0, 10) < start.wall.slice(0, 10) : end.wall < start.wall;
}

const inZone = (wall: string, zone: string): Moment => ({
  wall: resolveWall(wall, zone),
  utc: toUtc(wall, zone),
});

/**
 * The times after a write. A zone alone keeps the wall clock; a date alone is applied to the kept other one; whole days
 * run from midnight to the last second. Undefined: nothing was said about times, or a date cannot be read.
 */
export function timesOf(ctx: Context, values: TimeValues, current: Times | undefined): Times | undefined {
  const isSilent =
    !("timezone" in values) &&
    values.all_day === undefined &&
    values.start_date === undefined &&
    values.end_date === undefined;
  if (isSilent && current) return undefined;
  const timezone = ("timezone" in values ? values.timezone : current?.timezone) ?? ctx.settings.timezone;
  const all_day = values.all_day ?? current?.all_day ?? false;
  const read = (
    text: string | undefined,
    wall: string | undefined,
    utc: string | undefined,
  ): Moment | undefined => {
    if (text !== undefined) return parseDate(text, { zone: timezone, now: ctx.nowMs });
    if (wall === undefined || utc === undefined) return undefined;
    return timezone === current?.timezone ? { wall, utc } : inZone(wall, timezone);
  };
  const start = read(values.start_date, current?.start_date, current?.utc_start_date);
  const end = read(values.end_date, current?.end_date, current?.utc_end_date);
  if (!start || !end) return undefined;
  return all_day
    ? times(timezone, true, onDay(dayStart(start.wall), timezone), onDay(dayEnd(end.wall), timezone))
    : times(timezone, false, start, end);
}

const times = (timezone: string, all_day: boolean, start: Moment, end: Moment): Times => ({
  timezone,
  all_day,
  start_date: start.wall,
  end_date: end.wall,
  utc_start_date: start.utc,
  utc_end_date: end.utc,
});

/** Moments are compared, not wall clocks: in the night when clocks go back the later one may read less. */
export const endsBeforeStart = (times: Times): boolean => times.utc_end_date < times.utc_start_date;
