import { expect } from "vitest";
import type { Store } from "../../../src/store.ts";
import { ALL, anEvent, anOrganizer, aTerm, aVenue, events, idsOf, NOW, places, terms } from "./drafts.ts";
import type { Case } from "./driver.ts";

const FAILURE = new Error("on purpose");

/** All or nothing, and nobody sees what is not committed. */
export function transactionCases(check: Case): void {
  check("keeps all that a transaction wrote and answers with its result", async (store) => {
    const ids = await store.transaction(async (tx) => {
      const venue = await tx.venues.insert(aVenue());
      const event = await tx.events.insert(anEvent({ venue: [venue.id] }));
      return [venue.id, event.id];
    });
    expect((await store.events.get({ id: ids[1]! }))?.venue).toEqual([ids[0]]);
    expect(await store.version()).toBe(2);
  });

  check("takes what the work gives: at once, later, or by something else with a `then`", async (store) => {
    // biome-ignore lint/suspicious/noThenProperty: that is what this is about.
    const later = { then: (tell: (value: number) => void) => setTimeout(() => tell(3), 5) };
    expect(await store.transaction(() => 1)).toBe(1);
    expect(await store.transaction(async () => 2)).toBe(2);
    expect(await store.transaction(() => later as unknown as Promise<number>)).toBe(3);
    await store.events.insert(anEvent());
    expect(await store.version()).toBe(1);
  });

  check("keeps nothing of a work that throws at once, and goes on", async (store) => {
    const failed = store.transaction((tx) => {
      // A driver that inserts at once has done so; the others have only begun.
      Promise.resolve(tx.events.insert(anEvent())).catch(() => undefined);
      throw FAILURE;
    });
    await expect(failed).rejects.toBe(FAILURE);
    expect(await store.version()).toBe(0);
    await store.transaction((tx) => tx.events.insert(anEvent()));
    expect((await store.events.list(events(), ALL)).total).toBe(1);
  });

  check("sees its own writes", async (store) => {
    await store.transaction(async (tx) => {
      const { id } = await tx.events.insert(
        anEvent({ slug: "a", tags: [1], title: "Kite", changed_utc: NOW }),
      );
      expect((await tx.events.get({ slug: "a" }))?.id).toBe(id);
      const filters = [
        events(),
        events({ tags: [1] }),
        events({ changedAfter: "2027-06-01 11:00:00" }),
        events({ search: { all: ["kite"], none: [] } }),
      ];
      for (const filter of filters) expect((await tx.events.list(filter, ALL)).total).toBe(1);
      await tx.events.update(id, { title: "Moon" });
      expect((await tx.events.get({ id }))?.title).toBe("Moon");
      await tx.events.remove(id, NOW);
      expect((await tx.events.list(events(), ALL)).total).toBe(0);
    });
  });

  check(
    "leaves nothing of a transaction that failed, in rows, lists, totals, names, counts, journal or replays",
    async (store) => {
      const kept = await filled(store);
      const before = await picture(store);
      const failed = store.transaction(async (tx) => {
        await tx.events.insert(anEvent({ slug: "a", tags: [kept.tag] }));
        await tx.events.update(kept.event, { title: "Changed", slug: "b", status: "draft" });
        await tx.venues.insert(aVenue({ venue: "New" }));
        await tx.venues.remove(kept.venue, NOW);
        await tx.organizers.insert(anOrganizer());
        await tx.categories.remove(kept.parent, NOW);
        await tx.tags.remove(kept.tag, NOW);
        await tx.replays.put("owner", "key", { fingerprint: "new", status: 1, body: "", at: NOW });
        await tx.replays.put("owner", "other", { fingerprint: "new", status: 1, body: "", at: NOW });
        await picture(tx);
        throw FAILURE;
      });
      await expect(failed).rejects.toBe(FAILURE);
      expect(await picture(store)).toEqual(before);
      expect((await store.events.insert(anEvent({ slug: "a" }))).slug).toBe("a-2");
    },
  );

  check("does not give the ids of a failed transaction to others of the same name again", async (store) => {
    let lost = 0;
    await store
      .transaction(async (tx) => {
        lost = (await tx.events.insert(anEvent())).id;
        throw FAILURE;
      })
      .catch(() => undefined);
    expect(lost).toBeGreaterThan(0);
    expect((await store.events.insert(anEvent())).id).toBeGreaterThan(lost);
  });

  check("shows nobody what is not committed", async (store) => {
    const steps: string[] = [];
    const running = store.transaction(async (tx) => {
      await tx.events.insert(anEvent());
      await pause();
      steps.push("written");
      await tx.events.insert(anEvent());
      await pause();
    });
    const seen = [(await store.events.list(events(), ALL)).total, await store.version()];
    await running;
    // Before or after, never in between.
    expect([
      [0, 0],
      [2, 2],
    ]).toContainEqual([seen[0], seen[1]]);
    expect(steps).toEqual(["written"]);
  });

  check("lets writes from outside through, one failing work spoiling no other", async (store) => {
    const work = [
      store.transaction(async (tx) => {
        await tx.events.insert(anEvent({ title: "lost" }));
        await pause();
        throw FAILURE;
      }),
      store.events.insert(anEvent({ title: "kept" })),
      store.transaction((tx) => tx.events.insert(anEvent({ title: "kept too" }))),
    ];
    const results = await Promise.allSettled(work);
    expect(results.map((result) => result.status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
    const titles = (await store.events.list(events(), ALL)).rows.map((row) => row.title);
    expect(titles.sort()).toEqual(["kept", "kept too"]);
  });

  check("joins the transaction that runs", async (store) => {
    const failed = store.transaction(async (tx) => {
      await tx.transaction((same) => same.events.insert(anEvent()));
      throw FAILURE;
    });
    await expect(failed).rejects.toBe(FAILURE);
    expect(await store.version()).toBe(0);
    const id = await store.transaction((tx) =>
      tx.transaction(async (same) => (await same.events.insert(anEvent())).id),
    );
    expect((await store.events.get({ id }))?.id).toBe(id);
  });

  check("rejects the use of a transaction that is over", async (store) => {
    const leaked: Store[] = [];
    await store.transaction(async (tx) => void leaked.push(tx));
    await store
      .transaction(async (tx) => {
        leaked.push(tx);
        throw FAILURE;
      })
      .catch(() => undefined);
    for (const tx of leaked) {
      await expect(tx.events.insert(anEvent())).rejects.toThrow();
      await expect(tx.version()).rejects.toThrow();
      await expect(tx.transaction(async () => 1)).rejects.toThrow();
    }
    expect(await store.version()).toBe(0);
  });

  check("waits on closing for what runs", async (store) => {
    let done = false;
    const running = store.transaction(async (tx) => {
      await pause();
      await tx.events.insert(anEvent());
      done = true;
    });
    await store.close();
    expect(done).toBe(true);
    await running;
  });
}

interface Kept {
  readonly event: number;
  readonly venue: number;
  readonly parent: number;
  readonly tag: number;
}

async function filled(store: Store): Promise<Kept> {
  const venue = (await store.venues.insert(aVenue({ venue: "Hall" }))).id;
  const parent = (await store.categories.insert(aTerm("parent"))).id;
  const child = (await store.categories.insert(aTerm("child", { parent }))).id;
  const tag = (await store.tags.insert(aTerm("tag"))).id;
  const event = (
    await store.events.insert(
      anEvent({ slug: "a", title: "Kite", venue: [venue], categories: [child, parent], tags: [tag] }),
    )
  ).id;
  await store.replays.put("owner", "key", { fingerprint: "old", status: 1, body: "", at: NOW });
  return { event, venue, parent, tag };
}

/** All that can be seen of a store. */
async function picture(store: Store): Promise<unknown> {
  return {
    events: await store.events.list(events(), ALL),
    bySlug: [await store.events.get({ slug: "a" }), await store.events.get({ slug: "b" })],
    found: await store.events.list(events({ search: { all: ["kite"], none: [] } }), ALL),
    untitled: await store.events.list(
      events({ order: { by: "title", descending: true }, featured: false }),
      ALL,
    ),
    venues: await store.venues.list(places({ hasEvents: true }), ALL),
    named: [await store.venues.named("hall"), await store.venues.named("new")],
    organizers: idsOf(await store.organizers.list(places(), ALL)),
    categories: await store.categories.list(terms(), ALL),
    tags: [await store.tags.list(terms({ used: true }), ALL), await store.tags.named("tag")],
    replays: [await store.replays.get("owner", "key"), await store.replays.get("owner", "other")],
    journal: await store.journal.after(0, 100),
    next: await store.nextPublication("2000-01-01 00:00:00"),
    version: await store.version(),
  };
}

/** Long enough for others to get their turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
