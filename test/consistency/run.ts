import { Client } from "./client.ts";
import { History } from "./history.ts";
import { type Processes, startProcesses } from "./processes.ts";
import { count, countIn, create, type Job, type Made, makeScene, read, write } from "./work.ts";

export interface Options {
  /** As `--store` takes it: empty, and reachable from all processes. */
  readonly address: string;
  readonly seconds: number;
  /** More flags for `kalends serve`. */
  readonly flags?: readonly string[];
}

export interface Report {
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly writes: number;
  readonly answers: number;
  readonly created: number;
  readonly counted: number;
  readonly faults: readonly string[];
}

const PROCESSES = 4;

/** Mixed reads and writes through four processes on one store, and whether every answer was right. */
export async function run({ address, seconds, flags = [] }: Options): Promise<Report> {
  const processes = await startProcesses(PROCESSES, address, flags);
  try {
    return await underLoad(processes, seconds);
  } finally {
    await processes.stop();
  }
}

async function underLoad({ urls, auth }: Processes, seconds: number): Promise<Report> {
  const client = new Client(urls, auth);
  try {
    const history = new History();
    const faults: string[] = [];
    const scene = await makeScene(client, history);
    const end = performance.now() + seconds * 1000;
    const job: Job = { client, history, scene, faults, isOver: () => performance.now() > end };
    const several = <T>(n: number, work: (job: Job) => Promise<T>) =>
      Promise.all(Array.from({ length: n }, () => work(job)));
    const [, , counts, made] = await Promise.all([
      several(3, write),
      several(6, read),
      several(3, count),
      several(2, create),
    ]);
    const created = made.flat();
    const counted = counts.reduce((sum, one) => sum + one, 0);
    const left = await leftOver(client, job, created, counted);
    const statuses = Object.fromEntries(client.statuses);
    const requests = Object.values(statuses).reduce((sum, one) => sum + one, 0);
    const failed = Object.keys(statuses)
      .filter((status) => Number(status) >= 500)
      .map((status) => `answers with ${status}`);
    const { writes, answers } = history.size;
    const all = [...faults, ...failed, ...left, ...history.faults()];
    return { requests, statuses, writes, answers, created: created.length, counted, faults: all };
  } finally {
    await client.close();
  }
}

/** What must be true in the end, whatever came in whatever order. */
async function leftOver(
  client: Client,
  { scene }: Job,
  created: readonly Made[],
  counted: number,
): Promise<string[]> {
  const counter = (await client.send("GET", `/events/${scene.counter}`)).body.title;
  const events = (await client.send("GET", "/events?start_date=2031-01-01&end_date=2031-12-31")).body.total;
  const names = await tagNames(client);
  const expected = scene.events.length + 1 + created.length;
  return [
    ...(countIn(counter) === counted
      ? []
      : [`updates were lost: ${counted} were answered with 200, the counter says ${counter}`]),
    ...(new Set(created.map(({ id }) => id)).size === created.length ? [] : ["an id was given twice"]),
    ...(new Set(created.map(({ slug }) => slug)).size === created.length ? [] : ["a slug was given twice"]),
    ...(events === expected ? [] : [`${expected} events were made, ${events} are there`]),
    ...(new Set(names).size === names.length ? [] : ["there are two tags of one name"]),
  ];
}

async function tagNames(client: Client): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await client.send("GET", `/tags?hide_empty=false&per_page=50&page=${page}`);
    const tags = status === 200 ? (body.tags as readonly { readonly name: string }[]) : [];
    if (tags.length === 0) return names;
    names.push(...tags.map(({ name }) => name));
  }
}
