// One list of expectations for every runtime: runs the built core over the memory store and prints what came of it.
// Imported by name, as a user would; `start` is called by the runtime's own small entry.
import { createCalendar } from "kalends";
import { memoryStore } from "kalends/memory";

const admin = { id: 1, role: "admin" };

/** A calendar whose caller is an admin when the request says so. */
export const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  authenticate: (request) => (request.headers.get("x-user") === "admin" ? admin : undefined),
});

/** A calendar's answers to a fixed list of requests, as text. */
export async function answers(fetchOne) {
  const post = { method: "POST", headers: { "x-user": "admin", "content-type": "application/json" } };
  const event = {
    title: "Fête <b>d'été</b> & <script>x</script>",
    start_date: "2031-07-14 18:00",
    end_date: "2031-07-14T22:00:00Z",
    venue: { venue: "Café" },
  };
  const made = await fetchOne("/events", { ...post, body: JSON.stringify(event) });
  const list = await fetchOne("/events?start_date=2031-01-01&search=ete", {});
  const missing = await fetchOne("/events/999", {});
  const body = await made.json();
  const { total } = await list.json();
  return [
    made.status,
    body.title,
    body.slug,
    body.utc_start_date,
    body.end_date,
    body.timezone_abbr,
    body.venue.venue,
    total,
    missing.status,
  ].join(" | ");
}

export const EXPECTED =
  "201 | Fête <b>d&#039;été</b> &amp; | fete-dete | 2031-07-14 16:00:00 | 2031-07-15 00:00:00 | CEST | Café | 1 | 404";
