import { createHash } from "node:crypto";
import { addDays } from "../../src/dates/clock.ts";
import type { Replay } from "../../src/store.ts";
import { insertRows, type Sql, sql } from "./sql.ts";

/** @see {@link Replays.get} */
export async function getReplay(on: Sql, owner: string, key: string): Promise<Replay | undefined> {
  const text = "SELECT fingerprint, status, body, at FROM kalends_replays WHERE name = ?";
  const [found] = await on.all(sql(text, nameOf(owner, key)));
  if (!found) return undefined;
  const [fingerprint, body, at] = [found.fingerprint, found.body, found.at].map(String);
  return { fingerprint: fingerprint!, status: Number(found.status), body: body!, at: at! };
}

/** @see {@link Replays.put} Drops what is older than a day. */
export async function putReplay(on: Sql, owner: string, key: string, replay: Replay): Promise<void> {
  const { fingerprint, status, body, at } = replay;
  const name = nameOf(owner, key);
  await on.run(sql("DELETE FROM kalends_replays WHERE at < ? OR name = ?", addDays(at, -1), name));
  await insertRows(on, "kalends_replays", [{ name, fingerprint, status, body, at }]);
}

/** Owners and keys of any length and script in a column of a fixed size. */
function nameOf(owner: string, key: string): string {
  return createHash("sha256")
    .update(JSON.stringify([owner, key]))
    .digest("hex");
}
