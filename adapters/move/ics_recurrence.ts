import ICAL from "ical.js";

/** One time at which an event takes place. */
export interface Occurrence {
  /** With the changes of an exception. */
  readonly event: ICAL.Component;
  readonly start: ICAL.Time;
  readonly end: ICAL.Time;
  /** Which one of a recurring event; undefined for an event that does not recur. */
  readonly recurrenceId: string | undefined;
}

/** Of one rule so many times move, the last ones: what is to come matters more than what was. */
const MOST = 1_000;
/** A rule of every second would never end. */
const MOST_STEPS = 100_000;

/** @throws {Error} for an event without a start */
export function occurrences(
  component: ICAL.Component,
  until: string,
): { readonly found: readonly Occurrence[]; readonly lost: readonly string[] } {
  if (!component.hasProperty("dtstart")) throw new Error("it has no DTSTART");
  const event = new ICAL.Event(component);
  if (!event.isRecurring()) {
    const id = component.getFirstPropertyValue("recurrence-id");
    const recurrenceId = id === null ? undefined : String(id);
    return {
      found: [{ event: component, start: event.startDate, end: event.endDate, recurrenceId }],
      lost: [],
    };
  }
  const { times, cut } = timesOf(event, until);
  const found = times.slice(-MOST).map((time): Occurrence => {
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    return { event: item.component, start: startDate, end: endDate, recurrenceId: String(time) };
  });
  const early = times.length > MOST ? [`its times before ${dayOf(times.at(-MOST)!)}`] : [];
  return { found, lost: [...early, cut === undefined ? RULE : `its rule after ${cut}`] };
}

const RULE = "its rule: each of its times moves as an event of its own";

/** When it takes place until a day; `cut`: the day after which it goes on all the same. */
function timesOf(event: ICAL.Event, until: string): { readonly times: ICAL.Time[]; readonly cut?: string } {
  const times: ICAL.Time[] = [];
  const all = event.iterator();
  for (let next = all.next(); next; next = all.next()) {
    if (dayOf(next) > until) return { times, cut: until };
    if (times.length === MOST_STEPS) return { times, cut: dayOf(times.at(-1)!) };
    times.push(next.clone());
  }
  return { times };
}

const dayOf = (time: ICAL.Time): string => String(time).slice(0, 10);
