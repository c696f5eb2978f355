/** `npm run bench`: measures the built package and writes `results.md` and `results.svg`; `-- --quick` only tries it out. */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import buildWhereOld from "../global_setup.ts";
import { chart } from "./chart.ts";
import { firstAnswer } from "./first_answer.ts";
import type { Question } from "./load.ts";
import { answer } from "./process.ts";
import { run } from "./programs.ts";
import { type Amount, compare } from "./ratio.ts";
import { type Figure, machine, page, table } from "./results.ts";
import { eventToPost } from "./samples.ts";
import type { Scale } from "./scale.ts";

const isQuick = process.argv.includes("--quick");
const AMOUNT: Amount = isQuick
  ? { rounds: 3, requests: 100, events: 5_000 }
  : { rounds: 11, requests: 2_000, events: 1_000_000 };

/** Post ids begin with venues and organizers, then come a thousand events. */
const idOf = (n: number): number => 100 + ((n * 37) % 900);
/** A parameter that means nothing makes it a question that was never asked before. */
const NEW_LIST: Question = { method: "GET", path: (n) => `/events?per_page=10&new=${n}` };
const SAME_LIST: Question = { method: "GET", path: () => "/events?per_page=10" };
const NEW_READ: Question = { method: "GET", path: (n) => `/events/${idOf(n)}?new=${n}` };
const READ: Question = { method: "GET", path: (n) => `/events/${idOf(n)}` };
const CREATE: Question = {
  method: "POST",
  path: () => "/events",
  body: (n) => eventToPost(5_000_000 + n),
};

async function ratio(name: string, question: Question, goal: number): Promise<Figure> {
  const { baseline, subject, ratio: reached } = await compare(question, AMOUNT);
  const note = `${subject.toFixed(0)} µs against ${baseline.toFixed(0)} µs`;
  return { name, goal, reached, unit: "×", note };
}

async function scale(): Promise<Figure[]> {
  const { rounds, events } = AMOUNT;
  const args = [rounds, isQuick ? 20 : 400, events].map(String);
  const child = run("scale", args, ["--expose-gc", "--max-old-space-size=8192"]);
  const { list, category, heap } = (await answer(child)) as Scale;
  const note = `p50 at ${events.toLocaleString("en")} events against 1,000`;
  return [
    { name: "List, a million events", goal: 1.5, reached: list, unit: "×", note },
    { name: "… of a category", goal: 1.5, reached: category, unit: "×", note },
    { name: "Heap per event", goal: 1.3, reached: heap / 1024, unit: "KB", note: "all indexes included" },
  ];
}

buildWhereOld();
const { values: asked } = parseArgs({
  options: {
    ...{ quick: { type: "boolean" }, store: { type: "string" }, events: { type: "string" } },
    // Databases are kept, and used again where they are there: loading a million takes its time.
    keep: { type: "boolean" },
  },
});
if (asked.store !== undefined) {
  if (asked.store !== "mysql" && asked.store !== "mariadb" && asked.store !== "sqlite")
    throw new Error(`Cannot measure --store ${asked.store}: must be mysql, mariadb or sqlite`);
  const { benchStore } = await import("./store.ts");
  await benchStore(asked.store, Number(asked.events ?? 1_000_000), asked.keep);
  process.exit();
}
// Before the others: what they leave of caches and clock rates is no part of it.
const first = firstAnswer(AMOUNT.rounds);
const figures = [
  await ratio("List of ten, not asked before", NEW_LIST, 1.6),
  await ratio("List of ten, asked before", SAME_LIST, 0.8),
  await ratio("Read by id, not asked before", NEW_READ, 1.6),
  await ratio("Read by id, asked before", READ, 1.6),
  await ratio("Create", CREATE, 4),
  ...(await scale()),
  first,
];
const about = `${AMOUNT.rounds} rounds of ${AMOUNT.requests} requests`;
console.log(table(figures, about));
if (!isQuick) {
  await writeFile(new URL("results.md", import.meta.url), page(figures, about));
  await writeFile(new URL("results.svg", import.meta.url), chart(figures, `${about}; ${machine()}`));
}
