import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../src/mod.ts";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { take } from "../../src/plugins/rate_limit/bucket.ts";
import { type RateLimitOptions, rateLimit } from "../../src/plugins/rate_limit.ts";
import { BASE, makeSite } from "../decisions/site.ts";

function siteWith(options: RateLimitOptions, more: object = {}) {
  let now = 1_000_000;
  const { calendar } = makeSite({ plugins: [rateLimit({ ...options, now: () => now })], ...more });
  return {
    pass(seconds: number) {
      now += seconds * 1000;
    },
    async ask(ip?: string, headers: Record<string, string> = {}, path = "events") {
      return calendar.handle(new Request(`${BASE}/${path}`, { headers }), ip === undefined ? {} : { ip });
    },
  };
}

describe("rate_limit", () => {
  it("refuses beyond the limit in the service's shape, and lets on again in time", async () => {
    const site = siteWith({ limit: 3, windowSeconds: 60 });
    const remaining: unknown[] = [];
    for (let n = 0; n < 3; n++)
      remaining.push((await site.ask("192.0.2.1")).headers.get("ratelimit-remaining"));
    expect(remaining).toEqual(["2", "1", "0"]);
    const refused = await site.ask("192.0.2.1");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "20"]);
    expect(await refused.json()).toMatchObject({ code: "rate_limited", data: { status: 429 } });
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "ratelimit-limit": "3",
      "ratelimit-remaining": "0",
      "ratelimit-reset": "60",
      "ratelimit-policy": "3;w=60",
    });
    site.pass(19);
    expect((await site.ask("192.0.2.1")).status).toBe(429);
    site.pass(1);
    expect((await site.ask("192.0.2.1")).status).toBe(200);
    expect((await site.ask("192.0.2.1")).status).toBe(429);
  });

  it("counts each address alone, and a network of IPv6 as one", async () => {
    const site = siteWith({ limit: 1 });
    expect((await site.ask("2001:db8:1:2::1")).status).toBe(200);
    expect((await site.ask("2001:DB8:1:2:ffff::9")).status).toBe(429);
    expect((await site.ask("2001:0db8:0001:0002:0:0:0:5")).status).toBe(429);
    expect((await site.ask("2001:db8:1:3::1")).status).toBe(200);
    expect((await site.ask("192.0.2.1")).status).toBe(200);
    expect((await site.ask("::ffff:192.0.2.1")).status).toBe(429);
  });

  it.each([
    [
      "192.0.2.7",
      "192.0.2.7:4711",
      "192.0.2.7:80",
      "::ffff:192.0.2.7",
      "::FFFF:c000:207",
      "0:0:0:0:0:ffff:c000:0207",
    ],
    [
      "2001:db8::1",
      "[2001:db8::1]",
      "[2001:db8::2]:443",
      "2001:0DB8:0:0::9",
      "2001:db8:0::1.2.3.4",
      "2001:db8::1%eth0",
    ],
    ["unknown", "unknown", "unknown", "unknown", "unknown", "UNKNOWN"],
  ])("takes every spelling of %s for one caller", async (...spellings) => {
    const { ask } = siteWith({ limit: 5 });
    for (const ip of spellings.slice(0, 5)) expect((await ask(ip)).status).toBe(200);
    expect((await ask(spellings[5])).status).toBe(429);
    for (const other of [
      "192.0.2.8:4711",
      "::ffff:192.0.2.9",
      "::ffff:c000:20a",
      "[2001:db8:1::1]:443",
      "::1",
    ])
      expect([other, (await ask(other)).status]).toEqual([other, 200]);
  });

  it("counts users by id wherever they come from, each with a limit of its own", async () => {
    const limit = ({ role }: Caller) =>
      role === "admin" ? Number.POSITIVE_INFINITY : role === "editor" ? 2 : 1;
    const site = siteWith({ limit });
    const statuses = async (user: string, count: number) => {
      const all: number[] = [];
      for (let n = 0; n < count; n++) all.push((await site.ask(`192.0.2.${n}`, { "x-user": user })).status);
      return all;
    };
    expect(await statuses("editor", 3)).toEqual([200, 200, 429]);
    expect(await statuses("author", 2)).toEqual([200, 429]);
    expect(await statuses("admin", 5)).toEqual([200, 200, 200, 200, 200]);
  });

  it("takes a key of one's own, and says once that addresses are missing", async () => {
    const errors: unknown[] = [];
    const keyed = siteWith({ limit: 1, key: (incoming) => incoming.header("x-key") ?? undefined });
    expect((await keyed.ask(undefined, { "x-key": "a" })).status).toBe(200);
    expect((await keyed.ask(undefined, { "x-key": "a" })).status).toBe(429);
    const bare = siteWith({ limit: 1 }, { onError: (error: unknown) => errors.push(error) });
    for (let n = 0; n < 3; n++) expect((await bare.ask()).status).toBe(200);
    expect(errors.map(String)).toEqual([expect.stringContaining("pass `key` to rateLimit")]);
  });

  it("stops guessing of passwords before they are checked, and leaves others alone", async () => {
    let checks = 0;
    const users = [{ id: 1, name: "ann", role: "editor", password: "right" }] as const;
    const auth = basicAuth({ users });
    const counted = {
      ...auth,
      authenticate(...args: Parameters<NonNullable<typeof auth.authenticate>>) {
        checks++;
        return auth.authenticate!(...args);
      },
    };
    const plugins = [rateLimit({ failedLogins: 3, now: () => 0 }), counted];
    const { calendar } = makeSite({ plugins, authenticate: () => undefined as never });
    const guess = (ip: string, password: string) =>
      calendar.handle(
        new Request(`${BASE}/events`, { headers: { authorization: `Basic ${btoa(`ann:${password}`)}` } }),
        { ip },
      );
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push((await guess("192.0.2.1", `wrong ${n}`)).status);
    expect([statuses, checks]).toEqual([[401, 401, 401, 429, 429], 3]);
    expect((await guess("192.0.2.1", "right")).status).toBe(429);
    expect((await guess("192.0.2.2", "right")).status).toBe(200);
    expect((await calendar.handle(new Request(`${BASE}/events`), { ip: "192.0.2.1" })).status).toBe(200);
  });

  it("remembers no more callers than it is told to", async () => {
    const site = siteWith({ limit: 1, maxCallers: 2 });
    for (const n of [1, 2, 3]) await site.ask(`192.0.2.${n}`);
    expect((await site.ask("192.0.2.3")).status).toBe(429);
    expect((await site.ask("192.0.2.1")).status).toBe(200);
  });

  it("never grants more than the limit and what has come back since, nor refuses what is due", () => {
    const steps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 120 }),
        steps,
        (limit, seconds, pauses) => {
          const rate = { limit, windowMs: seconds * 1000 };
          let [bucket, now, granted] = [undefined as ReturnType<typeof take>["bucket"] | undefined, 0, 0];
          for (const pause of pauses) {
            now += pause;
            const taken = take(bucket, rate, now);
            if (taken.waitSeconds === 0) granted++;
            else expect(take(taken.bucket, rate, now + taken.waitSeconds * 1000).waitSeconds).toBe(0);
            bucket = taken.bucket;
            expect(granted).toBeLessThanOrEqual(limit + (now * limit) / rate.windowMs + 1e-6);
          }
        },
      ),
    );
  });

  it.each([
    [{ limit: 0 }, "`limit` must be a whole number from 1, got 0"],
    [{ windowSeconds: 0.5 }, "`windowSeconds`"],
    [{ maxCallers: -1 }, "`maxCallers`"],
    [{ failedLogins: Number.NaN }, "`failedLogins`"],
  ])("does not start with %j", (options: RateLimitOptions, sentence) => {
    expect(() => rateLimit(options)).toThrow(sentence);
  });
});
