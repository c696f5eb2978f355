import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { describeEach } from "../each_place.ts";
import { ALL, EDITOR, events, terms } from "../suites/storage/drafts.ts";

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

await describeEach(
  "several processes",
  (place) => {
    it("start and write at once", async () => {
      const { address, drop } = await place.create();
      await check(address).finally(drop);
    });
  },
  { lasting: true },
);
