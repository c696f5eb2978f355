import { DAY, fromEpoch, toEpoch, type Wall } from "./clock.ts";
import { fixedOffset, offsetDigits } from "./fixed_offset.ts";
import { namedOffset, type OffsetAt } from "./named_offset.ts";

const NONE: OffsetAt = () => 0;

/** @throws {RangeError} when `zone` is not what `canonicalZone` gives. */
function offsetsOf(zone: string): OffsetAt {
  if (zone === "UTC") return NONE;
  // Not left to Intl: some engines know `+02:00` as a zone, none knows `+2`.
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return () => fixed;
  const named = namedOffset(zone);
  if (!named) throw new RangeError(`Cannot convert a time: no zone "${zone.slice(0, 40)}"`);
  return named;
}

/** Epoch seconds of a wall clock's seconds; both of `toEpoch`. */
export function utcSeconds(local: number, zone: string): number {
  const at = offsetsOf(zone);
  const before = at(local - DAY);
  const after = at(local + DAY);
  if (before === after) return local - before;
  // Around a change. In an overlap both hold and the earlier offset gives the earlier instant; in a gap neither does
  // and the earlier offset moves the time forward by the length of the gap (D25).
  const isAfter = at(local - before) !== before && at(local - after) === after;
  return local - (isAfter ? after : before);
}

/** A wall clock's seconds at the epoch seconds. */
export function localSeconds(utc: number, zone: string): number {
  return utc + offsetsOf(zone)(utc);
}

/** Seconds east of UTC in a zone (of `canonicalZone`) at the time `utc`. */
export function offsetAt(zone: string, utc: Wall): number {
  return offsetsOf(zone)(toEpoch(utc));
}

/**
 * UTC of a wall clock time in a zone (of `canonicalZone`). A time that a clock change skips is moved forward by as much
 * as was skipped, one that comes twice is the first (D25).
 */
export function toUtc(wall: Wall, zone: string): Wall {
  return fromEpoch(utcSeconds(toEpoch(wall), zone));
}

/** What the wall clock of a zone (of `canonicalZone`) shows at a time in UTC. */
export function toWall(utc: Wall, zone: string): Wall {
  return fromEpoch(localSeconds(toEpoch(utc), zone));
}

/** The same wall clock time or, where a clock change skips it, the one it is moved forward to: 02:30 is 03:30. */
export function resolveWall(wall: Wall, zone: string): Wall {
  return toWall(toUtc(wall, zone), zone);
}

/** `2027-06-01T18:00:00-04:00`, from the same instant on a wall clock and in UTC. */
export function isoWithOffset(wall: Wall, utc: Wall): string {
  const digits = offsetDigits(toEpoch(wall) - toEpoch(utc));
  return `${wall.slice(0, 10)}T${wall.slice(11)}${digits.slice(0, 3)}:${digits.slice(3)}`;
}
