import { expect } from "vitest";
import { numbered } from "../../../src/text/slugs.ts";
import { anEvent, aTerm, aVenue, NOW } from "./drafts.ts";
import type { Case } from "./driver.ts";

/** Slugs are unique within a kind. */
export function slugCases(check: Case): void {
  check("finds a record by its slug, exactly as written", async (store) => {
    const { id } = await store.events.insert(anEvent({ slug: "東京-fest_100%" }));
    expect((await store.events.get({ slug: "東京-fest_100%" }))?.id).toBe(id);
    for (const other of [
      "東京-fest_100",
      "東京-fest-100%",
      "東京-fest_1000",
      "東京-FEST_100%",
      "東京-fest_100% ",
    ])
      expect(await store.events.get({ slug: other })).toBeUndefined();
  });

  check("tells slugs apart by code points, not by letters", async (store) => {
    for (const slug of ["cafe", "café", "cafe\u0301", "Cafe", "straße", "strasse"])
      expect((await store.venues.insert(aVenue({ slug }))).slug).toBe(slug);
  });

  check("numbers a taken slug with the first free number", async (store) => {
    const slugs = [];
    for (let i = 0; i < 12; i++) slugs.push((await store.events.insert(anEvent({ slug: "fest" }))).slug);
    expect(slugs).toEqual(["fest", ...Array.from({ length: 11 }, (_, i) => `fest-${i + 2}`)]);
  });

  check("fills gaps among the numbers, lowest first", async (store) => {
    const rows = [];
    for (let i = 0; i < 15; i++) rows.push(await store.events.insert(anEvent({ slug: "fest" })));
    for (const n of [12, 4, 9]) await store.events.remove(rows[n]!.id, NOW);
    await store.events.update(rows[6]!.id, { slug: "other" });
    const again = [];
    for (let i = 0; i < 5; i++) again.push((await store.events.insert(anEvent({ slug: "fest" }))).slug);
    expect(again).toEqual(["fest-5", "fest-7", "fest-10", "fest-13", "fest-16"]);
  });

  check("numbers within 200 characters", async (store) => {
    const slug = "a".repeat(200);
    const rows = [];
    for (let i = 0; i < 11; i++) rows.push(await store.events.insert(anEvent({ slug })));
    expect(rows.map((row) => row.slug)).toEqual([
      slug,
      ...rows.slice(1).map((_, i) => numbered(slug, i + 2)),
    ]);
    expect(rows.every((row) => row.slug.length <= 200)).toBe(true);
    await store.events.remove(rows[3]!.id, NOW);
    expect((await store.events.insert(anEvent({ slug }))).slug).toBe(numbered(slug, 4));
  });

  check("lets kinds have equal slugs", async (store) => {
    expect((await store.events.insert(anEvent({ slug: "a" }))).slug).toBe("a");
    expect((await store.venues.insert(aVenue({ slug: "a" }))).slug).toBe("a");
    expect((await store.tags.insert(aTerm("a"))).slug).toBe("a");
    expect((await store.categories.insert(aTerm("a"))).slug).toBe("a");
    expect((await store.categories.insert(aTerm("a"))).slug).toBe("a-2");
  });

  check("lets any number of records have the empty slug", async (store) => {
    expect((await store.events.insert(anEvent())).slug).toBe("");
    expect((await store.events.insert(anEvent())).slug).toBe("");
  });

  check("makes a slug unique on update, where the record's own is free to it", async (store) => {
    const first = await store.events.insert(anEvent({ slug: "a" }));
    const second = await store.events.insert(anEvent({ slug: "b" }));
    expect((await store.events.update(second.id, { slug: "a" }))?.slug).toBe("a-2");
    expect((await store.events.update(second.id, { slug: "a" }))?.slug).toBe("a-2");
    expect((await store.events.update(first.id, { slug: "a" }))?.slug).toBe("a");
    expect(await store.events.get({ slug: "b" })).toBeUndefined();
    const tags = [await store.tags.insert(aTerm("x")), await store.tags.insert(aTerm("y"))] as const;
    expect((await store.tags.update(tags[1].id, { slug: "x" }))?.slug).toBe("x-2");
  });

  check("keeps the slug when the patch has none", async (store) => {
    const { id } = await store.events.insert(anEvent({ slug: "a" }));
    expect((await store.events.update(id, { title: "b" }))?.slug).toBe("a");
  });

  check("finds by its former slug the post that was trashed last", async (store) => {
    const trashed = { status: "trash", slug: "a__trashed", former_slug: "a" } as const;
    const rows = [];
    for (let i = 0; i < 3; i++) rows.push(await store.events.insert(anEvent({ slug: "a" })));
    await store.events.update(rows[2]!.id, trashed);
    await store.events.update(rows[0]!.id, trashed);
    expect((await store.events.get({ formerSlug: "a" }))?.id).toBe(rows[0]!.id);
    expect(await store.events.get({ slug: "a" })).toBeUndefined();
    await store.events.update(rows[0]!.id, { status: "publish", slug: "a", former_slug: "" });
    expect((await store.events.get({ formerSlug: "a" }))?.id).toBe(rows[2]!.id);
    await store.events.remove(rows[2]!.id, NOW);
    expect(await store.events.get({ formerSlug: "a" })).toBeUndefined();
  });

  check("gives 50 that come at once distinct ids and slugs", async (store) => {
    const rows = await Promise.all(
      Array.from({ length: 50 }, () => store.events.insert(anEvent({ slug: "same" }))),
    );
    expect(new Set(rows.map((row) => row.id)).size).toBe(50);
    const wanted = ["same", ...Array.from({ length: 49 }, (_, i) => `same-${i + 2}`)];
    expect(rows.map((row) => row.slug).sort()).toEqual(wanted.sort());
  });
}
