import { calendarDay, DAY, daysInMonth, epochOfDay, isInRange, isoWeekday, shiftMonths } from "./clock.ts";
import { localSeconds, utcSeconds } from "./convert.ts";
import type { Draft } from "./draft.ts";

/** Where and when a text is read. */
export interface DateContext {
  /** Of `canonicalZone`: whose wall clock is meant, and shown. */
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Says only how long before or after now: no wall clock takes part. */
export function isMoment(draft: Draft): boolean {
  const { day, time, midnight, ofMonth, months, days, relative } = draft;
  return relative && !day && time === undefined && !midnight && !ofMonth && months === 0 && days === 0;
}

/** Epoch seconds of what was said, undefined when there is no such time or it is too far away. */
export function resolve(draft: Draft, context: DateContext): number | undefined {
  const now = Math.floor(context.now / 1000);
  if (isMoment(draft)) return now + draft.seconds;
  const zone = draft.zone ?? context.zone;
  const nowLocal = () => localSeconds(now, zone);
  const start = startOf(draft, nowLocal);
  const day = start === undefined ? undefined : dayOf(draft, start);
  if (day === undefined || !isInRange(day)) return undefined;
  const time = draft.time ?? (draft.day || draft.midnight ? 0 : mod(nowLocal(), DAY));
  return utcSeconds(day + time, zone) + draft.seconds;
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** The midnight from which is counted; undefined for a day that does not exist. */
function startOf(draft: Draft, nowLocal: () => number): number | undefined {
  if (draft.day) {
    const { year = calendarDay(nowLocal()).year, month, day } = draft.day;
    return day > 28 && day > daysInMonth(year, month) ? undefined : epochOfDay(year, month, day);
  }
  if (!draft.relative && draft.time === undefined) return undefined;
  const now = nowLocal();
  return now - mod(now, DAY);
}

/** The midnight of the day meant; undefined when the weekday written beside a date is not the date's. */
function dayOf(draft: Draft, start: number): number | undefined {
  const month = draft.months === 0 ? start : shiftMonths(start, draft.months);
  const day = (draft.ofMonth ? dayOfMonth(month, draft.ofMonth) : month) + draft.days * DAY;
  if (!draft.weekday) return day;
  const { weekday, which } = draft.weekday;
  const days = draft.inWeek ? weekday - isoWeekday(day) : daysTo(weekday - isoWeekday(day), which);
  const isLabel = draft.day && which === "on" && !draft.inWeek && day === start;
  return isLabel && days !== 0 ? undefined : day + days * DAY;
}

/** `next` and `last` leave the day itself out. */
function daysTo(difference: number, which: "next" | "last" | "on"): number {
  if (which === "on") return mod(difference, 7);
  return which === "next" ? mod(difference, 7) || 7 : mod(difference, 7) - 7;
}

function dayOfMonth(midnight: number, { nth, weekday }: { nth: number; weekday?: number }): number {
  const { year, month } = calendarDay(midnight);
  const edge = epochOfDay(year, month, nth === -1 ? daysInMonth(year, month) : 1);
  if (weekday === undefined) return edge;
  const difference = weekday - isoWeekday(edge);
  return edge + (nth === -1 ? -mod(-difference, 7) : mod(difference, 7) + (nth - 1) * 7) * DAY;
}
