/** VTIMEZONE: the clock changes of a zone in the years of some events. */
import {
  abbreviation,
  addDays,
  addSeconds,
  fromEpoch,
  offsetAt,
  type Transition,
  toEpoch,
  transitionsBetween,
} from "../../dates/mod.ts";
import { time, utcTime } from "./lines.ts";

/** Years in which times are written on the clock of their zone; before, clocks were off by odd seconds. */
const FIRST_YEAR = "1970";
/** Longer stretches of one zone are written in UTC. */
const MOST_DAYS = 200 * 366;

/** The UTC times between which a zone is needed. */
export interface Span {
  from: string;
  to: string;
}

/** Whether a zone can be described for these years. */
export const isDescribable = ({ from, to }: Span): boolean =>
  from.slice(0, 4) > FIRST_YEAR &&
  to.slice(0, 4) < "9990" &&
  toEpoch(to) - toEpoch(from) < MOST_DAYS * 86_400;

/** The component of a zone. */
export function timeZone(zone: string, { from, to }: Span): string[] {
  // From the change before the first event on, so that it has an offset.
  const changes = transitionsBetween(zone, addDays(from, -400), addDays(to, 2));
  const before = changes.findLastIndex(({ utc }) => utc <= from);
  const needed = before < 0 ? [unchanging(zone, addDays(from, -400)), ...changes] : changes.slice(before);
  const parts = runsOf(needed).flatMap((run) => observance(zone, run, to));
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts, "END:VTIMEZONE"];
}

/** The offset at a time as if it began then. */
function unchanging(zone: string, utc: string): Transition {
  const offset = offsetAt(zone, utc);
  return { utc, from: offset, to: offset };
}

type Run = readonly [Transition, ...Transition[]];

/** Changes that follow one rule from year to year. */
function runsOf(changes: readonly Transition[]): Run[] {
  const runs: [Transition, ...Transition[]][] = [];
  for (const change of changes) {
    const run = runs.find((one) => continues(one, change));
    if (run) run.push(change);
    else runs.push([change]);
  }
  return runs;
}

const yearOf = (change: Transition): number => Number(onset(change).slice(0, 4));

function continues(run: Run, change: Transition): boolean {
  const last = run.at(-1)!;
  const isNext = change.from === last.from && change.to === last.to && yearOf(change) === yearOf(last) + 1;
  return isNext && ruleOf([...run, change]) !== undefined;
}

/** When a change happens, on the clock that it ends. */
const onset = ({ utc, from }: Transition): string => addSeconds(utc, from);

/** `FREQ=YEARLY;…` where all happen on the same weekday of the same month at the same time. */
function ruleOf(run: Run): string | undefined {
  const days = run.map((change) => onset(change));
  const same = (part: (wall: string) => unknown) => days.every((one) => part(one) === part(days[0]!));
  if (!same((wall) => wall.slice(5, 7)) || !same((wall) => wall.slice(11)) || !same(weekday))
    return undefined;
  const nth = same(isLast) && isLast(days[0]!) ? -1 : same(week) ? week(days[0]!) : undefined;
  return nth === undefined
    ? undefined
    : `FREQ=YEARLY;BYMONTH=${Number(days[0]!.slice(5, 7))};BYDAY=${nth}${weekday(days[0]!)}`;
}

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const weekday = (wall: string): string => WEEKDAYS[new Date(toEpoch(wall) * 1000).getUTCDay()]!;
const week = (wall: string): number => Math.ceil(Number(wall.slice(8, 10)) / 7);
const isLast = (wall: string): boolean => addDays(wall, 7).slice(5, 7) !== wall.slice(5, 7);

function observance(zone: string, run: Run, until: string): string[] {
  const [first] = run;
  const kind = first.to > first.from ? "DAYLIGHT" : "STANDARD";
  const last = run.at(-1)!;
  // A rule goes on for ever where nothing says that it ends.
  const isOver = last.utc.slice(0, 4) < until.slice(0, 4);
  const rule = run.length > 1 ? [`RRULE:${ruleOf(run)}${isOver ? `;UNTIL=${utcTime(last.utc)}` : ""}`] : [];
  return [
    `BEGIN:${kind}`,
    `DTSTART:${time(onset(first))}`,
    `TZOFFSETFROM:${offsetText(first.from)}`,
    `TZOFFSETTO:${offsetText(first.to)}`,
    `TZNAME:${abbreviation(zone, first.utc)}`,
    ...rule,
    `END:${kind}`,
  ];
}

/** `+0130`, with seconds where there are some. */
function offsetText(seconds: number): string {
  const clock = fromEpoch(Math.abs(seconds)).slice(11).split(":");
  return `${seconds < 0 ? "-" : "+"}${clock[0]}${clock[1]}${clock[2] === "00" ? "" : clock[2]}`;
}
