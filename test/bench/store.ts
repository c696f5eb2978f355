/** `npm run bench -- --store mysql|mariadb|sqlite [--events N]`: what the SQL driver costs; writes `results_<store>.md`. */
import { writeFile } from "node:fs/promises";
import { typeormStore } from "./product.ts";
import { median } from "./ratio.ts";
import { storePage, table } from "./results.ts";
import { fillEvents, fillLinked } from "./samples.ts";
import { fresh, type Name } from "./store_database.ts";
import { LISTS, SEARCHES, TEN } from "./store_lists.ts";
import { cachedRatio, ROUNDS, ratios } from "./store_ratios.ts";

type Store = ReturnType<typeof typeormStore>;

const SMALL = 10_000;

async function p50(times: number, work: (n: number) => unknown): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const started = performance.now();
    await work(n);
    taken.push(performance.now() - started);
  }
  return median(taken);
}

/** A database with so many events, and how they came into it; a kept one may have them already. */
async function filled(url: string, count: number): Promise<{ store: Store; told: string }> {
  const store = typeormStore({ url });
  const name = `bench/${count} events`;
  const known = await store.state.get(name);
  if (known !== undefined) return { store, told: known };
  await fillLinked(store);
  const started = performance.now();
  await fillEvents(store, count);
  const rate = (count / (performance.now() - started)) * 1000;
  const told = `${count.toLocaleString("en")} loaded at ${rate.toFixed(0)} a second`;
  await store.state.put(name, told);
  return { store, told };
}

/** How long searches take: at first, when their matches have to be counted, and then. */
async function searches(store: Store): Promise<string> {
  const told: string[] = [];
  for (const [name, filter] of Object.entries(SEARCHES)) {
    const ask = () => store.events.list(filter, TEN);
    const [first, then] = [await p50(1, ask), await p50(20, ask)];
    told.push(`${name} ${first.toFixed(0)} ms, then ${then.toFixed(1)} ms`);
  }
  return `Searches of the larger: ${told.join("; ")}`;
}

/** Measures one store and writes its page. */
export async function benchStore(name: Name, large: number, isKept = false): Promise<void> {
  const [less, more] = [await fresh(name, "few", isKept), await fresh(name, "many", isKept)];
  try {
    const few = await filled(less.url, Math.min(SMALL, large));
    const many = await filled(more.url, large);
    const figures = name === "sqlite" ? [] : [...(await ratios(less.url, name)), await cachedRatio(less.url)];
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
    const rate = `${few.told}; ${many.told}`;
    const about = `${size}; ${ROUNDS} rounds; ${rate}. ${await searches(many.store)}`;
    console.log(table(figures, about));
    await writeFile(new URL(`results_${name}.md`, import.meta.url), storePage(name, figures, about));
    await Promise.all([few.store.close(), many.store.close()]);
  } finally {
    await less.drop();
    await more.drop();
  }
}
