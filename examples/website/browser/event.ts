/** The page of an event: its times on the visitor's own clock, where that is another one. */
import { instantOf, OWN_ZONE, wallOf } from "./times.ts";

const own = document.getElementById("own-time");
const [start, end] = (own?.dataset.times ?? "").split("/").map(instantOf);

if (own && start && end && wallOf(start, OWN_ZONE) !== wallOf(start, own.dataset.zone ?? OWN_ZONE)) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
    timeZoneName: "short",
    timeZone: OWN_ZONE,
  });
  own.textContent = `Your time: ${format.formatRange(start, end)}`;
  own.hidden = false;
}
