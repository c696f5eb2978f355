import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../adapters/cli/run.ts";
import { DIALECTS } from "../../storage/typeorm/dialect.ts";
import { MIGRATIONS } from "../../storage/typeorm/migrations/mod.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { ALL, anEvent, events } from "../suites/storage/drafts.ts";
import { answers } from "./schemas/content.ts";
import { dropAll, dump, rawSource, restore, schemaDump } from "./schemas/dump.ts";
import { forEachServer, freshDatabase } from "./typeorm_servers.ts";

const FOLDER = new URL("./schemas/", import.meta.url);
const NEWEST = MIGRATIONS.length;
const EARLIER = MIGRATIONS.map(({ version }) => version).filter((version) => version < NEWEST);
/** Those of the newest version may be there too. */
const VERSIONS = MIGRATIONS.map(({ version }) => version).filter((version) =>
  readdirSync(FOLDER).includes(`v${version}.json`),
);

it("each earlier version has fixtures, made by its own code", () => {
  expect(VERSIONS, "make them with test/storage/schemas/make.ts").toEqual(expect.arrayContaining(EARLIER));
});

const folder = await mkdtemp(join(tmpdir(), "kalends-"));
afterAll(() => rm(folder, { recursive: true }));

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, "log").mockImplementation((text) => void said.push(String(text)));
});
afterEach(() => void vi.restoreAllMocks());

const fixture = (version: number, ending: string): string =>
  readFileSync(new URL(`v${version}.${ending}`, FOLDER), "utf8");

async function withStore<T>(
  url: string,
  work: (store: ReturnType<typeof typeormStore>) => Promise<T>,
): Promise<T> {
  const store = typeormStore({ url });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const asJson = async (answer: Promise<unknown>): Promise<unknown> => JSON.parse(JSON.stringify(await answer));

/** The records of which a block has the bits. */
const idsOf = (block: number, bits: number): number[] =>
  Array.from({ length: 32 }, (_, n) => n)
    .filter((n) => Math.floor(bits / 2 ** n) % 2 === 1)
    .map((n) => block * 32 + n);

function migrations(name: "sqlite" | "mysql" | "mariadb", at: { url: string; source: DataSource }): void {
  const migrate = (...flags: string[]) => run(["migrate", "--store", at.url, ...flags]);

  /** What an empty database becomes. */
  async function newestSchema(): Promise<string[]> {
    await dropAll(at.source);
    await migrate();
    const made = await schemaDump(at.source);
    await dropAll(at.source);
    return made;
  }

  afterEach(() => dropAll(at.source));

  it.each(VERSIONS)("version %i with records becomes the newest, and goes back", async (version) => {
    const newest = await newestSchema();
    await restore(at.source, fixture(version, `${name}.sql`));
    const before = await schemaDump(at.source);
    const expected = JSON.parse(fixture(version, "json")) as Record<string, never>;

    // As a server does it at its start.
    expect(await asJson(withStore(at.url, answers))).toMatchObject(expected);
    expect(await schemaDump(at.source)).toEqual(newest);
    for (let applied = NEWEST; applied > version; applied--) expect(await migrate("--down", "--yes")).toBe(0);
    expect(await schemaDump(at.source)).toEqual(before);
    expect(await migrate("--status")).toBe(version === NEWEST ? 0 : 1);
    expect(await migrate()).toBe(0);
    expect(await schemaDump(at.source)).toEqual(newest);
    await withStore(at.url, async (store) => {
      expect(await asJson(answers(store))).toMatchObject(expected);
      const { id } = await store.events.insert(anEvent({ title: "After", slug: "opening" }));
      expect(await store.events.get({ slug: "opening-3" })).toMatchObject({ id });
      const found = await store.events.list(events({ search: { all: ["after"], none: [] } }), ALL);
      expect(found.rows.map((row) => row.id)).toEqual([id]);
    });
  });

  it("tells how far it is without changing anything", async () => {
    expect(await migrate("--status")).toBe(1);
    expect(said.join("\n")).toMatch(/schema version 0, .*1 tables +to be applied/s);
    expect(await schemaDump(at.source)).toEqual([]);
    await migrate();
    said.length = 0;
    expect(await migrate("--status")).toBe(0);
    expect(said.join("\n")).toMatch(/1 tables +applied \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
  });

  it("prints statements that do the same", async () => {
    const newest = await newestSchema();
    said.length = 0;
    expect(await migrate("--dry-run")).toBe(0);
    expect(await schemaDump(at.source)).toEqual([]);
    const statements = said.filter((text) => !text.startsWith("--")).map((text) => text.replace(/;$/, ""));
    for (const statement of statements) await at.source.query(statement);
    expect(await schemaDump(at.source)).toEqual(
      newest.filter((text) => !text.includes("kalends_migrations")),
    );
  });

  it("goes down without --yes only where nothing is lost", async () => {
    await migrate();
    for (let version = NEWEST; version > 0; version--) expect(await migrate("--down")).toBe(0);
    expect(await migrate("--down")).toBe(0);
    expect(said.at(-2)).toBe("Nothing to take back");

    await restoreInto(1);
    for (let version = NEWEST; version > 1; version--) await migrate("--down", "--yes");
    const before = await dump(at.source);
    await expect(migrate("--down")).rejects.toThrow(
      /^Cannot take back 1 tables: all records would be lost; back up/,
    );
    expect(await dump(at.source)).toBe(before);
    expect(await migrate("--down", "--yes")).toBe(0);
  });

  it.each(VERSIONS.slice(1))("version %i is taken up where it ended", async (version) => {
    const newest = await newestSchema();
    await restoreInto(1);
    const expected = JSON.parse(fixture(1, "json")) as Record<string, never>;
    for (let applied = NEWEST; applied >= version; applied--) await migrate("--down", "--yes");
    const steps = MIGRATIONS[version - 1]!.up(DIALECTS[name]);
    if (name !== "sqlite") for (const step of steps.slice(0, steps.length / 2)) await at.source.query(step);
    await migrate();
    expect(await schemaDump(at.source)).toEqual(newest);
    expect(await asJson(withStore(at.url, answers))).toMatchObject(expected);
  });

  it("fills the index of words, also what is left of it", async () => {
    await restoreInto(1);
    const whole = await wordsKept();
    expect(whole).toEqual(await wordsOfTexts());
    // SQLite takes all of a step back that is broken off.
    if (name !== "sqlite") {
      await at.source.query("DELETE FROM kalends_word_blocks WHERE word < 'k'");
      await at.source.query("UPDATE kalends_word_blocks SET bits = bits & 1431655765");
      await at.source.query("DELETE FROM kalends_word_blocks WHERE bits = 0");
      await at.source.query("DELETE FROM kalends_words WHERE word < 'm'");
      await at.source.query("DELETE FROM kalends_word_parts WHERE word < 'm' AND part < 'h'");
      await at.source.query("DELETE FROM kalends_migrations WHERE version = 5");
    }
    await migrate();
    expect(await wordsKept()).toEqual(whole);
    await withStore(at.url, async (store) => {
      const { id } = await store.events.insert(anEvent({ title: "Anew and at once" }));
      await store.events.update(id, { title: "Otherwise" });
      expect(await wordsKept()).toEqual(await wordsOfTexts());
    });
  });

  it("leaves a schema of later code alone", async () => {
    await migrate();
    await at.source.query(
      `INSERT INTO kalends_migrations (version, name, applied_utc) VALUES (${NEWEST + 1}, 'later', '2030-01-01 00:00:00')`,
    );
    expect(await migrate("--status")).toBe(1);
    expect(said.at(-1)).toMatch(/newer than this kalends/);
    for (const flags of [[], ["--down", "--yes"], ["--dry-run"]])
      await expect(migrate(...flags)).rejects.toThrow(/its schema has version \d+, .*: update kalends$/);
    await expect(withStore(at.url, async (store) => store.version())).rejects.toThrow(/update kalends$/);
  });

  it("several at once apply each step once", async () => {
    await Promise.all(Array.from({ length: 5 }, () => migrate()));
    const applied = said.filter((text) => text.startsWith("Applied"));
    expect(applied.sort()).toEqual(MIGRATIONS.map((one) => `Applied ${one.version} ${one.name}`));
  });

  /** What the index says, and what the texts do. */
  async function wordsKept(): Promise<string[]> {
    const rows = await at.source.query<
      Record<string, string>[]
    >(`SELECT u.kind, u.block, u.bits, u.word, w.word AS known,
      (SELECT COUNT(*) FROM kalends_word_parts p WHERE p.word = u.word) AS parts
      FROM kalends_word_blocks u LEFT JOIN kalends_words w ON w.word = u.word`);
    return rows
      .flatMap(({ kind, block, bits, word, known, parts }) =>
        idsOf(Number(block), Number(bits)).map((id) => [kind, id, word, known === word, parts].join()),
      )
      .sort();
  }

  async function wordsOfTexts(): Promise<string[]> {
    const found: string[] = [];
    for (const kind of ["event", "venue", "organizer"]) {
      const text = `SELECT id, search_text FROM kalends_${kind}s`;
      for (const { id, search_text } of await at.source.query<Record<string, string>[]>(text))
        for (const word of new Set(["", ...search_text!.split(/[ \n]/)]))
          found.push(
            [kind, id, word, true, new Set([...word].map((_, i) => [...word].slice(i).join(""))).size].join(),
          );
    }
    return found.sort();
  }

  async function restoreInto(version: number): Promise<void> {
    await dropAll(at.source);
    await restore(at.source, fixture(version, `${name}.sql`));
    await migrate();
  }
}

describe("sqlite", async () => {
  const url = `sqlite:${join(folder, "calendar.db")}`;
  const source = await rawSource(url).initialize();
  afterAll(() => source.destroy());
  migrations("sqlite", { url, source });
});

await forEachServer("migrations", async (server) => {
  const fresh = await freshDatabase(server);
  describe(server.name, () => migrations(server.name, fresh));
});
