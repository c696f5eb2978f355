/** What calls of the SQL driver cost this process, against the same work by hand. */
import { DataSource, type Logger } from "typeorm";
import { byHand, type Sent } from "./by_hand.ts";
import { cachedStore, createCalendar, memoryStore, typeormStore } from "./product.ts";
import { median } from "./ratio.ts";
import type { Figure } from "./results.ts";
import { draftOf, fillEvents, fillLinked } from "./samples.ts";
import { LISTS, TEN } from "./store_lists.ts";

type Store = ReturnType<typeof typeormStore>;

export const ROUNDS = 11;

const nothing = () => undefined;
const recorder = (sent: Sent[]): Logger => ({
  logQuery: (text, values = []) => void sent.push({ text, values: values as unknown[] }),
  ...{ logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing, logMigration: nothing },
  log: nothing,
});

/** Microseconds of this process's CPU for each of so many calls. */
async function cpu(times: number, work: (n: number) => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < times; n++) await work(n);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

/** The CPU of what the store does, as a ratio to its own statements sent by hand. */
export async function ratios(url: string, name: "mysql" | "mariadb"): Promise<Figure[]> {
  const sent: Sent[] = [];
  const source = { type: name, url, charset: "utf8mb4", logging: true, logger: recorder(sent) } as const;
  const dataSource = await new DataSource(source).initialize();
  const [told, store] = [typeormStore({ dataSource }), typeormStore({ url })];
  const hand = await byHand(url.replace(/^\w+:/, "mysql:"));
  let n = 1_000_000;
  const steps: Record<string, (on: Store) => unknown> = {
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
  const again = / ON DUPLICATE KEY UPDATE /.test(text) ? text : text.replace(/^INSERT INTO/, "REPLACE INTO");
  return { text: again.replace(/^COMMIT/, "ROLLBACK"), values };
}

const LIST = "http://localhost/calendar/events/v1/events?per_page=10";
const VERSION: Sent = { text: "SELECT sequence FROM kalends_clock WHERE id = ?", values: [1] };

/** A list asked for before, over a cached store, against the same over memory and one read by primary key. */
export async function cachedRatio(url: string): Promise<Figure> {
  const store = cachedStore(typeormStore({ url }));
  const memory = memoryStore();
  await fillLinked(memory);
  await fillEvents(memory, 1_000);
  const hand = await byHand(url.replace(/^\w+:/, "mysql:"));
  const [own, other] = [store, memory].map((of) => createCalendar({ store: of }));
  const list = async (on: typeof own) => (await on!.handle(new Request(LIST))).text();
  const byMemory = async () => {
    await list(other);
    await hand.send([VERSION]);
  };
  const pairs: { own: number; base: number }[] = [];
  for (let round = -3; round < ROUNDS; round++) {
    const base = await cpu(400, byMemory);
    const cached = await cpu(400, () => list(own));
    if (round >= 0) pairs.push({ own: cached, base });
  }
  await Promise.all([store.close(), memory.close(), hand.close()]);
  const reached = median(pairs.map((pair) => pair.own / pair.base));
  const [took, base] = [median(pairs.map((pair) => pair.own)), median(pairs.map((pair) => pair.base))];
  const note = `${took.toFixed(0)} µs against ${base.toFixed(0)} µs of memory and a read by primary key`;
  return { name: "Cached list, unchanged", goal: 1.1, reached, unit: "×", note };
}
