import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { type Database, onPath, query } from "../chaos/database.ts";
import { ALL, anEvent, events } from "../suites/storage/drafts.ts";
import { atEnd } from "./opened.ts";

const DATABASE = "calendar";

async function started(id: number): Promise<Database> {
  const server = await onPath("mariadb", [
    `--server-id=${id}`,
    "--log-bin",
    // As fast as 0, but what is committed outlives the process: else a killed replica cannot go on where it was.
    "--innodb-flush-log-at-trx-commit=2",
  ]);
  atEnd(() => server.wipe());
  await server.start();
  return server;
}

async function follow(replica: Database, { port }: Database): Promise<void> {
  await query(
    replica.url,
    "STOP SLAVE",
    `CHANGE MASTER TO master_host = '127.0.0.1', master_port = ${port}, master_user = 'root', master_use_gtid = slave_pos`,
    "START SLAVE",
    "SET GLOBAL read_only = 1",
  );
}

/** Waits until a replica has all that the primary has. */
async function caughtUp(replica: Database, primary: Database): Promise<void> {
  const [row] = await query(primary.url, "SELECT @@gtid_binlog_pos AS position");
  const [waited] = await query(replica.url, `SELECT MASTER_GTID_WAIT('${row!.position}', 20) AS result`);
  expect(Number(waited!.result)).toBe(0);
}

function isHere(): boolean {
  try {
    return /mariadb/i.test(String(execFileSync("mariadbd", ["--version"])));
  } catch {
    return false;
  }
}

const needed = isHere() || process.env.CI ? it : it.skip;

needed(
  "reads from a replica what it has, else from the primary, and follows a failover (needs mariadbd)",
  async () => {
    const [first, second] = await Promise.all([started(1), started(2)]);
    await follow(second, first);
    await query(first.url, `CREATE DATABASE ${DATABASE}`);
    await caughtUp(second, first);
    const hosts = [second, first].map(({ port }) => `127.0.0.1:${port}`).join();
    const store = typeormStore({
      url: `mariadb://root@${hosts}/${DATABASE}`,
      readFromReplicas: true,
      acquireTimeoutMs: 30_000,
    });
    atEnd(() => store.close());

    // Its own writes are there at once, wherever they are read.
    const { id } = await store.events.insert(anEvent({ title: "0" }));
    for (let n = 1; n <= 20; n++) {
      await store.events.update(id, { title: String(n) });
      expect((await store.events.get({ id }))?.title).toBe(String(n));
    }

    // A mark on the replica shows that it is the one that answers.
    await caughtUp(second, first);
    await query(second.url, `UPDATE ${DATABASE}.kalends_events SET title = 'replica'`);
    expect((await store.events.get({ id }))?.title).toBe("replica");

    // One that lags does not answer for what was written since, nor does one that is gone.
    await query(second.url, "STOP SLAVE");
    await store.events.insert(anEvent());
    expect((await store.events.get({ id }))?.title).toBe("20");
    await second.signal("SIGKILL");
    expect((await store.events.list(events(), ALL)).total).toBe(2);

    // The replica comes back, and takes over.
    await second.start();
    await query(second.url, `UPDATE ${DATABASE}.kalends_events SET title = '20' WHERE id = ${id}`);
    await follow(second, first);
    await caughtUp(second, first);
    await first.signal("SIGKILL");
    const writing = store.events.insert(anEvent());
    await query(second.url, "STOP SLAVE", "SET GLOBAL read_only = 0");
    await writing;
    expect((await store.events.list(events(), ALL)).total).toBe(3);
  },
);
