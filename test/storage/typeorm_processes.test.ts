import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { ALL, EDITOR, events, terms } from "../suites/storage/drafts.ts";
import { freshDatabase, servers } from "./typeorm_servers.ts";

const run = promisify(execFile);
const PROCESSES = 3;
const COUNT = 20;

/** Several processes start at once on a database without tables, and create the same things. */
async function check(url: string): Promise<void> {
  const worker = new URL("./typeorm_worker.ts", import.meta.url).pathname;
  const args = ["--import", "tsx", worker, url, String(COUNT)];
  const outputs = await Promise.all(
    Array.from({ length: PROCESSES }, () => run(process.execPath, args, { timeout: 50_000 })),
  );
  const made = outputs.flatMap(({ stdout }) => JSON.parse(stdout) as { id: number; slug: string }[]);
  const all = PROCESSES * COUNT;
  expect(new Set(made.map(({ id }) => id)).size).toBe(2 * all);
  const slugs = new Set(made.map(({ slug }) => slug).filter(Boolean));
  expect(slugs).toEqual(new Set(["same", ...Array.from({ length: all - 1 }, (_, i) => `same-${i + 2}`)]));
  const store = typeormStore({ url });
  try {
    expect((await store.tags.list(terms(), ALL)).rows.map(({ name }) => name).sort()).toEqual(
      Array.from({ length: 5 }, (_, n) => `Tag ${n}`),
    );
    expect((await store.events.list(events({ gate: EDITOR }), ALL)).total).toBe(all);
    const entries = await store.journal.after(0, 1000);
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: all + 5 }, (_, i) => i + 1));
    expect(await store.version()).toBe(all + 5);
  } finally {
    await store.close();
  }
}

it("SQLite: lets several processes start and write at once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kalends-"));
  try {
    await check(`sqlite:${join(folder, "calendar.db")}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

for (const server of await servers()) {
  const { name, url } = server;
  if (url === undefined) it.skip(`${name}: needs a server`, () => undefined);
  else {
    const fresh = freshDatabase(server);
    it(`${name}: lets several processes start and write at once`, async () => check((await fresh).url));
  }
}
