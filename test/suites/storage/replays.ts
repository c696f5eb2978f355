import { expect } from "vitest";
import type { Replay } from "../../../src/store.ts";
import { NOW } from "./drafts.ts";
import type { Case } from "./driver.ts";

const REPLAY: Replay = { fingerprint: "f", status: 201, body: '{"title":"Käse 🎉"}', at: NOW };

/** First answers to creations. */
export function replayCases(check: Case): void {
  check("gives a replay back to its owner and key only", async (store) => {
    await store.replays.put("a", "bc", REPLAY);
    expect(await store.replays.get("a", "bc")).toEqual(REPLAY);
    for (const [owner, key] of [
      ["ab", "c"],
      ["a", "BC"],
      ["A", "bc"],
      ["a", "bc "],
      ["", "abc"],
    ] as const)
      expect(await store.replays.get(owner, key)).toBeUndefined();
  });

  check("keeps replays for a day", async (store) => {
    await store.replays.put("a", "first", REPLAY);
    await store.replays.put("a", "second", { ...REPLAY, at: "2027-06-02 11:59:59" });
    expect(await store.replays.get("a", "first")).toEqual(REPLAY);
  });

  check("does not count replays as changes", async (store) => {
    await store.replays.put("a", "b", REPLAY);
    expect(await store.version()).toBe(0);
  });

  check("keeps a body of any size", async (store) => {
    const body = "é🎉".repeat(50_000);
    await store.replays.put("a", "b", { ...REPLAY, body });
    expect((await store.replays.get("a", "b"))?.body).toBe(body);
  });
}
