import { expect } from "vitest";
import { ALL, anEvent, anOrganizer, aTerm, aVenue, EDITOR, events, idsOf, LATER, NOW } from "./drafts.ts";
import type { Case } from "./driver.ts";

/** Single records: what is written comes back. */
export function readingCases(check: Case): void {
  check("gives a record back as it was written, with an id and a revision", async (store) => {
    const drafts = [
      anEvent({ title: "Tanz & Käse 🎉 <b>", cost: "12,50 €", categories: [3, 1] }),
      aVenue({ city: "Łódź" }),
    ] as const;
    const event = await store.events.insert(drafts[0]);
    const venue = await store.venues.insert(drafts[1]);
    expect(await store.events.get({ id: event.id })).toEqual({ ...drafts[0], id: event.id, revision: 1 });
    expect(await store.venues.get({ id: venue.id })).toEqual({ ...drafts[1], id: venue.id, revision: 2 });
  });

  check("keeps an image with its sizes, large ids and texts of every script", async (store) => {
    const sizes = { thumbnail: { width: 150, height: 150, url: "https://x.test/a-150.jpg" } };
    const image = {
      url: "https://x.test/a.jpg",
      id: "a",
      extension: "jpg",
      width: 1,
      height: 2,
      filesize: 3,
      sizes,
    };
    const description = "日本語 עברית 👩‍👩‍👧 \\ ' \" % _ \n\t".repeat(500);
    const { id } = await store.events.insert(anEvent({ image, description, post_parent: 2_000_000_000 }));
    expect(await store.events.get({ id })).toMatchObject({ image, description, post_parent: 2_000_000_000 });
  });

  check("answers undefined for what is not there, ids of other kinds included", async (store) => {
    const venue = await store.venues.insert(aVenue({ slug: "hall" }));
    expect(await store.events.get({ id: venue.id })).toBeUndefined();
    expect(await store.events.get({ slug: "hall" })).toBeUndefined();
    expect(await store.events.get({ slug: "" })).toBeUndefined();
    expect(await store.events.get({ formerSlug: "" })).toBeUndefined();
    expect(await store.events.update(venue.id, { title: "x" })).toBeUndefined();
    expect(await store.events.remove(venue.id, NOW)).toBeUndefined();
    expect(await store.categories.get({ slug: "hall" }, NOW)).toBeUndefined();
    expect(await store.version()).toBe(1);
  });

  check("reads single records without a gate", async (store) => {
    const { id } = await store.events.insert(
      anEvent({ status: "draft", hide_from_listings: true, slug: "own" }),
    );
    expect((await store.events.get({ slug: "own" }))?.id).toBe(id);
  });

  check("gives many in the order of the ids and leaves unknown ones out", async (store) => {
    const [a, b, c] = [
      await store.venues.insert(aVenue()),
      await store.venues.insert(aVenue()),
      await store.venues.insert(aVenue()),
    ];
    expect(idsOf(await store.venues.many([c.id, 999, a.id, b.id]))).toEqual([c.id, a.id, b.id]);
    expect(await store.venues.many([])).toEqual([]);
    expect(idsOf(await store.venues.many([b.id, b.id]))).toEqual([b.id, b.id]);
  });

  check("looks for as many as anybody may name", async (store) => {
    const [venue, term] = [await store.venues.insert(aVenue()), await store.tags.insert(aTerm("jazz"))];
    const ids = Array.from({ length: 100_000 }, (_, n) => n + 1);
    expect(idsOf(await store.venues.many(ids))).toEqual([venue.id]);
    expect(idsOf(await store.tags.many(ids, NOW))).toEqual([term.id]);
  });

  check("gives posts of all kinds ids of one sequence, and terms of another", async (store) => {
    const event = await store.events.insert(anEvent());
    const venue = await store.venues.insert(aVenue());
    const organizer = await store.organizers.insert(anOrganizer());
    const category = await store.categories.insert(aTerm("a"));
    const tag = await store.tags.insert(aTerm("a"));
    expect(new Set([event.id, venue.id, organizer.id]).size).toBe(3);
    expect(category.id).not.toBe(tag.id);
    expect(Math.min(event.id, venue.id, organizer.id, category.id, tag.id)).toBeGreaterThan(0);
  });

  check("never gives an id twice, not even that of the last record after its removal", async (store) => {
    const { id } = await store.events.insert(anEvent());
    await store.events.remove(id, NOW);
    expect((await store.venues.insert(aVenue())).id).toBeGreaterThan(id);
    const tag = await store.tags.insert(aTerm("a"));
    await store.tags.remove(tag.id, NOW);
    expect((await store.categories.insert(aTerm("a"))).id).toBeGreaterThan(tag.id);
  });

  check("changes only the keys in the patch", async (store) => {
    const before = await store.events.insert(anEvent({ title: "Old", cost: "5", tags: [4] }));
    const after = await store.events.update(before.id, { title: "New", changed_utc: LATER });
    expect(after).toEqual({ ...before, title: "New", changed_utc: LATER, revision: 2 });
    expect(await store.events.get({ id: before.id })).toEqual(after);
  });

  check("clears with null, empty texts and empty lists", async (store) => {
    const image = { url: "u", id: 1, extension: "", width: 0, height: 0, filesize: 0, sizes: {} };
    const full = await store.events.insert(anEvent({ image, cost: "5", tags: [1, 2], slug: "full" }));
    await store.events.update(full.id, { image: null, cost: "", tags: [], slug: "" });
    expect(await store.events.get({ id: full.id })).toMatchObject({
      image: null,
      cost: "",
      tags: [],
      slug: "",
    });
    expect(await store.events.get({ slug: "full" })).toBeUndefined();
  });

  check("answers a removal with what the record was", async (store) => {
    const row = await store.organizers.insert(anOrganizer({ email: "a@b.test" }));
    expect(await store.organizers.remove(row.id, NOW)).toEqual(row);
    expect(await store.organizers.get({ id: row.id })).toBeUndefined();
    expect(await store.organizers.remove(row.id, NOW)).toBeUndefined();
  });

  check("does not follow changes of a list that was given to it", async (store) => {
    const tags = [1, 2];
    const { id } = await store.events.insert(anEvent({ tags }));
    tags.push(3);
    expect((await store.events.get({ id }))?.tags).toEqual([1, 2]);
    expect((await store.events.list(events({ tags: [3] }), ALL)).total).toBe(0);
  });

  check("names the next publication, of posts of any kind with status publish", async (store) => {
    await store.events.insert(anEvent({ date_utc: LATER, status: "draft" }));
    expect(await store.nextPublication(NOW)).toBeUndefined();
    await store.events.insert(anEvent({ date_utc: LATER, hide_from_listings: true }));
    const venue = await store.venues.insert(aVenue({ date_utc: "2027-08-01 00:00:00" }));
    expect(await store.nextPublication(NOW)).toBe("2027-08-01 00:00:00");
    expect(await store.nextPublication("2027-08-01 00:00:00")).toBe(LATER);
    expect(await store.nextPublication(LATER)).toBeUndefined();
    await store.venues.remove(venue.id, NOW);
    expect(await store.nextPublication(NOW)).toBe(LATER);
  });

  check("rejects what comes after closing", async (store) => {
    await store.close();
    await expect(store.events.list(events({ gate: EDITOR }), ALL)).rejects.toThrow();
    await expect(store.version()).rejects.toThrow();
    await expect(store.transaction(async () => 1)).rejects.toThrow();
  });
}
