import { calendarDay, DAY, epochOfDay, isoWeekday } from "./clock.ts";
import { type Draft, type Form, setDay } from "./draft.ts";
import { MONTH, monthNumber } from "./words.ts";

const NTH = "(\\d{1,2})(?:st|nd|rd|th)?";
/** What may stand between the words of a date. */
const GAP = "[-\\s.,]{0,3}";
/** A year behind a day; digits before a colon are a time. */
const YEAR = "(\\d{4})(?![\\d:])";

/** Ways to write a day. The first that fits is taken, so the order matters. */
export const dateForms: readonly Form[] = [
  // 2027-03-01, 2027/3/1
  [
    /(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/y,
    (draft, year, _, month, day) => setDay(draft, year, +month, +day),
  ],
  // 2027-W09-1, 2027W09
  [
    /(\d{4})-?W(\d{2})(?:-?([1-7]))?(?!\d)/iy,
    (draft, year, week, day) => setWeek(draft, year, week, day || "1"),
  ],
  // 2027-060
  [/(\d{4})-(\d{3})(?!\d)/y, setOrdinal],
  // 2027-03
  [/(\d{4})-(\d{1,2})(?![-\d:])/y, (draft, year, month) => setDay(draft, year, +month, 1)],
  // 2027 alone
  [/^(\d{4})$/y, (draft, year) => setDay(draft, year, 1, 1)],
  // 20270301 alone or before a time
  [/(\d{4})(\d{2})(\d{2})(?=[t\s]|$)/iy, (draft, year, month, day) => setDay(draft, year, +month, +day)],
  // 03/01/2027, 3/1/27: month first
  [
    /(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/y,
    (draft, month, day, year) => setDay(draft, fullYear(year), +month, +day),
  ],
  // 1.3.2027, 1-3-2027: day first
  [
    /(\d{1,2})([-.])(\d{1,2})\2(\d{4})(?!\d)/y,
    (draft, day, _, month, year) => setDay(draft, year, +month, +day),
  ],
  // 1-Mar-27
  [
    form(`(\\d{1,2})-${MONTH}-(\\d{2})(?!\\d)`),
    (draft, day, month, year) => setDay(draft, fullYear(year), monthNumber(month), +day),
  ],
  // 2027-Mar-01, 2027 March 1
  [
    form(`(\\d{4})${GAP}${MONTH}${GAP}${NTH}(?![\\d:])`),
    (draft, year, month, day) => setDay(draft, year, monthNumber(month), +day),
  ],
  // 1 March 2027, 1st of March, 1-Mar-2027
  [
    form(`${NTH}${GAP}(?:of\\s)?${MONTH}(?:${GAP}${YEAR})?`),
    (draft, day, month, year) => setDay(draft, year, monthNumber(month), +day),
  ],
  // March 1, 2027, Mar 1st
  [
    form(`${MONTH}${GAP}${NTH}(?![\\d:])(?:${GAP}${YEAR})?`),
    (draft, month, day, year) => setDay(draft, year, monthNumber(month), +day),
  ],
  // March 2027, March
  [form(`${MONTH}(?:${GAP}${YEAR})?`), (draft, month, year) => setDay(draft, year, monthNumber(month), 1)],
  // The year behind the time, as in Mon Mar 1 10:00:00 2027
  [form(YEAR), setYear],
];

function form(pattern: string): RegExp {
  return new RegExp(pattern, "iy");
}

/** Two digits are 1970 to 2069. */
function fullYear(year: string): string {
  if (year.length > 2) return year;
  return `${year < "70" ? "20" : "19"}${year}`;
}

function setYear(draft: Draft, year: string): boolean {
  if (!draft.day || draft.day.year !== undefined || year === "0000") return false;
  draft.day.year = Number(year);
  return true;
}

function setOrdinal(draft: Draft, year: string, ordinal: string): boolean {
  const { month, day, year: same } = calendarDay(epochOfDay(+year, 1, +ordinal));
  return same === +year && setDay(draft, year, month, day);
}

/** Week 1 is the one with January 4th; the year of a week is that of its Thursday. */
function setWeek(draft: Draft, year: string, week: string, weekday: string): boolean {
  const fourth = epochOfDay(+year, 1, 4);
  const monday = fourth + (1 - isoWeekday(fourth) + (+week - 1) * 7) * DAY;
  if (+week < 1 || calendarDay(monday + 3 * DAY).year !== +year) return false;
  const found = calendarDay(monday + (+weekday - 1) * DAY);
  return setDay(draft, String(found.year).padStart(4, "0"), found.month, found.day);
}
