/** The calendar of the first page: month, week and list, filtered by the form above it. */
import { Calendar, type EventInput } from "fullcalendar";
import { fromAddress, toAddress } from "./address.ts";
import { element } from "./dom.ts";
import { eventsOf } from "./events.ts";
import { OWN_ZONE, wallOf } from "./times.ts";

const root = element("calendar");
const form = element<HTMLFormElement>("filters");
const [status, failure, feed, clear] = ["status", "failure", "feed", "clear"].map((id) => element(id));
const { api = "", zone: siteZone = "UTC" } = root.dataset;
const asked = fromAddress();
const VIEWS: Readonly<Record<string, string>> = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  list: "listMonth",
};
const isNarrow = matchMedia("(max-width: 40rem)").matches;

const value = (name: string): string => String(new FormData(form).get(name) ?? "").trim();
const zone = (): string => (value("clock") === "own" ? OWN_ZONE : siteZone);

let running = new AbortController();

async function load({ startStr, endStr }: { startStr: string; endStr: string }): Promise<EventInput[]> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const [search, categories] = [value("search"), value("categories")];
  const wanted = { from: startStr.slice(0, 10), to: endStr.slice(0, 10), search, categories, zone: zone() };
  try {
    const events = await eventsOf(api, wanted, signal);
    failure!.hidden = true;
    return events;
  } catch (error) {
    // Something newer was asked for: whatever this gives is not shown.
    if (signal.aborted) return [];
    fail();
    throw error;
  }
}

function fail(): void {
  failure!.hidden = false;
  status!.textContent = "";
}

/** Said aloud by screen readers whenever it changes. */
function tell(): void {
  const { currentStart, currentEnd, title } = calendar.view;
  const count = calendar
    .getEvents()
    .filter((one) => one.start! < currentEnd && (one.end ?? one.start!) > currentStart).length;
  const what = count === 0 ? "No events" : count === 1 ? "1 event" : `${count} events`;
  const matching = value("search") + value("categories") === "" ? "" : " that match";
  status!.textContent = `${what}${matching} · ${title}`;
}

function remember(): void {
  const [search, categories, clock] = [value("search"), value("categories"), value("clock")];
  const view = Object.keys(VIEWS).find((name) => VIEWS[name] === calendar.view.type) ?? "";
  const date = calendar.getDate().toISOString().slice(0, 10);
  const isNow = date.slice(0, 7) === wallOf(new Date(), zone()).slice(0, 7) && view !== "week";
  toAddress({
    search,
    categories,
    clock,
    view: VIEWS[view] === initialView ? "" : view,
    date: isNow ? "" : date,
  });
  const query = new URLSearchParams({ ...(search && { search }), ...(categories && { categories }) });
  feed!.setAttribute("href", `${api}/events.ics${query.size > 0 ? `?${query}` : ""}`);
  clear!.hidden = search + categories === "";
}

const initialView = isNarrow ? "listMonth" : "dayGridMonth";
const calendar = new Calendar(root, {
  initialView: VIEWS[asked.view] ?? initialView,
  ...(asked.date === "" ? {} : { initialDate: asked.date }),
  // Events come as the clock of the chosen zone shows them, so nothing is left to convert.
  timeZone: "UTC",
  now: () => wallOf(new Date(), zone()),
  headerToolbar: { start: "title", end: "dayGridMonth,timeGridWeek,listMonth today prev,next" },
  buttonIcons: false,
  buttonText: {
    prev: "Previous",
    next: "Next",
    today: "Today",
    dayGridMonth: "Month",
    timeGridWeek: "Week",
    listMonth: "List",
  },
  height: "auto",
  // The name of a day would hide the events in it from those who hear the page.
  dayCellDidMount: ({ el }) => el.removeAttribute("aria-labelledby"),
  nowIndicator: true,
  scrollTime: "08:00:00",
  eventTimeFormat: { hour: "numeric", minute: "2-digit", omitZeroMinute: true, meridiem: "short" },
  noEventsText: "No events here. Try another month, or clear the filters.",
  events: load,
  loading: (isLoading) => {
    root.setAttribute("aria-busy", String(isLoading));
    if (isLoading) status!.textContent = "Loading…";
  },
  eventsSet: () => {
    if (root.getAttribute("aria-busy") === "false" && failure!.hidden) tell();
  },
  datesSet: remember,
});

element("clocks").hidden = OWN_ZONE === siteZone;
element<HTMLSelectElement>("clock").value = asked.clock;

function refresh(): void {
  remember();
  calendar.refetchEvents();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  refresh();
});
form.addEventListener("change", refresh);
clear!.addEventListener("click", (event) => {
  event.preventDefault();
  for (const id of ["search", "categories"]) element<HTMLInputElement>(id).value = "";
  refresh();
  element("search").focus();
});
element("again").addEventListener("click", () => calendar.refetchEvents());
calendar.render();
