import { expect, it } from "vitest";
import type { Store } from "../../src/mod.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { Cluster } from "../chaos/cluster.ts";
import { type Database, query } from "../chaos/database.ts";
import { SCRIPT } from "../chaos/databases.ts";
import { isMissing } from "../each_place.ts";
import { ALL, anEvent, events } from "../suites/storage/drafts.ts";
import { atEnd, LIMITS } from "./opened.ts";

const UNAVAILABLE = { code: "service_unavailable", status: 503, isOutcomeUnknown: false };
const USER = "editor@'127.0.0.1'";

async function cluster(): Promise<{ readonly nodes: readonly Database[]; readonly url: string }> {
  const made = await Cluster.start(SCRIPT!);
  atEnd(() => made.wipe());
  await query(
    made.nodes[0]!.url,
    ...["CREATE DATABASE calendar", `CREATE USER ${USER} IDENTIFIED BY 'secret'`],
    `GRANT ALL ON calendar.* TO ${USER}`,
  );
  return { nodes: made.nodes, url: made.url("calendar").replace("root@", "editor:secret@") };
}

function opened(url: string, acquireTimeoutMs: number): Store {
  const store = typeormStore({ url, ...LIMITS, acquireTimeoutMs });
  atEnd(() => store.close());
  return store;
}

const titlesOn = async ({ url }: Database): Promise<unknown[]> =>
  (await query(url, "SELECT title FROM calendar.kalends_events ORDER BY id")).map(({ title }) => title);

/** Ends all connections of the store, as a restart does, without a statement that would notice. */
async function cutOff({ url }: Database): Promise<void> {
  const list = "SELECT id FROM performance_schema.processlist WHERE user = 'editor'";
  for (const { id } of await query(url, list)) await query(url, `KILL ${id}`).catch(() => []);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

async function staysInTheGroup(): Promise<void> {
  const { nodes, url } = await cluster();
  const [first, ...others] = nodes as [Database, Database, Database];

  // Who cannot see who is a member cannot tell them apart.
  await expect(opened(url, 2000).version()).rejects.toThrow(
    /GRANT SELECT ON performance_schema.replication_group_members/,
  );
  await query(first.url, `GRANT SELECT ON performance_schema.replication_group_members TO ${USER}`);
  const store = opened(url, 30_000);
  await store.events.insert(anEvent({ title: "Before" }));

  await query(first.url, "STOP GROUP_REPLICATION", "SET GLOBAL read_only = OFF");
  await cutOff(first);
  await store.events.insert(anEvent({ title: "After" }));
  expect((await store.events.list(events(), ALL)).total).toBe(2);
  expect(await titlesOn(first)).toEqual(["Before"]);

  for (const node of others) await node.signal("SIGKILL");
  const alone = opened(url, 600);
  for (const write of await Promise.allSettled([alone, alone].map((it) => it.events.insert(anEvent()))))
    expect(write).toMatchObject({ status: "rejected", reason: expect.objectContaining(UNAVAILABLE) });
  expect(await titlesOn(first)).toEqual(["Before"]);
}

if (SCRIPT === undefined) isMissing("a group of servers", "no KALENDS_MYSQL_SERVER");
else
  it(
    "writes to the primary of a group alone, not to a server that takes writes outside of it",
    staysInTheGroup,
    300_000,
  );
