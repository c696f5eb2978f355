/** Dates: wall clocks, time zones, and reading dates as people write them. Pure, nothing here asks for the time. */
export { abbreviation, loadAbbreviations } from "./abbreviation.ts";
export {
  addDays,
  addMonths,
  addSeconds,
  dayEnd,
  dayStart,
  details,
  fromEpoch,
  nextDay,
  toEpoch,
  type Wall,
} from "./clock.ts";
export { isoWithOffset, offsetAt, resolveWall, toUtc, toWall } from "./convert.ts";
export { parseDate } from "./parse.ts";
export { type Transition, transitionsBetween } from "./transitions.ts";
export { canonicalZone } from "./zones.ts";
