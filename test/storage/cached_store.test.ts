/** What the cache spares, keeps, forgets and refuses. */
import { describe, expect, it } from "vitest";
import type { Store } from "../../src/store.ts";
import { type CacheOptions, cachedStore } from "../../storage/cached/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import {
  ALL,
  anEvent,
  aTerm,
  aVenue,
  events,
  LATER,
  NOW,
  PUBLIC,
  places,
  terms,
} from "../suites/storage/drafts.ts";
import { around } from "./around.ts";

/** A store, a cache before it, and what the cache asked of the store. */
function counted(options: CacheOptions = {}) {
  const inner = memoryStore();
  const calls: string[] = [];
  const held: Promise<unknown>[] = [];
  const store = cachedStore(
    around(inner, async (run, name) => {
      calls.push(name);
      if (name !== "version") await Promise.all(held);
      return run();
    }),
    options,
  );
  /** The calls of the work but for the versions. */
  const during = async (work: () => unknown): Promise<string[]> => {
    calls.length = 0;
    await work();
    return calls.filter((name) => name !== "version");
  };
  return { inner, store, calls, held, during };
}

const at = (now: string) => events({ gate: { ...PUBLIC, now } });

const READS: Readonly<Record<string, (store: Store, now: string) => unknown>> = {
  "events.get": (store) => store.events.get({ id: 1 }),
  "venues.get": (store) => store.venues.get({ slug: "nowhere" }),
  "organizers.get": (store) => store.organizers.get({ formerSlug: "gone" }),
  "events.many": (store) => store.events.many([1, 2]),
  "events.list": (store, now) => store.events.list(at(now), ALL),
  "venues.list": (store, now) => store.venues.list(places({ gate: { ...PUBLIC, now } }), ALL),
  "organizers.named": (store) => store.organizers.named("club"),
  "categories.get": (store, now) => store.categories.get({ id: 1 }, now),
  "tags.many": (store, now) => store.tags.many([1], now),
  "tags.named": (store) => store.tags.named("one"),
  "tags.list": (store, now) => store.tags.list(terms({ now }), ALL),
  "categories.descendants": (store) => store.categories.descendants([1]),
  "journal.since": (store) => store.journal.since("event", "2000-01-01 00:00:00"),
  "journal.after": (store) => store.journal.after(0, 10),
};

describe("a cache", () => {
  it.each(Object.entries(READS))(
    "answers %s without the store, at any time at which the answer is the same",
    async (name, read) => {
      const { inner, store, calls, during } = counted();
      await inner.events.insert(anEvent({ tags: [1] }));
      await inner.events.insert(anEvent({ date_utc: LATER }));
      await inner.tags.insert(aTerm("one"));
      const first = await read(store, NOW);
      expect(calls).toContain(name);
      expect(await during(async () => expect(await read(store, NOW)).toBe(first))).toEqual([]);
      expect(calls).toEqual(["version"]);
      expect(await during(async () => expect(await read(store, "2027-08-31 23:59:59")).toBe(first))).toEqual(
        [],
      );
      await inner.events.update(1, { title: "New" });
      expect(await during(() => read(store, NOW))).toContain(name);
      expect(await read(store, NOW)).toEqual(await read(inner, NOW));
    },
  );

  it("shows what time alone publishes, and what has begun", async () => {
    const { inner, store } = counted();
    const venue = (await inner.venues.insert(aVenue())).id;
    await inner.events.insert(anEvent({ date_utc: LATER, venue: [venue] }));
    await inner.events.insert(anEvent({ utc_start_date: "2027-07-01 00:00:00", venue: [venue] }));
    for (const [now, total, upcoming] of [
      [NOW, 1, 1],
      ["2027-07-01 00:00:00", 1, 0],
      [LATER, 2, 0],
      [NOW, 1, 1],
    ] as const) {
      const gate = { ...PUBLIC, now };
      expect((await store.events.list(events({ gate }), ALL)).total).toBe(total);
      expect((await store.venues.list(places({ gate, upcoming: true }), ALL)).total).toBe(upcoming);
    }
  });

  it("tells callers apart", async () => {
    const { inner, store } = counted();
    await inner.events.insert(anEvent({ status: "private", author: 7 }));
    const totals = [];
    for (const gate of [PUBLIC, { ...PUBLIC, author: 7 }, { ...PUBLIC, everything: true }, PUBLIC])
      totals.push((await store.events.list(events({ gate }), ALL)).total);
    expect(totals).toEqual([0, 1, 1, 0]);
  });

  it("loads once what many ask for at the same time, also the version", async () => {
    const { inner, store, calls } = counted();
    await inner.events.insert(anEvent());
    const pages = await Promise.all(Array.from({ length: 20 }, () => store.events.list(at(NOW), ALL)));
    expect(new Set(pages).size).toBe(1);
    expect(calls).toEqual(["version", "nextPublication", "events.list"]);
    expect(store.stats()).toMatchObject({ hits: 38, misses: 2, size: 2 });
  });

  it("lets nobody join who asks at another moment: what is committed meanwhile may lie between them", async () => {
    const { inner, store, held } = counted();
    await inner.events.insert(anEvent({ date_utc: LATER }));
    await store.nextPublication(NOW);
    let release = () => {};
    held.push(new Promise<void>((resolve) => (release = resolve)));
    const [early, late] = [NOW, "2027-07-02 00:00:00"].map((now) => store.events.list(at(now), ALL));
    await new Promise((resolve) => setTimeout(resolve));
    await inner.events.insert(anEvent({ date_utc: "2027-07-01 00:00:00" }));
    release();
    expect([(await early)!.total, (await late)!.total]).toEqual([0, 1]);
    expect((await store.events.list(at(NOW), ALL)).total).toBe(0);
  });

  it("keeps no failure, and tells all who waited of it", async () => {
    const { inner, store, held } = counted();
    const failing = Promise.reject(new Error("on purpose"));
    held.push(failing);
    const asked = [store.events.get({ id: 1 }), store.events.get({ id: 1 })];
    for (const one of asked) await expect(one).rejects.toThrow("on purpose");
    held.length = 0;
    await inner.events.insert(anEvent());
    expect((await store.events.get({ id: 1 }))?.id).toBe(1);
  });

  it("never keeps replays: they are not in the journal", async () => {
    const { inner, store } = counted();
    expect(await store.replays.get("a", "b")).toBeUndefined();
    await inner.replays.put("a", "b", { fingerprint: "x", status: 201, body: "", at: NOW });
    expect((await store.replays.get("a", "b"))?.status).toBe(201);
  });

  it("gives rows that nobody can write to", async () => {
    const { inner, store } = counted();
    await inner.events.insert(
      anEvent({ image: { url: "u", id: 1, extension: "", width: 1, height: 1, filesize: 1, sizes: {} } }),
    );
    const row = (await store.events.list(at(NOW), ALL)).rows[0] as { title: string; image: { url: string } };
    expect(() => (row.title = "mine")).toThrow(TypeError);
    expect(() => (row.image.url = "mine")).toThrow(TypeError);
  });

  it("holds no more than it may, in answers and bytes", async () => {
    const few = counted({ max: 3 });
    for (let id = 1; id <= 10; id++) await few.store.events.get({ id });
    expect(few.store.stats()).toMatchObject({ size: 3, misses: 10 });
    const small = counted({ maxBytes: 20_000 });
    for (let n = 0; n < 20; n++) await small.inner.events.insert(anEvent({ description: "x".repeat(500) }));
    for (let id = 1; id <= 20; id++) await small.store.events.get({ id });
    expect(small.store.stats().bytes).toBeLessThanOrEqual(20_000);
    expect(small.store.stats().bytes).toBeGreaterThan(5_000);
    // A page of all of them is larger than what one answer may take.
    for (let n = 0; n < 2; n++)
      expect(await small.during(() => small.store.events.list(at(NOW), ALL))).toContain("events.list");
  });

  it("drops answers after ttlMs", async () => {
    const { store, during } = counted({ ttlMs: 20 });
    await store.events.get({ id: 1 });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await during(() => store.events.get({ id: 1 }))).toEqual(["events.get"]);
  });

  it("forgets all when versions come a second time, as after a restored backup", async () => {
    let inner = memoryStore();
    const store = cachedStore({
      ...inner,
      version: () => inner.version(),
      events: { ...inner.events, get: (ref) => inner.events.get(ref) },
    });
    const titled = async (...titles: string[]) => {
      inner = memoryStore();
      for (const title of titles) await inner.events.insert(anEvent({ title }));
    };
    const title = async () => (await store.events.get({ id: 1 }))?.title;
    await titled("a", "b");
    expect(await title()).toBe("a");
    await titled("c");
    await store.version();
    await titled("d", "e");
    expect(await title()).toBe("d");
  });
});

describe("a cache that may be late", () => {
  it("asks nothing of the store for so long, and sees others' writes after it", async () => {
    const { inner, store, calls } = counted({ maxStaleMs: 300 });
    await store.events.list(at(NOW), ALL);
    const versions = calls.filter((name) => name === "version").length;
    expect(versions).toBe(1);
    await inner.events.insert(anEvent());
    const until = performance.now() + 5000;
    while ((await store.events.list(at(NOW), ALL)).total === 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await store.events.list(at(NOW), ALL)).total).toBe(1);
  });

  it("sees its own writes and transactions at once", async () => {
    const { store } = counted({ maxStaleMs: 60_000 });
    const total = async () => (await store.events.list(at(NOW), ALL)).total;
    expect(await total()).toBe(0);
    const { id } = await store.events.insert(anEvent());
    expect(await total()).toBe(1);
    await store.transaction((tx) => tx.events.insert(anEvent()));
    expect(await total()).toBe(2);
    await store.events.update(id, { status: "draft" });
    expect(await total()).toBe(1);
    await store.events.remove(id + 1, NOW);
    expect(await total()).toBe(0);
  });

  it("does not take an answer that was on its way before a write for one after it", async () => {
    const inner = memoryStore();
    let hold: Promise<void> | undefined;
    const late = {
      ...inner,
      async version() {
        const version = await inner.version();
        await hold;
        return version;
      },
    };
    const store = cachedStore(late, { maxStaleMs: 60_000 });
    let release = () => {};
    hold = new Promise((resolve) => (release = resolve));
    const early = store.events.get({ id: 1 });
    await new Promise((resolve) => setTimeout(resolve));
    const written = store.events.insert(anEvent());
    await new Promise((resolve) => setTimeout(resolve));
    hold = undefined;
    release();
    await Promise.all([early, written]);
    expect((await store.events.get({ id: 1 }))?.id).toBe(1);
  });

  it("rejects after closing, however fresh what it knows is", async () => {
    const { store } = counted({ maxStaleMs: 60_000 });
    await store.events.get({ id: 1 });
    await store.close();
    await expect(store.events.get({ id: 1 })).rejects.toThrow(/closed/);
    await expect(store.version()).rejects.toThrow(/closed/);
  });
});

describe("options of a cache", () => {
  it.each([
    [{ max: 0 }, /max of cachedStore must be a whole number of answers from 1 to 10000000, got 0/],
    [{ max: 1.5 }, /max .* got 1.5/],
    [{ maxBytes: 10 }, /maxBytes .* bytes from 1000/],
    [{ ttlMs: 0 }, /ttlMs .* milliseconds from 1/],
    [{ ttlMs: Number.NaN }, /ttlMs .* got NaN/],
    [{ maxStaleMs: -1 }, /maxStaleMs .* from 0 to 3600000, got -1/],
    [{ maxStaleMs: "5" as never }, /maxStaleMs .* got 5/],
    [{ maxAge: 5 } as never, /Unknown option "maxAge" of cachedStore: use max, maxBytes, ttlMs, maxStaleMs/],
  ] satisfies [CacheOptions, RegExp][])("%j fail at once", (options, message) => {
    expect(() => cachedStore(memoryStore(), options)).toThrow(message);
  });
});
