/** What the parts of a text have said so far. Parts come in any order; each fact may be given once. */
export interface Draft {
  /** Without a year: the current one. */
  day?: { year?: number; month: number; day: number };
  /** Seconds since midnight, up to 86400 for `24:00`. */
  time?: number;
  /** As `canonicalZone` gives it; makes the text an instant. */
  zone?: string;
  /** A part counts from now, so the text needs no date. */
  relative: boolean;
  /** A part means the beginning of its day when no time is given. */
  midnight: boolean;
  months: number;
  days: number;
  seconds: number;
  /** Counted within the week of the day, as in `monday next week`. */
  inWeek: boolean;
  weekday?: { weekday: number; which: "next" | "last" | "on" };
  /** A day of the month: its `nth` day or, with a weekday, the `nth` of those; -1 is the last. */
  ofMonth?: { nth: number; weekday?: number };
}

/** Nothing said. */
export function emptyDraft(): Draft {
  return { relative: false, midnight: false, months: 0, days: 0, seconds: 0, inWeek: false };
}

/**
 * One way of writing a part: a sticky pattern and what it says, given the groups ("" for those that took no part).
 * False: what is written cannot be, and neither can the whole text.
 */
export type Form = readonly [RegExp, (draft: Draft, ...groups: string[]) => boolean];

/** Sets the day; `year` "" for the current one. Whether the month has that day is known later. */
export function setDay(draft: Draft, year: string, month: number, day: number): boolean {
  if (draft.day || year === "0000" || month < 1 || month > 12 || day < 1 || day > 31) return false;
  draft.day = year === "" ? { month, day } : { year: Number(year), month, day };
  return true;
}

/** Sets the time. A leap second is the next minute's first; `24:00` the end of the day. */
export function setTime(draft: Draft, hours: number, minutes: number, seconds: number): boolean {
  const time = hours * 3600 + minutes * 60 + seconds;
  if (draft.time !== undefined || minutes > 59 || seconds > 60 || (hours > 23 && time !== 86_400))
    return false;
  draft.time = time;
  return true;
}

/** Sets the zone, once. */
export function setZone(draft: Draft, zone: string | undefined): boolean {
  if (draft.zone !== undefined || zone === undefined) return false;
  draft.zone = zone;
  return true;
}
