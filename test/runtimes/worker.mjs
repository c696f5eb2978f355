// For workerd: a module worker around the same calendar; `/check` answers with the outcome of the list.
import { answers, calendar } from "./core.mjs";

const base = "http://localhost/calendar/events/v1";

export default {
  async fetch(request) {
    if (new URL(request.url).pathname !== "/check") return calendar.handle(request);
    return new Response(await answers((path, init) => calendar.handle(new Request(base + path, init))));
  },
};
