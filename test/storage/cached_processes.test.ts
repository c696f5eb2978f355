/** A cache sees at once what another process writes to the database. */
import { type ChildProcess, fork } from "node:child_process";
import { expect, it } from "vitest";
import { cachedStore } from "../../storage/cached/mod.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { describeEach } from "../each_place.ts";
import { ALL, anEvent, EDITOR, events } from "../suites/storage/drafts.ts";
import type { Order } from "./cached_writer.ts";

const WRITER = new URL("./cached_writer.ts", import.meta.url).pathname;

/** Resolves when the other process has done it. */
async function done(writer: ChildProcess, order: Order): Promise<void> {
  const gone = () => writer.emit("message", "gone");
  const answer = new Promise<unknown>((resolve) => void writer.once("message", resolve));
  writer.once("exit", gone);
  writer.send(order);
  expect(await answer).toBe("done");
  writer.off("exit", gone);
}

async function check(url: string): Promise<void> {
  const inner = typeormStore({ url });
  const store = cachedStore(inner);
  const { id } = await inner.events.insert(anEvent({ title: "First" }));
  const writer = fork(WRITER, [url], { execArgv: ["--import", "tsx"] });
  const list = () => store.events.list(events({ gate: EDITOR }), ALL);
  try {
    for (let n = 1; n <= 20; n++) {
      // Read twice: the second answer is the one that is kept.
      const kept = await list();
      expect(await list()).toBe(kept);
      await store.events.get({ id });
      const title = `Title ${n}`;
      await done(writer, n % 4 ? { id, title } : { title });
      const { rows, total } = await list();
      expect([total, rows.some((row) => row.title === title)]).toEqual([1 + Math.floor(n / 4), true]);
      expect((await store.events.get({ id }))?.title).toBe(n % 4 ? title : `Title ${n - 1}`);
    }
    expect(store.stats().hits).toBeGreaterThanOrEqual(20);
    await done(writer, { id });
    expect(await store.events.get({ id })).toBeUndefined();
    expect((await list()).total).toBe(5);
  } finally {
    writer.kill();
    await store.close();
  }
}

await describeEach(
  "a cache before another process",
  (place) => {
    it("sees what that process writes", async () => {
      const { address, drop } = await place.create();
      await check(address).finally(drop);
    });
  },
  { lasting: true },
);
