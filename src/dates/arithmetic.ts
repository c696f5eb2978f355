/**
 * Counting on a wall clock, as if no clock were ever changed: use `resolveWall` where the result must exist in a zone.
 * Results outside the years 0001 to 9999 stop at the first or the last second of them.
 */
import { DAY, fromEpoch, shiftMonths, toEpoch, type Wall } from "./clock.ts";

/** `count` seconds later, or earlier when negative. */
export function addSeconds(wall: Wall, count: number): Wall {
  return fromEpoch(toEpoch(wall) + count);
}

/** The same time, `count` days later, or earlier when negative. */
export function addDays(wall: Wall, count: number): Wall {
  return addSeconds(wall, count * DAY);
}

/** The same time, `count` months later. From the 31st to a month of 30 days it is the 30th, not the 1st after it. */
export function addMonths(wall: Wall, count: number): Wall {
  return fromEpoch(shiftMonths(toEpoch(wall), count));
}

/** 00:00:00 of the day. */
export function dayStart(wall: Wall): Wall {
  return `${wall.slice(0, 10)} 00:00:00`;
}

/** 23:59:59 of the day. */
export function dayEnd(wall: Wall): Wall {
  return `${wall.slice(0, 10)} 23:59:59`;
}

/** 00:00:00 of the day after. */
export function nextDay(wall: Wall): Wall {
  return addDays(dayStart(wall), 1);
}
