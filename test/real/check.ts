import type { Client } from "./client.ts";
import { type Conference, placeOf } from "./conferences.ts";
import { compare, type Difference } from "./differences.ts";
import { compareEvents, type EventSeen } from "./events_seen.ts";
import { toText } from "./html.ts";
import type { Ids } from "./import.ts";
import { inParallel } from "./parallel.ts";
import type { StartProgress } from "./progress.ts";
import { EVER, questionsFor } from "./questions.ts";
import { walk } from "./walk.ts";

/** What a check found. */
export interface Checked {
  /** Numbers asked for. */
  readonly questions: number;
  readonly differences: readonly Difference[];
}

/** Compares what the calendar says with what the file says. */
export async function checkAll(
  client: Client,
  rows: readonly Conference[],
  ids: Ids,
  start: StartProgress,
): Promise<Checked> {
  const questions = questionsFor(rows, ids);
  const source = { organizer: String(ids.source) };
  const answers = await inParallel(questions, start("questions", questions.length), async (one) => {
    const query = new URLSearchParams({ ...one.query, ...source, per_page: "1" });
    const { total } = await client.get<{ total: number }>(`/events?${query}`);
    return compare(one.what, { total: one.total }, { total });
  });
  const events = await walk<EventSeen>(client, "events", { ...EVER, ...source });
  const totals = [...new Set(events.totals)];
  return {
    questions: questions.length,
    differences: [
      ...answers.flat(),
      ...compare("walk", { totals: [rows.length] }, { totals }),
      ...compareEvents(rows, events.items),
      ...(await checkVenues(client, rows)),
      ...(await checkTerms(client, rows)),
    ],
  };
}

/** Every city has one venue. Others that the server has may be named as they like. */
async function checkVenues(client: Client, rows: readonly Conference[]): Promise<Difference[]> {
  const { items } = await walk<{ venue: string; city?: string; country?: string }>(client, "venues", {});
  const counts = countBy(
    items.filter(({ venue, city }) => toText(venue) === city),
    ({ city = "", country = "" }) => `${city} (${country})`,
  );
  return once("venues of", new Set(rows.map(placeOf).filter((place) => place !== undefined)), counts);
}

/** Every topic has one category, and there is one tag. */
async function checkTerms(client: Client, rows: readonly Conference[]): Promise<Difference[]> {
  const all = { hide_empty: "false" };
  const categories = await walk<{ name: string }>(client, "categories", all);
  const tags = await walk<{ name: string }>(client, "tags", all);
  const name = (term: { name: string }) => term.name;
  return [
    ...once("categories named", new Set(rows.map(({ topic }) => topic)), countBy(categories.items, name)),
    ...once("tags named", new Set(["online"]), countBy(tags.items, name)),
  ];
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

const once = (what: string, names: ReadonlySet<string>, counts: ReadonlyMap<string, number>): Difference[] =>
  [...names].flatMap((name) => compare(`${what} ${name}`, { count: 1 }, { count: counts.get(name) ?? 0 }));
