import { type Draft, type Form, setTime, setZone } from "./draft.ts";
import { fixedOffset } from "./fixed_offset.ts";
import { LETTERS } from "./words.ts";
import { canonicalZone } from "./zones.ts";

/** Ways to write a time of day. Fractions of a second are dropped. */
export const timeForms: readonly Form[] = [
  // 10:00, T10:00:00.123, 10:00 PM
  [
    /t?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,12})?)?(?![\d:])(?:\s?([ap])\.?m\b\.?)?/iy,
    (draft, hours, minutes, seconds, half) => setClock(draft, +hours, +minutes, +seconds, half),
  ],
  // 3pm, 3 p.m.
  [/(\d{1,2})\s?([ap])\.?m\b\.?/iy, (draft, hours, half) => setClock(draft, +hours, 0, 0, half)],
  // T100000, T1000, T10
  [
    /t(\d{2})(?:(\d{2})(?:(\d{2})(?:[.,]\d{1,12})?)?)?(?![\d:])/iy,
    (draft, hours, minutes, seconds) => setTime(draft, +hours, +minutes, +seconds),
  ],
];

function setClock(draft: Draft, hours: number, minutes: number, seconds: number, half: string): boolean {
  if (half === "") return setTime(draft, hours, minutes, seconds);
  if (hours < 1 || hours > 12) return false;
  return setTime(draft, (hours % 12) + (half.toLowerCase() === "p" ? 12 : 0), minutes, seconds);
}

/** Ways to write where a time is meant. Tried last: any word may be a zone. */
export const zoneForms: readonly Form[] = [
  // +02:00, -0800, GMT+2
  [/(?:gmt|utc)?([+-]\d{1,2}(?::?\d{2})?)(?![\d:])/iy, setOffset],
  // Z, UTC, EST, Europe/Berlin
  [/([a-z][a-z0-9_/+-]{0,39})/iy, (draft, name) => setZone(draft, zoneNamed(name))],
];

function setOffset(draft: Draft, offset: string): boolean {
  return setZone(draft, fixedOffset(offset) === undefined ? undefined : offset);
}

function zoneNamed(name: string): string | undefined {
  return LETTERS.get(name.toLowerCase()) ?? canonicalZone(name);
}
