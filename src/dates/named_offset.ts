/**
 * Offsets of named zones. Intl knows them but takes a microsecond to tell one, and a conversion needs three; so the
 * changes of a zone are looked up once for the time around a date and kept.
 */
import { DAY } from "./clock.ts";

/** Seconds east of UTC at an instant, given in epoch seconds. */
export type OffsetAt = (utc: number) => number;

interface Interval {
  /** Epoch seconds. */
  readonly from: number;
  readonly offset: number;
}

/** Two changes of one zone were never closer than this (Freetown, September 1939: almost four days). */
const STEP = 3 * DAY;
/** What is looked up at once: about a year. */
const SPAN = 120 * STEP;
/** Spans kept for one zone, so that requests about far centuries cannot fill the memory. */
const KEPT = 200;

/** The zone of most sites that name none needs no Intl, which takes 20 ms to begin. */
const zones = new Map<string, OffsetAt>([["UTC", () => 0]]);

/** The offsets of a zone known to Intl, undefined for any other name. The first call for a zone costs 0.2 ms. */
export function namedOffset(zone: string): OffsetAt | undefined {
  let known = zones.get(zone);
  if (!known) {
    const ask = askIntl(zone);
    if (!ask) return undefined;
    known = remember(ask);
    zones.set(zone, known);
  }
  return known;
}

function askIntl(timeZone: string): OffsetAt | undefined {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    return (utc) => parseOffset(format.format(utc * 1000));
  } catch {
    return undefined;
  }
}

/** Reads `1/1/1970, GMT-00:44:30`. */
function parseOffset(text: string): number {
  const found = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text);
  if (!found) return 0;
  const [, sign, hours, minutes, seconds = "0"] = found;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? 0 - size : size;
}

function remember(ask: OffsetAt): OffsetAt {
  const spans = new Map<number, readonly Interval[]>();
  return (utc) => {
    const key = Math.floor(utc / SPAN);
    let intervals = spans.get(key);
    if (!intervals) {
      if (spans.size >= KEPT) spans.clear();
      intervals = intervalsFrom(key * SPAN, ask);
      spans.set(key, intervals);
    }
    return intervals.findLast((interval) => interval.from <= utc)?.offset ?? 0;
  };
}

function intervalsFrom(start: number, ask: OffsetAt): readonly Interval[] {
  let last: Interval = { from: start, offset: ask(start) };
  const intervals = [last];
  for (let at = start + STEP; at <= start + SPAN; at += STEP) {
    const offset = ask(at);
    if (offset === last.offset) continue;
    last = { from: changeBetween(at - STEP, at, ask), offset };
    intervals.push(last);
  }
  return intervals;
}

/** The first second with the offset of `after`, by halving. */
function changeBetween(before: number, after: number, ask: OffsetAt): number {
  const offset = ask(after);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (ask(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
