/**
 * Tells the heap that an event takes in the memory store, all indexes included.
 * Run it as `node --expose-gc --import tsx test/storage/memory_heap.ts [events]`; the aim is below 1,300 bytes.
 */
import { addSeconds } from "../../src/dates/clock.ts";
import type { EventDraft } from "../../src/store.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { anEvent } from "../suites/storage/drafts.ts";

const count = Number(process.argv[2] ?? 200_000);
const store = memoryStore();
const before = heap();
for (let n = 0; n < count; n++) await store.events.insert(draft(n));
console.log(`${Math.round((heap() - before) / count)} bytes per event`);
await store.close();

/** A short title, 100 characters of description, one category, one venue; texts as they come from a request. */
function draft(n: number): EventDraft {
  const start_date = addSeconds("2020-01-01 00:00:00", ((n * 7919) % 400_000) * 900);
  const made = addSeconds(start_date, -(n % 90) * 86_400);
  const links = { categories: [n % 40], venue: [n % 5000] };
  const texts = {
    slug: `summer-concert-${n}`,
    title: `Summer concert ${n}`,
    description: `${n} `.padEnd(100, "text "),
  };
  const dates = {
    date: made,
    date_utc: made,
    modified: made,
    modified_utc: made,
    changed_utc: made,
    start_date,
  };
  return JSON.parse(JSON.stringify(anEvent({ ...texts, ...dates, ...links }))) as EventDraft;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
