import { expect } from "vitest";
import { anEvent, aTerm, aVenue, BEFORE, LATER, NOW } from "./drafts.ts";
import type { Case } from "./driver.ts";

const HIDDEN = { hide_from_listings: true } as const;

/** The change journal, revisions and the version. */
export function journalCases(check: Case): void {
  check(
    "tells of each insert, update and remove, with what the record was and is to readers",
    async (store) => {
      expect([await store.version(), await store.journal.after(0, 10)]).toEqual([0, []]);
      const { id } = await store.events.insert(anEvent({ status: "draft", author: 7 }));
      await store.events.update(id, { status: "publish", ...HIDDEN, date_utc: LATER, changed_utc: NOW });
      await store.events.remove(id, LATER);
      const draft = { status: "draft", author: 7, date_utc: BEFORE, hidden: false };
      const published = { status: "publish", author: 7, date_utc: LATER, hidden: true };
      expect(await store.journal.after(0, 10)).toEqual([
        { sequence: 1, kind: "event", id, at: BEFORE, before: null, after: draft },
        { sequence: 2, kind: "event", id, at: NOW, before: draft, after: published },
        { sequence: 3, kind: "event", id, at: LATER, before: published, after: null },
      ]);
    },
  );

  check("tells of terms without saying more than whether they were and are", async (store) => {
    const { id } = await store.tags.insert(aTerm("a"));
    await store.tags.remove(id, NOW);
    const entries = await store.journal.since("tag", "2000-01-01 00:00:00");
    expect(entries.map((entry) => [entry.before === null, entry.after === null])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  check(
    "numbers entries without gaps, in the order of commits, a record's last one being its revision",
    async (store) => {
      const venue = await store.venues.insert(aVenue());
      const lost = store.transaction(async (tx) => {
        await tx.venues.insert(aVenue());
        throw new Error("on purpose");
      });
      await lost.catch(() => undefined);
      const event = await store.transaction(async (tx) => {
        const { id } = await tx.events.insert(anEvent());
        await tx.venues.update(venue.id, { venue: "New" });
        return tx.events.update(id, { title: "New" });
      });
      const entries = await store.journal.after(0, 100);
      expect(entries.map((entry) => [entry.sequence, entry.kind])).toEqual([
        [1, "venue"],
        [2, "event"],
        [3, "venue"],
        [4, "event"],
      ]);
      expect([venue.revision, event?.revision, (await store.venues.get({ id: venue.id }))?.revision]).toEqual(
        [1, 4, 3],
      );
      expect(await store.version()).toBe(4);
    },
  );

  check("does not count uncommitted work in the version", async (store) => {
    await store.venues.insert(aVenue());
    await store.transaction(async (tx) => {
      await tx.venues.insert(aVenue());
      expect(await tx.version()).toBe(1);
      expect(await tx.journal.after(0, 10)).toHaveLength(1);
    });
    expect(await store.version()).toBe(2);
  });

  check("gives entries of a kind later than a time, oldest first by sequence", async (store) => {
    for (const changed_utc of [NOW, BEFORE, LATER, NOW]) await store.events.insert(anEvent({ changed_utc }));
    await store.venues.insert(aVenue({ changed_utc: LATER }));
    const since = async (at: string) =>
      (await store.journal.since("event", at)).map((entry) => entry.sequence);
    expect(await since("2000-01-01 00:00:00")).toEqual([1, 2, 3, 4]);
    expect(await since(BEFORE)).toEqual([1, 3, 4]);
    expect(await since(NOW)).toEqual([3]);
    expect(await since(LATER)).toEqual([]);
    expect(await store.journal.since("organizer", BEFORE)).toEqual([]);
  });

  check("gives entries after a sequence, oldest first, at most the limit", async (store) => {
    for (let i = 0; i < 5; i++) await store.events.insert(anEvent());
    const after = async (sequence: number, limit: number) =>
      (await store.journal.after(sequence, limit)).map((entry) => entry.sequence);
    expect(await after(0, 2)).toEqual([1, 2]);
    expect(await after(2, 2)).toEqual([3, 4]);
    expect(await after(4, 2)).toEqual([5]);
    expect(await after(5, 2)).toEqual([]);
    expect(await after(0, 0)).toEqual([]);
  });
}
