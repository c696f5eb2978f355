/** The calendars in an iCalendar file; events that are no iCalendar are told apart, so that the others can move. */
import ICAL from "ical.js";
import { UsageError } from "../cli/usage_error.ts";
import type { Unreadable } from "./record.ts";

export interface Parsed {
  readonly calendars: readonly ICAL.Component[];
  readonly broken: readonly Unreadable[];
}

/** @throws {UsageError} when the file is no iCalendar file */
export function parseIcs(name: string, text: string): Parsed {
  try {
    return { calendars: calendarsOf(text), broken: [] };
  } catch (error) {
    const { rest, broken } = withoutBroken(text);
    try {
      if (broken.length > 0) return { calendars: calendarsOf(rest), broken };
    } catch {
      // What is wrong with the whole says more.
    }
    throw new UsageError(`Cannot read "${name}" as iCalendar: ${(error as Error).message}`);
  }
}

function calendarsOf(text: string): readonly ICAL.Component[] {
  // A file may hold several calendars: then the parser gives a list of them.
  const jcal = ICAL.parse(text) as unknown[];
  const all = typeof jcal[0] === "string" ? [jcal] : jcal;
  const calendars = all.map((one) => new ICAL.Component(one as never));
  if (calendars.length > 0 && calendars.every((one) => one.name === "vcalendar")) return calendars;
  throw new Error("there is no VCALENDAR in it");
}

/** The text without the events that cannot be parsed. */
function withoutBroken(text: string): { readonly rest: string; readonly broken: readonly Unreadable[] } {
  const kept: string[] = [];
  const broken: Unreadable[] = [];
  let block: string[] | undefined;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) block = [];
    (block ?? kept).push(line);
    if (!block || !/^END:VEVENT\s*$/i.test(line)) continue;
    const problem = problemOf(block);
    if (problem === undefined) kept.push(...block);
    else broken.push({ kind: "events", place: `line ${at + 2 - block.length}`, problem });
    block = undefined;
  }
  return { rest: [...kept, ...(block ?? [])].join("\r\n"), broken };
}

function problemOf(lines: readonly string[]): string | undefined {
  try {
    ICAL.parse(lines.join("\r\n"));
    return isNested(lines) ? undefined : "its BEGIN and END do not match";
  } catch (error) {
    return (error as Error).message;
  }
}

/** The parser ends a component at any END. */
function isNested(lines: readonly string[]): boolean {
  const open: string[] = [];
  for (const line of lines) {
    const [, word = "", name = ""] = /^(BEGIN|END):(\S+)\s*$/i.exec(line) ?? [];
    if (word.toUpperCase() === "BEGIN") open.push(name.toUpperCase());
    else if (word !== "" && open.pop() !== name.toUpperCase()) return false;
  }
  return open.length === 0;
}
