import { DataSource } from "typeorm";
import { expect, it } from "vitest";
import { createCalendar, type Store } from "../../src/mod.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { serversOf } from "../../storage/typeorm/open.ts";
import { ALL, anEvent, events } from "../suites/storage/drafts.ts";
import { FaultyWire } from "./faulty_wire.ts";
import { onServers } from "./on_servers.ts";
import { atEnd, behindWire, LIMITS } from "./opened.ts";

const UNAVAILABLE = { code: "service_unavailable", status: 503, isOutcomeUnknown: false };

/** Both are refused at once, in time, and without a doubt about the write. */
async function expectRefusals(store: Store): Promise<void> {
  const calls = [store.version(), store.events.list(events(), ALL), store.events.insert(anEvent())];
  const results = await Promise.allSettled([...calls, store.events.insert(anEvent())]);
  for (const result of results)
    expect(result).toMatchObject({ status: "rejected", reason: expect.objectContaining(UNAVAILABLE) });
}

async function expectOneMore(store: Store, before: number): Promise<void> {
  await store.events.insert(anEvent());
  expect((await store.events.list(events(), ALL)).total).toBe(before + 1);
}

/** Does the work in another transaction than the store's, which ends with it. */
async function inTransaction(
  source: DataSource,
  work: (run: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const runner = source.createQueryRunner();
  const run = async (text: string): Promise<void> => void (await runner.query(text));
  await run("START TRANSACTION");
  try {
    await work(run);
  } finally {
    await run("ROLLBACK");
    await runner.release();
  }
}

const lockingClock = (source: DataSource, work: () => Promise<void>): Promise<void> =>
  inTransaction(source, async (run) => {
    await run("SELECT * FROM kalends_clock FOR UPDATE");
    await work();
  });

await onServers((fresh, { name, url: bare }) => {
  it("refuses while the server is silent, and works again when it goes on", async () => {
    const { store, wire } = await behindWire((await fresh()).url);
    await expectOneMore(store, 0);
    wire.freeze();
    await expectRefusals(store);
    await expectRefusals(store);
    wire.freeze(false);
    await expectOneMore(store, 1);
  });

  it("refuses while the server is down, and works again when it is back", async () => {
    const { store, wire } = await behindWire((await fresh()).url);
    await expectOneMore(store, 0);
    await wire.down();
    await expectRefusals(store);
    await wire.up();
    await expectOneMore(store, 1);
  });

  it("waits for a server that is back soon", async () => {
    const { store, wire } = await behindWire((await fresh()).url, { acquireTimeoutMs: 20_000 });
    await wire.down();
    const calls = [store.events.insert(anEvent()), store.version(), store.events.insert(anEvent())];
    await new Promise((resolve) => setTimeout(resolve, 300));
    await wire.up();
    await Promise.all(calls);
    expect((await store.events.list(events(), ALL)).total).toBe(2);
  });

  it("keeps what is on its way into a server that falls silent out of the database", async () => {
    const { url, source } = await fresh();
    const { store, wire } = await behindWire(url);
    const failed = store.transaction(async (tx) => {
      await tx.events.insert(anEvent());
      wire.freeze();
      await tx.events.insert(anEvent());
    });
    await expect(failed).rejects.toMatchObject(UNAVAILABLE);
    wire.freeze(false);
    await expectOneMore(store, 0);
    expect(await source.query("SELECT id FROM kalends_events")).toHaveLength(1);
  });

  it("does the same with a DataSource of one's own", async () => {
    const { url } = await fresh();
    const wire = await FaultyWire.before(url);
    atEnd(() => wire.down().catch(() => undefined));
    const source = new DataSource({ type: name, url: wire.through(url), charset: "utf8mb4" });
    await source.initialize();
    atEnd(() => source.destroy());
    const store = typeormStore({ dataSource: source, ...LIMITS });
    await expectOneMore(store, 0);
    wire.freeze();
    await expectRefusals(store);
    wire.freeze(false);
    await expectOneMore(store, 1);
    await wire.down();
    await expectRefusals(store);
    await wire.up();
    await expectOneMore(store, 2);
    await store.close();
    expect(source.isInitialized).toBe(true);
  });

  it("starts without the server, and works as soon as it is there", async () => {
    const { url } = await fresh();
    const wire = await FaultyWire.before(url);
    await wire.down();
    const store = typeormStore({ url: wire.through(url), ...LIMITS });
    atEnd(() => store.close());
    await expectRefusals(store);
    await wire.up();
    atEnd(() => wire.down());
    await expectOneMore(store, 0);
  });

  it("goes on over connections that an admin has killed", async () => {
    const { url, source } = await fresh();
    const { store } = await behindWire(url);
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 5 }, () => store.events.list(events(), ALL)));
      const [{ self }] = await source.query("SELECT CONNECTION_ID() AS self");
      const list = "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> ?";
      for (const { id } of await source.query<{ id: number }[]>(list, [self]))
        await source.query(`KILL ${id}`).catch(() => undefined);
      await expectOneMore(store, round);
    }
  });

  it("refuses when no connection becomes free, and answers afterwards", async () => {
    const { store } = await behindWire((await fresh()).url, { poolSize: 1 });
    const writing = store.transaction(async (tx) => {
      await tx.events.insert(anEvent());
      await expect(store.events.list(events(), ALL)).rejects.toMatchObject(UNAVAILABLE);
    });
    await writing;
    await expectOneMore(store, 1);
  });

  it("cuts off a statement that takes too long on a server that is alive", async () => {
    const { url, source } = await fresh();
    const { store } = await behindWire(url, { statementTimeoutMs: 900, busyTimeoutMs: 20_000 });
    await lockingClock(source, async () => {
      await expect(store.events.insert(anEvent())).rejects.toMatchObject(UNAVAILABLE);
      expect((await store.events.list(events(), ALL)).total).toBe(0);
    });
    await expectOneMore(store, 0);
  });

  it("gives up a write when others keep the lock for too long", async () => {
    const { url, source } = await fresh();
    const { store } = await behindWire(url, { busyTimeoutMs: 900 });
    await lockingClock(source, async () => {
      const writes = [store.events.insert(anEvent()), store.events.insert(anEvent())];
      for (const result of await Promise.allSettled(writes))
        expect(result).toMatchObject({ reason: expect.objectContaining(UNAVAILABLE) });
    });
    await expectOneMore(store, 0);
  });

  it("does a transaction again that a real deadlock took back", async () => {
    const { url, source } = await fresh();
    const { store } = await behindWire(url);
    const { id } = await store.events.insert(anEvent({ title: "Old" }));
    let runs = 0;
    let isCrossed: Promise<void> | undefined;
    await inTransaction(source, async (run) => {
      // Heavier than the other: the server takes back the lighter one.
      for (let n = 0; n < 20; n++) await run(`INSERT INTO kalends_state (name, value) VALUES ('${n}', '')`);
      await run("SELECT * FROM kalends_events FOR UPDATE");
      const updating = store.transaction(async (tx) => {
        runs++;
        isCrossed ??= run("SELECT * FROM kalends_clock FOR UPDATE");
        await tx.events.update(id, { title: "New" });
      });
      while (!isCrossed) await new Promise((resolve) => setTimeout(resolve, 1));
      await isCrossed;
      await run("COMMIT");
      await updating;
    });
    expect(runs).toBe(2);
    expect((await store.events.get({ id }))?.title).toBe("New");
  });

  it("finds the server that works among several", async () => {
    const { url } = await fresh();
    const [first, silent, dead] = await Promise.all([url, url, url].map((it) => FaultyWire.before(it)));
    silent!.freeze();
    await dead!.down();
    const hosts = [dead!, silent!, first!].map(({ port }) => `127.0.0.1:${port}`).join();
    const store = typeormStore({ url: url.replace(/@[^/]*/, `@${hosts}`), ...LIMITS });
    for (const wire of [first!, silent!]) atEnd(() => wire.down().catch(() => undefined));
    atEnd(() => store.close());
    await expectOneMore(store, 0);
    silent!.freeze(false);
    await first!.down();
    await expectOneMore(store, 1);
    await silent!.down();
    await expectRefusals(store);
    await first!.up();
    await expectOneMore(store, 2);
  });

  it("asks the server what it is, whatever the address calls it", async () => {
    const { url } = await fresh();
    for (const called of ["mysql", "mariadb"]) {
      const servers = serversOf({ url: url.replace(/^\w+/, called) });
      atEnd(() => servers.close());
      const { dialect, dataSource } = await servers.primary(performance.now());
      expect([dialect.name, dataSource.options.type]).toEqual([name, name]);
    }
  });

  it("answers over HTTP with 503 and Retry-After, and lets go of a silent server when it is closed", async () => {
    const { store, wire } = await behindWire((await fresh()).url);
    const calendar = createCalendar({ store, onError: () => undefined });
    const ask = () => calendar.handle(new Request("http://localhost/calendar/events/v1/events"));
    expect((await ask()).status).toBe(200);
    wire.freeze();
    const refused = await ask();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    await calendar.stop();
  });

  it("says in a sentence why it cannot be opened", async () => {
    const { url } = await fresh();
    const wire = await FaultyWire.before(bare!);
    await wire.down();
    const wrong: [string, RegExp][] = [
      [wire.through(url), /nothing listens there: start the server or correct host and port/],
      [url.replace(/@[^/]*/, "@no-such-host.invalid"), /host/],
      [url.replace(/\/\/[^@]*@/, "//nobody:guess@"), /refuses this user and password: correct them/],
      [url.replace(/[^/]*$/, "kalends_no_such_database"), /no such database: CREATE DATABASE it first/],
    ];
    for (const [address, sentence] of wrong) {
      const store = typeormStore({ url: address, ...LIMITS });
      await expect(store.version()).rejects.toThrow(sentence);
      await expect(store.version()).rejects.not.toThrow(/guess/);
      await store.close();
    }
  });
});
