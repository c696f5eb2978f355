import { Recent } from "../recent.ts";
import { fromEpoch, isInRange, type Wall } from "./clock.ts";
import { localSeconds } from "./convert.ts";
import { type Draft, emptyDraft, type Form, setDay, setTime } from "./draft.ts";
import { type DateContext, isMoment, resolve } from "./resolve.ts";

/** Longer texts are no dates and are not looked at. */
const LONGEST = 100;

let forms: readonly Form[] | undefined;

/** Loads all ways to write a date but the plain one: to be awaited before they are read. Undefined once they are there. */
export function loadDateForms(): Promise<void> | undefined {
  return forms ? undefined : load();
}

async function load(): Promise<void> {
  useDateForms((await import("./forms.ts")).forms);
}

/** For who has them loaded. */
export function useDateForms(all: readonly Form[]): void {
  forms = all;
}

/** A date that was understood. */
export interface ParsedDate {
  /** On the wall clock of the zone that was asked for. */
  readonly wall: Wall;
  /** As `toUtc` gives it, so of the last hours of the year 9999 it may be the last second. */
  readonly utc: Wall;
  /** The text said when by itself (offset, zone, epoch seconds, `now`): `utc` is what was written, `wall` follows. */
  readonly instant: boolean;
}

/**
 * Reads a date as people write it (D22): ISO 8601 and its short forms, RFC 2822, English and numeric dates, epoch
 * seconds, and words like `tomorrow 9am` or `first day of next month`. Without an offset or a zone in the text it is
 * wall clock in `context.zone`. Numbers with `/` are month first, with `.` or `-` day first. Undefined: no date, a day
 * or time that does not exist, or a wall clock outside the years 0001 to 9999. Any text is safe to give.
 */
export function parseDate(text: string, context: DateContext): ParsedDate | undefined {
  if (text.length > LONGEST) return undefined;
  const before = known.get(keyOf(text, context.zone));
  if (before) return before;
  const written = text.trim();
  const plain = PLAIN.exec(written);
  if (plain) return readPlain(plain, context);
  const epoch = epochIn(written);
  if (epoch !== undefined) return shown(epoch, true, context.zone);
  return resolved(readDraft(written), context);
}

/** As programs write it, `2027-06-01 18:00:00`. */
const PLAIN = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)$/;

/** Plain dates as they were read last: one write reads each of its dates several times. */
const known = new Recent<string, ParsedDate>({ max: 200 });

const keyOf = (text: string, zone: string): string => `${text} ${zone}`;

/** As the forms would read it, but at once, and without regard to now. */
function readPlain(groups: RegExpExecArray, context: DateContext): ParsedDate | undefined {
  const [written, year, month, day, hours, minutes, seconds] = groups as unknown as [string, ...string[]];
  const draft = emptyDraft();
  const isGood = setDay(draft, year!, +month!, +day!) && setTime(draft, +hours!, +minutes!, +seconds!);
  const date = isGood ? resolved(draft, context) : undefined;
  if (date) known.set(keyOf(written, context.zone), date);
  return date;
}

function resolved(draft: Draft | undefined, context: DateContext): ParsedDate | undefined {
  const utc = draft && resolve(draft, context);
  if (!draft || utc === undefined) return undefined;
  return shown(utc, draft.zone !== undefined || isMoment(draft), context.zone);
}

/** `1803888000`, `@-5`. Eight digits are a day, four a year, and zeros without `@` nothing that anyone means. */
function epochIn(text: string): number | undefined {
  const [, marked, digits] = /^(?:@(-?\d{1,12})(?:\.\d{1,9})?|(\d{1,12}))$/.exec(text) ?? [];
  if (marked !== undefined) return Number(marked);
  if (digits === undefined || digits.length === 8 || digits.length === 4) return undefined;
  return Number(digits) || undefined;
}

function readDraft(text: string): Draft | undefined {
  const draft = emptyDraft();
  for (let at = 0; at < text.length; ) {
    const end = readPart(draft, text, at);
    if (end === undefined) return undefined;
    at = end;
  }
  return draft;
}

/** Reads one part and the blanks behind it; gives where the next part begins, undefined when it says nothing. */
function readPart(draft: Draft, text: string, at: number): number | undefined {
  if (!forms) throw new Error("Cannot read a date: loadDateForms was not awaited");
  for (const [pattern, say] of forms) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    const groups = found.slice(1).map((group) => group ?? "");
    return say(draft, ...groups) ? skipBlanks(text, at + found[0].length) : undefined;
  }
  return undefined;
}

function skipBlanks(text: string, at: number): number {
  let end = at;
  while (end < text.length && /[\s,]/.test(text.charAt(end))) end += 1;
  return end;
}

function shown(utc: number, instant: boolean, zone: string): ParsedDate | undefined {
  const wall = localSeconds(utc, zone);
  if (!isInRange(wall)) return undefined;
  const shownWall = fromEpoch(wall);
  return { wall: shownWall, utc: utc === wall ? shownWall : fromEpoch(utc), instant };
}
