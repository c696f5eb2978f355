import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createCalendar } from "../../src/mod.ts";
import { type BearerAuthOptions, bearerAuth } from "../../src/plugins/bearer_auth.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { ask, REFUSED } from "./incoming.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const FEED = {
  id: 7,
  role: "author",
  key_hash: sha256("feed-key_1~x/y+z==").toUpperCase(),
  readOnly: true,
} as const;
const SYNC = { id: 7, role: "author", key: "sync-key" } as const;
const plugin = bearerAuth({ keys: [FEED, SYNC] });

describe("bearerAuth", () => {
  it("knows keys by themselves and by their hash", async () => {
    expect(await ask(plugin, "Bearer sync-key")).toEqual({ id: 7, role: "author" });
    expect(await ask(plugin, "bearer feed-key_1~x/y+z==")).toEqual({ id: 7, role: "author", readOnly: true });
  });

  it("refuses unknown and unreadable keys with one answer", async () => {
    for (const header of [
      "Bearer",
      "Bearer ",
      "Bearer x",
      "Bearer sync-ke",
      "Bearer sync-key x",
      `Bearer ${FEED.key_hash}`,
    ])
      expect([header, await ask(plugin, header)]).toEqual([header, REFUSED]);
  });

  it("leaves other schemes to others", async () => {
    for (const header of [undefined, "Basic YTpi", "Bearers x"])
      expect(await ask(plugin, header)).toBeUndefined();
  });

  it("says which ids there are and how to sign in", async () => {
    expect([await plugin.users?.exists(7), await plugin.users?.exists(1)]).toEqual([true, false]);
    expect(plugin.challenge).toBe('Bearer realm="calendar"');
  });

  const wrong: readonly (readonly [string, unknown, RegExp])[] = [
    ["no keys", [], /at least one entry in `keys`/],
    ["an id that is none", [{ ...SYNC, id: 1.5 }], /whole number from 1, got 1.5/],
    ["an unknown role", [{ ...SYNC, role: "root" }], /got "root"/],
    ["no key", [{ id: 1, role: "admin" }], /either `key` or `key_hash`/],
    ["two keys", [{ ...SYNC, key_hash: sha256("x") }], /either `key` or `key_hash`/],
    ["a key that no header can carry", [{ ...SYNC, key: "a b" }], /letters, digits and/],
    ["a hash that is none", [{ id: 1, role: "admin", key_hash: "abc" }], /SHA-256 in hex, 64 digits/],
    ["one key twice", [SYNC, { ...SYNC, id: 8 }], /given twice/],
  ];
  it.each(wrong)("refuses %s", (_, keys, message) => {
    expect(() => bearerAuth({ keys } as BearerAuthOptions)).toThrow(message);
  });

  it("lets a read-only key read and refuses its writes", async () => {
    const calendar = createCalendar({ store: memoryStore(), plugins: [plugin] });
    const call = async (key: string, method: string): Promise<number> => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const body = method === "POST" ? '{"venue":"Pier"}' : null;
      const request = new Request("http://test/calendar/events/v1/venues", { method, headers, body });
      return (await calendar.handle(request)).status;
    };
    expect(await call("sync-key", "POST")).toBe(201);
    expect(await call("feed-key_1~x/y+z==", "POST")).toBe(403);
    expect(await call("feed-key_1~x/y+z==", "GET")).toBe(200);
    expect(await call("other", "GET")).toBe(401);
  });
});
