import { DAY, fromEpoch, toEpoch, type Wall } from "./clock.ts";
import { offsetAt } from "./convert.ts";

/** A moment at which the clocks of a zone change. */
export interface Transition {
  /** UTC. */
  readonly utc: Wall;
  /** Seconds east of UTC before and after. */
  readonly from: number;
  readonly to: number;
}

/** Two changes of one zone were never closer. */
const STEP = 3 * DAY;

/** The changes of a zone (of `canonicalZone`) after one time in UTC up to another, in order. */
export function transitionsBetween(zone: string, after: Wall, until: Wall): Transition[] {
  const offset = (seconds: number) => offsetAt(zone, fromEpoch(seconds));
  const [start, end] = [toEpoch(after), toEpoch(until)];
  const found: Transition[] = [];
  let from = offset(start);
  for (let at = start; at < end; at += STEP) {
    const next = Math.min(at + STEP, end);
    const to = offset(next);
    if (to !== from) found.push({ utc: fromEpoch(firstWith(to, at, next, offset)), from, to });
    from = to;
  }
  return found;
}

/** The first second with the offset, by halving. */
function firstWith(wanted: number, before: number, after: number, offset: (at: number) => number): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === wanted) high = middle;
    else low = middle;
  }
  return high;
}
