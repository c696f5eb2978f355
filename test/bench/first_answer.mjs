/**
 * Prints the CPU, in microseconds, that a new process spends until the first answer of a calendar is read; `bare` until
 * Node's own Request and Response are there, which it loads when they are first asked for.
 */
const begin = process.cpuUsage();
const url = "http://localhost/calendar/events/v1/events";
let response = new Response("{}", { headers: { "content-type": "application/json" } });
const request = new Request(url);
if (process.argv[2] !== "bare") {
  const [{ createCalendar }, { memoryStore }] = await Promise.all([
    import("kalends"),
    import("kalends/memory"),
  ]);
  const calendar = createCalendar({ store: memoryStore() });
  response = await calendar.handle(request);
}
await response.text();
if (!response.ok) throw new Error(`The first answer was ${response.status}`);
const { user, system } = process.cpuUsage(begin);
console.log(user + system);
