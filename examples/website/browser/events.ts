/** Events of the API as FullCalendar shows them. */
import type { EventInput } from "fullcalendar";
import { createClient, type EventView } from "kalends/client";
import { textOf } from "./dom.ts";
import { instantOf, shifted, wallOf } from "./times.ts";

const FIELDS = [
  ...(["id", "slug", "title", "all_day", "featured", "start_date", "end_date"] as const),
  ...(["utc_start_date", "utc_end_date", "categories"] as const),
] as const;

type Shown = Pick<EventView, (typeof FIELDS)[number]>;

/** Whole days are days wherever one is; times are put on the clock of `zone`. */
function shown(event: Shown, zone: string): EventInput {
  const { id, slug, title, featured } = event;
  const common = { id: String(id), title: textOf(title), url: `/event/${slug}/` };
  const classNames = featured ? ["featured"] : [];
  if (event.all_day) {
    const end = shifted(event.end_date.slice(0, 10), 1);
    return { ...common, classNames, allDay: true, start: event.start_date.slice(0, 10), end };
  }
  const [start, end] = [event.utc_start_date, event.utc_end_date].map((utc) => wallOf(instantOf(utc), zone));
  return { ...common, classNames, allDay: false, start: start!, end: end! };
}

export interface Wanted {
  /** First day, and the day after the last one: `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
  readonly categories: string;
  readonly zone: string;
}

/** Searching and filtering is the API's work. A day more on both ends: elsewhere it may be that day already. */
export async function eventsOf(api: string, wanted: Wanted, signal: AbortSignal): Promise<EventInput[]> {
  const client = createClient({ baseUrl: new URL(api, location.href).href });
  const { search, categories } = wanted;
  const query = {
    overlaps: `${shifted(wanted.from, -1)}/${shifted(wanted.to, 1)}`,
    per_page: 100,
    ...(search === "" ? {} : { search }),
    ...(categories === "" ? {} : { categories: [categories] }),
  };
  const events: EventInput[] = [];
  for await (const event of client.events.all(query, { fields: FIELDS, signal }))
    events.push(shown(event, wanted.zone));
  return events;
}
