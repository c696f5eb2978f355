import { DataSource, type Logger } from "typeorm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSeconds } from "../../src/dates/arithmetic.ts";
import type { EventDraft, EventFilter, Store } from "../../src/store.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { AUTHOR, anEvent, EDITOR, events, PUBLIC } from "../suites/storage/drafts.ts";
import { freshDatabase, type Server, servers } from "./typeorm_servers.ts";

const COUNT = 3000;
const TEN = { offset: 0, limit: 10 };

/** What EXPLAIN says of one table. */
interface Step {
  readonly table: string;
  readonly key: string | null;
  readonly Extra: string | null;
}

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

/** Most are published; few have what is rare. */
function nthEvent(n: number): Partial<EventDraft> {
  const start_date = addSeconds("2027-01-01 00:00:00", ((n * 7919) % 7200) * 3600);
  return {
    ...{ start_date, end_date: addSeconds(start_date, 7200), author: n % 100 === 0 ? 7 : 1 },
    date_utc: n % 40 === 0 ? "2027-07-01 00:00:00" : "2027-01-01 00:00:00",
    status: n % 30 === 0 ? "draft" : "publish",
    ...{ categories: [1 + (n % 5), 9], tags: n % 50 === 0 ? [3] : [], venue: [1 + (n % 20)] },
  };
}

const LATER = { startFrom: "2027-06-01 00:00:00" };
const COMMON: Readonly<Record<string, Partial<EventFilter>>> = {
  "the default list": LATER,
  "all events": {},
  "a window": { ...LATER, startBefore: "2027-07-01 00:00:00" },
  "what ends later": { endFrom: "2027-06-01 00:00:00" },
  descending: { order: { by: "start_date", descending: true } },
  "a category": { ...LATER, categories: [2] },
  "a category, descending": { categories: [2], order: { by: "start_date", descending: true } },
  "a category and those below": { ...LATER, categories: [2, 3, 4] },
  "two tags": { tags: [3, 4] },
  "a venue": { ...LATER, venue: [7] },
  "a venue and a category": { ...LATER, venue: [7], categories: [2] },
  "an editor's list": { ...LATER, gate: EDITOR },
  "an editor's drafts": { gate: EDITOR, statuses: ["draft"] },
  "an author's list": { ...LATER, gate: AUTHOR },
  "an author's category": { ...LATER, gate: AUTHOR, categories: [2] },
};

function plans(server: Server): void {
  const sent: Sent[] = [];
  let source: DataSource;
  let store: Store;

  beforeAll(async () => {
    const { url } = await fresh;
    const options = { type: server.name, url, charset: "utf8mb4", logging: true, logger: recorder(sent) };
    source = await new DataSource(options).initialize();
    store = typeormStore({ dataSource: source });
    await store.transaction(async (tx) => {
      for (let n = 0; n < COUNT; n++) await tx.events.insert(anEvent(nthEvent(n)));
    });
    for (const table of ["events", "event_links"]) await source.query(`ANALYZE TABLE kalends_${table}`);
  });
  const fresh = freshDatabase(server);
  afterAll(() => source.destroy());

  it.each(Object.entries(COMMON))("%s: one statement, no filesort of the matches", async (_, filter) => {
    sent.length = 0;
    const page = await store.events.list(events(filter), TEN);
    const [list, ...more] = [...sent];
    expect(page.rows.length).toBe(Math.min(10, page.total));
    expect(more).toEqual([]);
    const steps = await source.query<Step[]>(`EXPLAIN ${list!.text}`, list!.values);
    const sorted = steps.filter(
      ({ table, Extra }) => /filesort|temporary/i.test(Extra ?? "") && /^[rl]/.test(table),
    );
    expect(sorted, JSON.stringify(steps, null, 1)).toEqual([]);
  });

  it("reads few rows beside those that it answers with", async () => {
    const read = async (filter: Partial<EventFilter>) => {
      const runner = source.createQueryRunner();
      try {
        sent.length = 0;
        await store.events.list(events(filter), TEN);
        // Without the total, which has to look at all matches, if only in the index.
        const list = sent[0]!.text.replace(/, \( SELECT COUNT.*? \) AS total FROM/s, " FROM");
        const values = sent[0]!.values.slice((sent[0]!.values.length - 2) / 2);
        await runner.query("FLUSH STATUS");
        await runner.query(list, values);
        const text = "SHOW SESSION STATUS LIKE 'Handler_read%'";
        const rows = (await runner.query(text)) as readonly { readonly Value: string }[];
        return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
      } finally {
        await runner.release();
      }
    };
    for (const filter of [{}, LATER, { venue: [7] }, { ...LATER, categories: [2] }, { gate: EDITOR }])
      expect(await read(filter)).toBeLessThanOrEqual(30);
    expect(PUBLIC.everything).toBe(false);
  });
}

for (const server of await servers()) {
  if (server.url === undefined)
    describe.skip(`plans: ${server.name}`, () => it("needs a server", () => undefined));
  else describe(`plans: ${server.name}`, () => plans(server));
}
