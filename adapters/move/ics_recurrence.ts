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

const MOST = 1_000;

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
  const found: Occurrence[] = [];
  const times = event.iterator();
  for (let next = times.next(); next; next = times.next()) {
    if (String(next).slice(0, 10) > until) return { found, lost: [`its rule after ${until}`] };
    if (found.length === MOST) return { found, lost: [`its rule after ${MOST} times`] };
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    found.push({ event: item.component, start: startDate, end: endDate, recurrenceId: String(next) });
  }
  return { found, lost: ["its rule: each of its times moves as an event of its own"] };
}
