/** A process that holds a small and a large store: how much longer the large one's lists take, and its heap. */
import { createCalendar, memoryStore } from "./product.ts";
import { median } from "./ratio.ts";
import { CATEGORIES, fillEvents, fillLinked } from "./samples.ts";

/** What this process tells: ratios of p50, and bytes of heap for each event. */
export interface Scale {
  readonly list: number;
  readonly category: number;
  readonly heap: number;
}

const [rounds = 1, requests = 1, large = 1] = process.argv.slice(2).map(Number);
const SMALL = Math.min(1_000, large);
const LIST = "http://localhost/calendar/events/v1/events?per_page=10";

async function filled(count: number) {
  const store = memoryStore();
  await fillLinked(store);
  const before = heap();
  await fillEvents(store, count);
  return { calendar: createCalendar({ store, cacheBytes: 0 }), bytes: (heap() - before) / count };
}

function heap(): number {
  globalThis.gc!();
  return process.memoryUsage().heapUsed;
}

type Handler = { handle(request: Request): Promise<Response> };

async function p50({ handle }: Handler, addressOf: (n: number) => string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < requests; n++) {
    const request = new Request(addressOf(n));
    const started = performance.now();
    await (await handle(request)).text();
    times.push(performance.now() - started);
  }
  return median(times);
}

async function ratioOf(few: Handler, many: Handler, addressOf: (n: number) => string): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds + 1; round++) {
    const base = await p50(few, addressOf);
    const own = await p50(many, addressOf);
    if (round > 0) ratios.push(own / base);
  }
  return median(ratios);
}

const few = await filled(SMALL);
const many = await filled(large);
const scale: Scale = {
  list: await ratioOf(few.calendar, many.calendar, () => LIST),
  category: await ratioOf(few.calendar, many.calendar, (n) => `${LIST}&categories=${(n % CATEGORIES) + 1}`),
  heap: many.bytes,
};
process.send!(scale, () => process.exit());
