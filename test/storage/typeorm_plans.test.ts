import { DataSource, type Logger } from "typeorm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSeconds } from "../../src/dates/clock.ts";
import type { EventDraft, EventFilter, EventOrder, EventRow, Page, Store } from "../../src/store.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { AUTHOR, anEvent, aVenue, EDITOR, events } from "../suites/storage/drafts.ts";
import { forEachServer, freshDatabase, type Server } from "./typeorm_servers.ts";

const COUNT = 3000;
const TEN = { offset: 0, limit: 10 };

interface Sent {
  readonly text: string;
  readonly values: unknown[];
}

/** Keeps the statements that TypeORM sends. */
function recorder(sent: Sent[]): Logger {
  const nothing = () => undefined;
  return {
    logQuery: (text, values = []) => void sent.push({ text, values: values as unknown[] }),
    ...{ logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing, logMigration: nothing },
    log: nothing,
  };
}

const VENUES = 20;

/** Venues with positions a degree apart, then events. */
async function fill(store: Store): Promise<void> {
  await store.transaction(async ({ venues, events }) => {
    for (let n = 0; n < VENUES; n++) await venues.insert(aVenue({ extra: { geo_lat: n, geo_lng: n } }));
    await Promise.all(Array.from({ length: COUNT }, (_, n) => events.insert(anEvent(nthEvent(n)))));
  });
}

/** Most are published; few have what is rare. */
function nthEvent(n: number): Partial<EventDraft> {
  const start_date = addSeconds("2027-01-01 00:00:00", ((n * 7919) % 7200) * 3600);
  return {
    ...{ start_date, end_date: addSeconds(start_date, 7200), author: n % 100 === 0 ? 7 : 1 },
    date_utc: n % 40 === 0 ? "2027-07-01 00:00:00" : "2027-01-01 00:00:00",
    status: n % 30 === 0 ? "draft" : "publish",
    title: n % 2 ? "A concert" : `Concert n${n}`,
    featured: n % 3 === 0,
    ...{ categories: [1 + (n % 5), 9], tags: n % 50 === 0 ? [3] : [], venue: [1 + (n % VENUES)] },
    extra: n % 4 ? {} : { level: n % 3 },
  };
}

const LATER = { startFrom: "2027-06-01 00:00:00" };
const down = (by: EventOrder) => ({ order: { by, descending: true } }) as const;
const up = (by: EventOrder) => ({ order: { by, descending: false } }) as const;
/** Three of the venues. */
const AROUND = { lat: 5, lng: 5, radiusKm: 160 };
const words = (...all: string[]) => ({ search: { all, none: [] } });
const COMMON: Readonly<Record<string, Partial<EventFilter>>> = {
  "the default list": LATER,
  "all events": {},
  "a window": { ...LATER, startBefore: "2027-07-01 00:00:00" },
  descending: down("start_date"),
  "a category": { ...LATER, categories: [2] },
  "a category, descending": { categories: [2], ...down("start_date") },
  "a venue": { ...LATER, venue: [7] },
  "an editor's list": { ...LATER, gate: EDITOR },
  "an editor's drafts": { gate: EDITOR, statuses: ["draft"] },
  "an author's list": { ...LATER, gate: AUTHOR },
  featured: { featured: true },
  "featured, an editor's": { ...LATER, featured: true, gate: EDITOR },
  "not featured": { ...LATER, featured: false },
  "by title": up("title"),
  "by title, descending": down("title"),
  "by date": up("date"),
  "by date, descending": down("date"),
  "by modification, descending": down("modified"),
  "by end": up("end_date"),
  "by id, descending": down("id"),
  "an editor's by title": { gate: EDITOR, ...up("title") },
  "a category in which most are": { ...LATER, categories: [9] },
  "a common word": words("concert"),
  "a plugin's value": { ...LATER, extra: { level: 2 } },
  "a plugin's value, descending": { extra: { level: 2 }, ...down("start_date") },
  "without a plugin's value": { ...LATER, extra: { level: null } },
};
/** Lists in an order in which many events have the same key: they go to the part of those that is asked for. */
const CROWDED: Readonly<Record<string, Partial<EventFilter>>> = {
  "later ones by date": { startFrom: "2027-09-01 00:00:00", ...up("date") },
  "earlier ones by date, descending": { startBefore: "2027-02-01 00:00:00", ...down("date") },
  "what ends before by date, descending": { endBefore: "2027-02-01 00:00:00", ...down("date") },
  "later ones by modification": { startFrom: "2027-09-01 00:00:00", ...up("modified") },
  "earlier ones by modification, descending": {
    ...{ startBefore: "2027-02-01 00:00:00" },
    ...down("modified"),
  },
  "later ones by title": { startFrom: "2027-09-01 00:00:00", ...up("title") },
};
/** Lists that have to read some more: they pass what does not match, or merge and sort a few. */
const RARER: Readonly<Record<string, Partial<EventFilter>>> = {
  "what ends before, descending": { endBefore: "2027-02-01 00:00:00", ...down("start_date") },
  "a category's that ends before, descending": {
    ...{ categories: [2], endBefore: "2027-02-01 00:00:00" },
    ...down("start_date"),
  },
  "an author's category": { ...LATER, gate: AUTHOR, categories: [2] },
  "a category and those below": { ...LATER, categories: [2, 3, 4] },
  "what ends later": { endFrom: "2027-06-01 00:00:00" },
  "what runs then or later": { runsFrom: "2027-10-20 00:00:00" },
  "what ends much later": { endFrom: "2027-10-20 00:00:00" },
  "two tags": { tags: [3, 4] },
  "a venue and a category": { ...LATER, venue: [7], categories: [2] },
  "a category by title": { categories: [2], ...up("title") },
  "featured, a window, by title": { ...LATER, featured: true, ...up("title") },
  "near, by distance": { near: AROUND, ...up("distance") },
  "near, by start": { ...LATER, near: AROUND },
  "a plugin's value and a tag, by title": { extra: { level: 2 }, tags: [3], ...up("title") },
  "a rare word": words("n77"),
  "a part of a rare word": words("77"),
  "a common and a rare word": words("concert", "n77"),
  "a common word and none that is rare": words("concert", "n77777"),
  "nothing that matches": { tags: [3], featured: true, ...up("title") },
};

/** What a plan says of one table that is read. */
interface Step {
  readonly table: string;
  readonly rows: number;
}

interface Plan {
  readonly steps: readonly Step[];
  /** Tables, not results of subqueries, of which rows were sorted or put aside. */
  readonly sorted: readonly string[];
}

type Asked = (text: string, values: unknown[]) => Promise<Plan>;

/** What MariaDB read: `ANALYZE` counts. */
const analyzed =
  (source: () => DataSource): Asked =>
  async (text, values) => {
    const [found] = await source().query<Record<string, string>[]>(`ANALYZE FORMAT=JSON ${text}`, values);
    const steps: Step[] = [];
    const sorted: string[] = [];
    const walk = (node: unknown, isSorted: boolean): void => {
      if (typeof node !== "object" || node === null) return;
      const { table_name: table, r_rows = 0, r_loops = 0 } = node as Record<string, number | string>;
      if (typeof table === "string" && isStored(table)) {
        steps.push({ table, rows: Number(r_rows) * Number(r_loops) });
        if (isSorted) sorted.push(table);
      }
      for (const [name, below] of Object.entries(node)) {
        const isOwn = isSorted || name === "filesort" || name === "temporary_table";
        walk(below, isOwn && !("materialized" in (node as object) && name === "materialized"));
      }
    };
    walk(JSON.parse(Object.values(found!)[0]!), false);
    return { steps, sorted };
  };

/** What MySQL read: `EXPLAIN ANALYZE` is a tree of lines. */
const explained =
  (source: () => DataSource): Asked =>
  async (text, values) => {
    const [tree] = await source().query<Record<string, string>[]>(`EXPLAIN ANALYZE ${text}`, values);
    const lines = Object.values(tree!)[0]!.split("\n");
    const depth = (line: string) => line.search(/\S/);
    const steps = lines.flatMap((line): Step[] => {
      const [, table = ""] = /(?:scan|lookup|search|Rows fetched).*? on (\w+)/.exec(line) ?? [];
      const [, rows, loops] = /actual time=\S+ rows=(\S+) loops=(\d+)/.exec(line) ?? [];
      return isStored(table) && rows ? [{ table, rows: Number(rows) * Number(loops) }] : [];
    });
    const sorted = lines.flatMap((line, i) => {
      if (!/-> Sort|temporary/i.test(line)) return [];
      const inside = lines.slice(i + 1);
      const end = inside.findIndex((other) => depth(other) <= depth(line));
      const [first = ""] = inside
        .slice(0, end < 0 ? undefined : end)
        .filter((other) => / on \w+/.test(other));
      const [, table = ""] = / on (\w+)/.exec(first) ?? [];
      return isStored(table) ? [table] : [];
    });
    return { steps, sorted };
  };

/** Whether an alias is that of a table with many rows. */
const isStored = (alias: string): boolean => /^[rlxuw]$/.test(alias);

function plans(server: Server): void {
  const sent: Sent[] = [];
  let source: DataSource;
  let store: Store;
  const memory = memoryStore();
  const ask = (server.name === "mysql" ? explained : analyzed)(() => source);

  beforeAll(async () => {
    const { url } = await fresh;
    const options = { type: server.name, url, charset: "utf8mb4", logging: true, logger: recorder(sent) };
    source = await new DataSource(options).initialize();
    store = typeormStore({ dataSource: source });
    for (const one of [store, memory]) await fill(one);
    for (const table of ["events", "event_links", "word_blocks", "word_parts"])
      await source.query(`ANALYZE TABLE kalends_${table}`);
  });
  const fresh = freshDatabase(server);
  afterAll(() => source.destroy());

  /** The page, and the statements of the first and of a later reading. */
  async function read(
    filter: Partial<EventFilter>,
  ): Promise<{ page: Page<EventRow>; first: Sent[]; next: Sent[] }> {
    sent.length = 0;
    const page = await store.events.list(events(filter), TEN);
    // Whether there is a crowd, and which words are rare, is remembered for minutes.
    const first = sent.splice(0).filter(({ text }) => !/ AS (near|weight0)\b/.test(text));
    expect(await store.events.list(events(filter), TEN)).toEqual(page);
    return { page, first, next: sent.splice(0) };
  }

  it.each(Object.entries({ ...COMMON, ...RARER }))(
    "%s: two statements at most, then one",
    async (_, filter) => {
      const { page, first, next } = await read(filter);
      expect(page.rows.length).toBe(Math.min(10, page.total));
      expect(first.length).toBeLessThanOrEqual(2);
      expect(next.length).toBe(1);
    },
  );

  it.each(Object.entries(COMMON))("%s: no sorting, few rows read", async (_, filter) => {
    const { page, next } = await read(filter);
    const { steps, sorted } = await ask(next[0]!.text, next[0]!.values);
    expect(page.rows).toHaveLength(10);
    expect(sorted, JSON.stringify(steps)).toEqual([]);
    expect(steps.length).toBeGreaterThan(1);
    expect(sum(steps), JSON.stringify(steps)).toBeLessThanOrEqual(3 * page.rows.length);
  });

  it.each(Object.entries(RARER))("%s: no more rows read than the root allows", async (_, filter) => {
    const { next } = await read(filter);
    const { steps } = await ask(next[0]!.text, next[0]!.values);
    expect(sum(steps), JSON.stringify(steps)).toBeLessThanOrEqual(10 * Math.sqrt(10 * COUNT));
  });

  it.each(Object.entries(CROWDED))("%s: passes none of the others", async (_, filter) => {
    const { page, first, next } = await read(filter);
    expect(page.rows).toHaveLength(10);
    expect([first.length <= 2, next.length]).toEqual([true, 1]);
    const { steps } = await ask(next[0]!.text, next[0]!.values);
    // Before the crowd there may be some more; what comes after it is not looked at.
    expect(sum(steps), JSON.stringify(steps)).toBeLessThanOrEqual(8 * page.rows.length + 150);
  });

  it.each(Object.entries({ ...COMMON, ...RARER, ...CROWDED }))("%s: as in memory", async (_, filter) => {
    for (const window of [TEN, { offset: 150, limit: 200 }, { offset: 400, limit: 300 }]) {
      const [own, other] = await Promise.all(
        [store, memory].map((of) => of.events.list(events(filter), window)),
      );
      expect([own!.rows.map(({ id }) => id), own!.total]).toEqual([
        other!.rows.map(({ id }) => id),
        other!.total,
      ]);
    }
  });

  it("reads nothing of the events before an offset but the index", async () => {
    const window = { offset: 2000, limit: 10 };
    await store.events.list(events(), window);
    sent.length = 0;
    expect((await store.events.list(events(), window)).rows).toHaveLength(10);
    const { steps } = await ask(sent[0]!.text, sent[0]!.values);
    expect(Math.min(...steps.map(({ rows }) => rows))).toBeLessThanOrEqual(10);
  });
}

const sum = (steps: readonly Step[]): number => steps.reduce((all, { rows }) => all + rows, 0);

await forEachServer("plans", (server) => {
  describe(`plans: ${server.name}`, () => plans(server));
});

/** SQLite says beforehand what it will do. */
describe("plans: SQLite", () => {
  const sent: Sent[] = [];
  let source: DataSource;
  let store: Store;

  beforeAll(async () => {
    const { default: driver } = await import("libsql");
    const options = { driver, database: ":memory:", logging: true as const, logger: recorder(sent) };
    source = await new DataSource({ type: "better-sqlite3", ...options }).initialize();
    store = typeormStore({ dataSource: source });
    await fill(store);
  });
  afterAll(() => source.destroy());

  it.each(Object.entries(COMMON))("%s: along an index, nothing sorted but the page", async (_, filter) => {
    await store.events.list(events(filter), TEN);
    sent.length = 0;
    await store.events.list(events(filter), TEN);
    expect(sent).toHaveLength(1);
    const plan = `EXPLAIN QUERY PLAN ${sent[0]!.text}`;
    const steps = await source.query<{ id: number; parent: number; detail: string }[]>(plan, sent[0]!.values);
    const inner = steps.find(({ detail }) => /^(MATERIALIZE|CO-ROUTINE) k$/.test(detail))!;
    const within = steps.filter(({ parent }) => parent === inner.id).map(({ detail }) => detail);
    expect(
      within.filter((detail) => /TEMP B-TREE|^SCAN [rl]$/.test(detail)),
      within.join("; "),
    ).toEqual([]);
    expect(within.some((detail) => /^(SEARCH|SCAN) [rl] USING (COVERING )?INDEX/.test(detail))).toBe(true);
  });
});
