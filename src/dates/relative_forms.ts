import type { Draft, Form } from "./draft.ts";
import { setTime } from "./draft.ts";
import { UNIT, WEEKDAY, weekdayNumber } from "./words.ts";

const WHICH = "(next|last|previous|this)\\s{1,3}";

/** Words that count from now, or from the date given beside them. */
export const relativeForms: readonly Form[] = [
  [/now(?![a-z])/iy, counted],
  [/(?:today|midnight)(?![a-z])/iy, (draft) => onDay(draft, 0)],
  [/tomorrow(?![a-z])/iy, (draft) => onDay(draft, 1)],
  [/yesterday(?![a-z])/iy, (draft) => onDay(draft, -1)],
  [/noon(?![a-z])/iy, (draft) => counted(draft) && setTime(draft, 12, 0, 0)],
  // first day of next month
  [/(first|last)\s{1,3}day\s{1,3}of(?![a-z])/iy, (draft, nth) => setOfMonth(draft, nth)],
  // first monday of january 2027
  [
    new RegExp(`(first|second|third|fourth|last)\\s{1,3}${WEEKDAY}\\s{1,3}of(?![a-z])`, "iy"),
    (draft, nth, weekday) => midnight(draft) && setOfMonth(draft, nth, weekdayNumber(weekday)),
  ],
  // +1 week, -2 days, 3 hours
  [
    new RegExp(`([+-]?)\\s?(\\d{1,7})\\s{0,3}${UNIT}`, "iy"),
    (draft, sign, count, unit) => add(draft, +`${sign}${count}`, unit),
  ],
  // next month
  [new RegExp(`${WHICH}${UNIT}`, "iy"), (draft, which, unit) => addOne(draft, which.toLowerCase(), unit)],
  // next monday, monday
  [
    new RegExp(`(?:${WHICH})?${WEEKDAY}`, "iy"),
    (draft, which, weekday) => setWeekday(draft, which.toLowerCase(), weekdayNumber(weekday)),
  ],
  // 2 days ago
  [/ago(?![a-z])/iy, turnBack],
];

function counted(draft: Draft): boolean {
  draft.relative = true;
  return true;
}

function midnight(draft: Draft): boolean {
  draft.midnight = true;
  return counted(draft);
}

function onDay(draft: Draft, days: number): boolean {
  draft.days += days;
  return midnight(draft);
}

function add(draft: Draft, count: number, unit: string): boolean {
  const name = unit.slice(0, 3).toLowerCase();
  if (name === "mon") draft.months += count;
  else if (name === "yea") draft.months += count * 12;
  else if (name === "sec") draft.seconds += count;
  else if (name === "min") draft.seconds += count * 60;
  else if (name === "hou") draft.seconds += count * 3600;
  else draft.days += count * (name === "wee" ? 7 : name === "for" ? 14 : 1);
  return counted(draft);
}

/** `next week` also says that a weekday beside it is one of that week. */
function addOne(draft: Draft, which: string, unit: string): boolean {
  draft.inWeek ||= /^week/i.test(unit);
  return add(draft, which === "this" ? 0 : which === "next" ? 1 : -1, unit);
}

function setWeekday(draft: Draft, which: string, weekday: number): boolean {
  if (draft.weekday) return false;
  draft.weekday = {
    weekday,
    which: which === "next" ? "next" : which === "last" || which === "previous" ? "last" : "on",
  };
  return midnight(draft);
}

function setOfMonth(draft: Draft, nth: string, weekday?: number): boolean {
  if (draft.ofMonth) return false;
  const place = ["first", "second", "third", "fourth"].indexOf(nth.toLowerCase()) + 1 || -1;
  draft.ofMonth = weekday === undefined ? { nth: place } : { nth: place, weekday };
  return counted(draft);
}

function turnBack(draft: Draft): boolean {
  if (!draft.relative) return false;
  draft.months = 0 - draft.months;
  draft.days = 0 - draft.days;
  draft.seconds = 0 - draft.seconds;
  return true;
}
