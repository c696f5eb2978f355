// For runtimes that run a file: Node, Deno, Bun.
import { answers, calendar } from "./core.mjs";

const base = "http://localhost/calendar/events/v1";
console.log(await answers((path, init) => calendar.handle(new Request(base + path, init))));
