/** The measured calendar: the standalone server on a memory store of 1,000 events. */
import { report } from "./parent_port.ts";
import { createCalendar, memoryStore, serve } from "./product.ts";
import { fillEvents, fillLinked } from "./samples.ts";

const store = memoryStore();
await fillLinked(store);
await fillEvents(store, 1_000);

/** Whoever sends a key writes: what is measured is the calendar, not the cost of checking secrets. */
const plugin = {
  name: "bench",
  authenticate: (incoming: { header(name: string): string | null }) =>
    incoming.header("authorization") === null ? undefined : ({ id: 1, role: "editor" } as const),
};
const calendar = createCalendar({ store, plugins: [plugin] });
const server = await serve(calendar, { port: 0, logLevel: "silent" });
report(`${server.url}/calendar/events/v1`);
