/** The inputs of the event form: from and to what the API reads and gives. */
import type { EventData, EventView } from "kalends/client";
import { element } from "./dom.ts";

export const form = element<HTMLFormElement>("event-form");
const input = (name: string): HTMLInputElement => element<HTMLInputElement>(name);

/** Whole days have no hours; what was chosen is kept as far as it goes. */
export function showHours(): void {
  const isAllDay = input("all_day").checked;
  for (const name of ["start_date", "end_date"]) {
    const one = input(name);
    const before = one.value;
    one.type = isAllDay ? "date" : "datetime-local";
    if (before !== "")
      one.value = isAllDay ? before.slice(0, 10) : before.length > 10 ? before : `${before}T09:00`;
  }
}

const TEXTS = ["title", "timezone", "description", "cost", "website", "status"] as const;

/** Fills the form with a record that was read with `context: "edit"`. */
export function fill(event: EventView): void {
  for (const name of TEXTS) input(name).value = event[name] ?? "";
  // Without one of its own, an event's website is its page.
  if (event.website === event.url) input("website").value = "";
  input("title").value = event.raw?.title ?? event.title;
  input("description").value = event.raw?.description ?? event.description;
  input("all_day").checked = event.all_day === true;
  for (const name of ["start_date", "end_date"] as const)
    input(name).value = event[name].replace(" ", "T").slice(0, 16);
  showHours();
  input("venue").value = String([event.venue].flat()[0]?.id ?? "");
  input("organizer").value = String(event.organizer[0]?.id ?? "");
  const chosen = new Set(event.categories.map(({ id }) => String(id)));
  for (const box of form.querySelectorAll<HTMLInputElement>('[name="categories"]'))
    box.checked = chosen.has(box.value);
}

/** What was typed, for the API to check. */
export function read(): EventData {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? "");
  const ids = (name: string): number[] =>
    data
      .getAll(name)
      .filter((one) => one !== "")
      .map(Number);
  return {
    title: text("title"),
    all_day: data.has("all_day"),
    start_date: text("start_date").replace("T", " "),
    end_date: text("end_date").replace("T", " "),
    timezone: text("timezone"),
    description: text("description"),
    venue: ids("venue"),
    organizer: ids("organizer"),
    categories: ids("categories"),
    cost: text("cost"),
    website: text("website"),
    status: text("status") as NonNullable<EventData["status"]>,
  };
}
