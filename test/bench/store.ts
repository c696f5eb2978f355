/** `npm run bench -- --store mysql|mariadb|sqlite [--events N]`: what the SQL driver costs; writes `results_<store>.md`. */
import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataSource, type Logger } from "typeorm";
import { byHand, type Sent } from "./by_hand.ts";
import { typeormStore } from "./product.ts";
import { median } from "./ratio.ts";
import { type Figure, storePage, table } from "./results.ts";
import { draftOf, fillEvents, fillLinked } from "./samples.ts";
import { LISTS } from "./store_lists.ts";

type Name = "mysql" | "mariadb" | "sqlite";
type Store = ReturnType<typeof typeormStore>;

const SMALL = 10_000;
const TEN = { offset: 0, limit: 10 };
const ROUNDS = 11;

const nothing = () => undefined;
const recorder = (sent: Sent[]): Logger => ({
  logQuery: (text, values = []) => void sent.push({ text, values: values as unknown[] }),
  ...{ logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing, logMigration: nothing },
  log: nothing,
});

/** An empty database of its own. */
async function fresh(name: Name, label: string): Promise<{ url: string; drop(): Promise<void> }> {
  const database = `kalends_bench_${process.pid}_${label}`;
  if (name === "sqlite") {
    const file = join(tmpdir(), `${database}.db`);
    const drop = async () => {
      for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
    };
    return { url: `sqlite:${file}`, drop };
  }
  const variable = `KALENDS_TEST_${name.toUpperCase()}_URL`;
  const server = process.env[variable] ?? (name === "mariadb" ? "mysql://root@127.0.0.1:3306" : undefined);
  if (!server) throw new Error(`Cannot measure ${name}: name a server in ${variable}`);
  const admin = await new DataSource({ type: name, url: `${server}/mysql` }).initialize();
  await admin.query(`CREATE DATABASE ${database}`);
  const drop = async () => {
    await admin.query(`DROP DATABASE ${database}`);
    await admin.destroy();
  };
  return { url: `${server.replace(/^\w+:/, `${name}:`)}/${database}`, drop };
}

/** Microseconds of this process's CPU for each of so many calls. */
async function cpu(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) await work(n);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

async function p50(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const started = performance.now();
    await work(n);
    taken.push(performance.now() - started);
  }
  return median(taken);
}

/** The CPU of what the store does, as a ratio to its own statements sent by hand. */
async function ratios(url: string, name: "mysql" | "mariadb"): Promise<Figure[]> {
  const sent: Sent[] = [];
  const source = { type: name, url, charset: "utf8mb4", logging: true, logger: recorder(sent) } as const;
  const dataSource = await new DataSource(source).initialize();
  const [told, store] = [typeormStore({ dataSource }), typeormStore({ url })];
  const hand = await byHand(url.replace(/^\w+:/, "mysql:"));
  let n = 1_000_000;
  const steps: Record<string, (on: Store) => Promise<unknown>> = {
    "List of ten": (on) => on.events.list(LISTS["the default list"]!, TEN),
    "Read by id": (on) => on.events.get({ id: 500 }),
    Create: (on) => on.events.insert(draftOf(n++)),
  };
  const figures: Figure[] = [];
  for (const [step, work] of Object.entries(steps)) {
    await work(told);
    const pairs: { own: number; base: number }[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      // A create cannot be sent again as it was: each round has statements of its own, and takes them back.
      const statements: Sent[][] = [];
      const times = step === "Create" ? 20 : 200;
      for (let i = 0; i < (step === "Create" ? times : 1); i++) {
        sent.length = 0;
        await work(told);
        statements.push([...sent]);
      }
      const replayed = (i: number) => hand.send(statements[i % statements.length]!.map(undone));
      const base = await cpu(times, replayed);
      const own = await cpu(times, () => work(store));
      if (round >= 0) pairs.push({ own, base });
    }
    const [own, base] = [median(pairs.map((pair) => pair.own)), median(pairs.map((pair) => pair.base))];
    const reached = median(pairs.map((pair) => pair.own / pair.base));
    const note = `${own.toFixed(0)} µs against ${base.toFixed(0)} µs of mysql2, ${sent.length} statements`;
    figures.push({ name: step, goal: 2, reached, unit: "×", note });
  }
  await Promise.all([told.close(), store.close(), hand.close()]);
  await dataSource.destroy();
  return figures;
}

/** What was inserted is there already: the same rows are written in a transaction that is taken back. */
function undone({ text, values }: Sent): Sent {
  return { text: text.replace(/^INSERT INTO/, "REPLACE INTO").replace(/^COMMIT/, "ROLLBACK"), values };
}

async function filled(url: string, count: number): Promise<{ store: Store; rate: number }> {
  const store = typeormStore({ url });
  await fillLinked(store);
  const started = performance.now();
  await fillEvents(store, count);
  return { store, rate: (count / (performance.now() - started)) * 1000 };
}

/** Measures one store and writes its page. */
export async function benchStore(name: Name, large: number): Promise<void> {
  const [less, more] = [await fresh(name, "few"), await fresh(name, "many")];
  try {
    const few = await filled(less.url, Math.min(SMALL, large));
    const many = await filled(more.url, large);
    const figures = name === "sqlite" ? [] : await ratios(less.url, name);
    for (const [list, filter] of Object.entries(LISTS)) {
      const pairs: number[][] = [];
      for (let round = -1; round < ROUNDS; round++) {
        const base = await p50(20, () => few.store.events.list(filter, TEN));
        const own = await p50(20, () => many.store.events.list(filter, TEN));
        if (round >= 0) pairs.push([base, own]);
      }
      const [base, own] = [0, 1].map((i) => median(pairs.map((pair) => pair[i]!)));
      const reached = median(pairs.map((pair) => pair[1]! / pair[0]!));
      const note = `p50 ${own!.toFixed(2)} ms against ${base!.toFixed(2)} ms`;
      figures.push({ name: `${list}, larger`, goal: 1.5, reached, unit: "×", note });
    }
    const size = `${large.toLocaleString("en")} events against ${Math.min(SMALL, large).toLocaleString("en")}`;
    const about = `${size}; ${ROUNDS} rounds; loaded at ${many.rate.toFixed(0)} events a second`;
    console.log(table(figures, about));
    await writeFile(new URL(`results_${name}.md`, import.meta.url), storePage(name, figures, about));
    await Promise.all([few.store.close(), many.store.close()]);
  } finally {
    await less.drop();
    await more.drop();
  }
}
