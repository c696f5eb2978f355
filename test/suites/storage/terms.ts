import { expect } from "vitest";
import type { Store, TermDraft, TermFilter } from "../../../src/store.ts";
import { ALL, anEvent, aTerm, BEFORE, idsOf, LATER, NOW, terms } from "./drafts.ts";
import type { Case } from "./driver.ts";

/** Categories and tags. */
export function termCases(check: Case): void {
  check(
    "counts the events published at the time that use a term directly, hidden ones included",
    async (store) => {
      const top = await store.categories.insert(aTerm("top"));
      const child = await store.categories.insert(aTerm("child", { parent: top.id }));
      await store.events.insert(anEvent({ categories: [child.id, top.id] }));
      await store.events.insert(anEvent({ categories: [child.id], hide_from_listings: true }));
      await store.events.insert(anEvent({ categories: [child.id], date_utc: LATER }));
      for (const status of ["draft", "private", "trash"] as const)
        await store.events.insert(anEvent({ categories: [child.id], status }));
      expect((await store.categories.get({ id: child.id }, NOW))?.count).toBe(2);
      expect((await store.categories.get({ slug: "child" }, LATER))?.count).toBe(3);
      expect((await store.categories.get({ slug: "top" }, NOW))?.count).toBe(1);
      expect((await store.categories.many([child.id, 99, top.id], BEFORE)).map((term) => term.count)).toEqual(
        [2, 1],
      );
      expect((await store.categories.many([child.id], "2027-01-01 08:59:59"))[0]?.count).toBe(0);
      expect(await store.tags.get({ id: child.id }, NOW)).toBeUndefined();
    },
  );

  check("finds terms by name in any letter case, accents kept", async (store) => {
    const ids = await inserted(store, [
      { name: "CAFÉ" },
      { name: "café" },
      { name: "Cafe" },
      { name: "100%" },
    ]);
    expect(idsOf(await store.tags.named("Café"))).toEqual(ids.slice(0, 2));
    expect(idsOf(await store.tags.named("100%"))).toEqual([ids[3]]);
    expect(await store.tags.named("1000")).toEqual([]);
    await store.tags.update(ids[0]!, { name: "Bar" });
    expect(idsOf(await store.tags.named("cafÉ"))).toEqual([ids[1]]);
  });

  check("filters by ids, exclusion, slug, parent and time, an empty list matching nothing", async (store) => {
    const a = await store.categories.insert(aTerm("a"));
    const b = await store.categories.insert(aTerm("b", { changed_utc: NOW }));
    const child = await store.categories.insert(aTerm("c", { parent: a.id }));
    const found = async (filter: Partial<TermFilter>) =>
      idsOf(await store.categories.list(terms(filter), ALL));
    expect(await found({ ids: [b.id, a.id, 99, b.id] })).toEqual([a.id, b.id]);
    expect(await found({ ids: [] })).toEqual([]);
    expect(await found({ exclude: [a.id] })).toEqual([b.id, child.id]);
    expect(await found({ exclude: [a.id], ids: [a.id, b.id] })).toEqual([b.id]);
    expect(await found({ exclude: [] })).toHaveLength(3);
    expect(await found({ slug: "b" })).toEqual([b.id]);
    expect(await found({ parent: 0 })).toEqual([a.id, b.id]);
    expect(await found({ parent: a.id })).toEqual([child.id]);
    expect(await found({ changedAfter: BEFORE })).toEqual([b.id]);
  });

  check("searches folded names and slugs, % and _ as they are", async (store) => {
    const ids = await inserted(store, [
      { name: "Zürich 100%" },
      { name: "x", slug: "zurich_1" },
      { name: "Zurich 1000", slug: "y" },
    ]);
    const found = async (search: string) => idsOf(await store.tags.list(terms({ search }), ALL));
    expect(await found("zurich")).toEqual(ids);
    expect(await found("100%")).toEqual([ids[0]]);
    expect(await found("h_1")).toEqual([ids[1]]);
  });

  check("orders by each field, ties by id ascending in both directions", async (store) => {
    const [a, b, c] = await inserted(store, [
      { name: "Éa", slug: "z", description: "1" },
      { name: "eb", slug: "y", description: "2" },
      { name: "ÉA", slug: "x", description: "1" },
    ]);
    await store.events.insert(anEvent({ tags: [b!] }));
    const both = async (by: TermFilter["order"]["by"]) =>
      Promise.all(
        [false, true].map(async (descending) =>
          idsOf(await store.tags.list(terms({ order: { by, descending } }), ALL)),
        ),
      );
    expect(await both("name")).toEqual([
      [a, c, b],
      [b, a, c],
    ]);
    expect(await both("slug")).toEqual([
      [c, b, a],
      [a, b, c],
    ]);
    expect(await both("description")).toEqual([
      [a, c, b],
      [b, a, c],
    ]);
    expect(await both("count")).toEqual([
      [a, c, b],
      [b, a, c],
    ]);
    expect(await both("id")).toEqual([
      [a, b, c],
      [c, b, a],
    ]);
    expect(await both("parent")).toEqual([
      [a, b, c],
      [a, b, c],
    ]);
    expect(await both("none")).toEqual([
      [a, b, c],
      [a, b, c],
    ]);
    const given = { ids: [c!, a!, b!], order: { by: "given", descending: false } } as const;
    expect(idsOf(await store.tags.list(terms(given), ALL))).toEqual([c, a, b]);
    const page = await store.tags.list(terms(given), { offset: 1, limit: 1 });
    expect([idsOf(page), page.total]).toEqual([[a], 3]);
  });

  check("used: a count above 0, or such a term somewhere below", async (store) => {
    const ids = await chain(store, 4);
    const unused = (await store.categories.insert(aTerm("unused"))).id;
    await store.events.insert(anEvent({ categories: [ids[2]!], date_utc: LATER }));
    const found = async (now: string) => idsOf(await store.categories.list(terms({ now, used: true }), ALL));
    expect(await found(NOW)).toEqual([]);
    expect(await found(LATER)).toEqual(ids.slice(0, 3));
    expect(idsOf(await store.categories.list(terms(), ALL))).toEqual([...ids, unused]);
    expect(
      idsOf(await store.categories.list(terms({ now: LATER, used: true, ids: [ids[0]!] }), ALL)),
    ).toEqual([ids[0]]);
  });

  check("descendants: the given ids and everything below, however deep", async (store) => {
    const ids = await chain(store, 40);
    const side = (await store.categories.insert(aTerm("side", { parent: ids[10]! }))).id;
    const below = async (...given: number[]) =>
      [...(await store.categories.descendants(given))].sort((a, b) => a - b);
    expect(await below(ids[0]!)).toEqual([...ids, side]);
    expect(await below(ids[38]!, side)).toEqual([...ids.slice(38), side]);
    expect(await below(ids[39]!, ids[38]!)).toEqual(ids.slice(38));
    expect(await below()).toEqual([]);
    const tag = await store.tags.insert(aTerm("t"));
    expect(await store.tags.descendants([tag.id])).toEqual([tag.id]);
  });

  check("moves the children of a removed category up to its parent, each as an update", async (store) => {
    const [top, gone] = await chain(store, 2);
    const children = [];
    for (const slug of ["x", "y"])
      children.push(await store.categories.insert(aTerm(slug, { parent: gone! })));
    const version = await store.version();
    expect((await store.categories.remove(gone!, NOW))?.id).toBe(gone);
    const moved = await store.categories.many(idsOf(children), NOW);
    expect(moved.map((term) => [term.parent, term.changed_utc])).toEqual([
      [top, NOW],
      [top, NOW],
    ]);
    const entries = await store.journal.after(version, 10);
    expect(entries.map((entry) => entry.id).sort()).toEqual([gone, ...idsOf(children)].sort());
    expect(entries.filter((entry) => entry.after === null).map((entry) => entry.id)).toEqual([gone]);
    for (const term of moved)
      expect(entries.find((entry) => entry.id === term.id)?.sequence).toBe(term.revision);
    expect(await store.categories.descendants([top!])).toHaveLength(3);
  });

  check(
    "writes terms as other records: only the keys in the patch, undefined for unknown ids",
    async (store) => {
      const before = await store.tags.insert(aTerm("a", { description: "d" }));
      expect(await store.tags.update(before.id, { name: "B" })).toEqual({
        ...before,
        name: "B",
        revision: 2,
      });
      expect(await store.tags.update(99, { name: "B" })).toBeUndefined();
      expect(await store.tags.remove(99, NOW)).toBeUndefined();
      expect(await store.version()).toBe(2);
    },
  );
}

async function inserted(store: Store, drafts: readonly Partial<TermDraft>[]): Promise<number[]> {
  const ids = [];
  for (const [i, draft] of drafts.entries()) ids.push((await store.tags.insert(aTerm(`t${i}`, draft))).id);
  return ids;
}

/** Categories, each below the one before. */
async function chain(store: Store, length: number): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < length; i++)
    ids.push((await store.categories.insert(aTerm(`c${i}`, { parent: ids.at(-1) ?? 0 }))).id);
  return ids;
}
