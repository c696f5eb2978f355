const FIXED = /^(?:UTC)?([+-])(\d{1,2})(?::?([0-5]\d)|\.(\d{1,2}))?$/;

/** The furthest that a fixed offset may be from UTC, in seconds (exclusive). */
const LIMIT = 15 * 3600;

/**
 * Seconds east of UTC that a fixed offset stands for: `+02:00`, `+2`, `-0500`, or after an upper case `UTC` also with
 * a fraction of an hour: `UTC+5:30`, `UTC-3.5`. Undefined: no fixed offset, or 15 hours or more from UTC.
 */
export function fixedOffset(zone: string): number | undefined {
  const found = FIXED.exec(zone);
  if (!found) return undefined;
  const [, sign, hours, minutes = "0", fraction] = found;
  if (fraction && !zone.startsWith("UTC")) return undefined;
  const size = fraction
    ? minutesOf(`${hours}.${fraction}`) * 60
    : Number(hours) * 3600 + Number(minutes) * 60;
  if (size >= LIMIT) return undefined;
  return sign === "-" ? 0 - size : size;
}

function minutesOf(hours: string): number {
  return Math.round(Number(hours) * 60);
}

/** `+0200`, and `+02` when `short` and the minutes are 0. Seconds of an offset are left out. */
export function offsetDigits(offset: number, short = false): string {
  const size = Math.trunc(Math.abs(offset) / 60);
  const hours = String(Math.trunc(size / 60)).padStart(2, "0");
  const minutes = String(size % 60).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${hours}${short && minutes === "00" ? "" : minutes}`;
}
