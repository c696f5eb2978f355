import { expect } from "vitest";
import type { Store } from "../../../src/store.ts";
import { numbered } from "../../../src/text/slugs.ts";
import type { Model } from "./naive.ts";

type ListName = "events" | "venues" | "tags";
type Row<Name extends ListName> = Model[Name][number];
type Draft<Name extends ListName> = Omit<Row<Name>, "id" | "revision">;

/** What the three have in common, as far as writes go. */
interface Writes<Name extends ListName> {
  insert(draft: Draft<Name>): Promise<Row<Name>>;
  update(id: number, patch: Partial<Draft<Name>>): Promise<Row<Name> | undefined>;
  remove(id: number, at: string): Promise<Row<Name> | undefined>;
}

type Write = (store: Store, model: Model) => Promise<void>;

/** Inserts, and looks at the answer. */
export function inserted<Name extends ListName>(name: Name, make: (model: Model) => Draft<Name>): Write {
  return async (store, model) => {
    const draft = make(model);
    const row = await writes(store, name).insert(draft);
    const expected = {
      ...draft,
      id: row.id,
      revision: ++model.version,
      slug: freeSlug(listOf(model, name), draft.slug),
    };
    expect(row).toEqual(expected);
    for (const other of [...model.events, ...model.venues])
      expect(name === "tags" || row.id > other.id).toBe(true);
    listOf(model, name).push(row);
  };
}

/** Changes the nth record, if there is one. */
export function updated<Name extends ListName>(
  name: Name,
  nth: number,
  make: (model: Model) => Partial<Draft<Name>>,
): Write {
  return async (store, model) => {
    const list = listOf(model, name);
    const before = list[nth];
    if (!before) return;
    const patch = make(model);
    const others = list.filter((row) => row !== before);
    const slug = patch.slug === undefined ? before.slug : freeSlug(others, patch.slug);
    list[nth] = { ...before, ...patch, slug, revision: ++model.version };
    expect(await writes(store, name).update(before.id, patch)).toEqual(list[nth]);
  };
}

/** Removes the nth record, if there is one, and its links. */
export function removed(name: ListName, nth: number, at: string): Write {
  return async (store, model) => {
    const [row] = listOf(model, name).splice(nth, 1);
    if (!row) return;
    model.version++;
    expect(await store[name].remove(row.id, at)).toEqual(row);
    const key = name === "venues" ? "venue" : "tags";
    if (name === "events") return;
    model.events = model.events.map((event) => ({
      ...event,
      [key]: event[key].filter((id) => id !== row.id),
    }));
  };
}

/** The numbers in a draft or a filter as ids of the nth records; ids of nothing where there are not so many. */
export function resolved<Part extends object>(part: Part, model: Model, records: ListName = "events"): Part {
  const lists = { venue: model.venues, tags: model.tags, ids: model[records] };
  const known = Object.entries(lists).flatMap(([key, rows]) => {
    const numbers = part[key as keyof Part] as readonly number[] | undefined;
    return numbers ? [[key, numbers.map((n) => rows[n]?.id ?? 1_000_000 + n)] as const] : [];
  });
  return { ...part, ...Object.fromEntries(known) };
}

function listOf<Name extends ListName>(model: Model, name: Name): Row<Name>[] {
  return model[name] as Row<Name>[];
}

function writes<Name extends ListName>(store: Store, name: Name): Writes<Name> {
  return store[name] as unknown as Writes<Name>;
}

function freeSlug(rows: readonly { readonly slug: string }[], slug: string): string {
  const taken = new Set(rows.map((row) => row.slug));
  if (slug === "" || !taken.has(slug)) return slug;
  let n = 2;
  while (taken.has(numbered(slug, n))) n++;
  return numbered(slug, n);
}
