import type { Context } from "../context.ts";
import type { TermView } from "../schema/views.ts";
import type { CountedTerm, TermKind, TermRow } from "../store.ts";
import { titleHtml } from "../text/html.ts";

const TAXONOMIES = { category: "tribe_events_cat", tag: "post_tag" } as const;

function urls(ctx: Context, kind: TermKind, row: TermRow) {
  return {
    self: ctx.addresses.item(kind, row.id),
    collection: ctx.addresses.collection(kind),
    up: row.parent === 0 ? undefined : ctx.addresses.item(kind, row.parent),
  };
}

/** A term as events show it. */
export const linkedTermView = (ctx: Context, kind: TermKind, row: CountedTerm): TermView => ({
  name: titleHtml(row.name),
  slug: row.slug,
  term_group: 0,
  term_taxonomy_id: row.id,
  taxonomy: TAXONOMIES[kind],
  description: row.description,
  parent: row.parent,
  count: row.count,
  filter: "raw",
  id: row.id,
  urls: urls(ctx, kind, row),
});

/** A term as its own routes show it; `path` is the slugs from the top down to its own. */
const termView = (ctx: Context, kind: TermKind, row: CountedTerm, path: readonly string[]): TermView => ({
  id: row.id,
  count: row.count,
  description: titleHtml(row.description),
  name: titleHtml(row.name),
  slug: row.slug,
  taxonomy: TAXONOMIES[kind],
  parent: kind === "category" ? row.parent : undefined,
  meta: [],
  url: kind === "category" ? ctx.addresses.category(path, row.id) : ctx.addresses.tag(row.slug, row.id),
  urls: urls(ctx, kind, row),
});

/** The terms of a page, with the ancestors that their addresses need. */
export async function termViews(ctx: Context, kind: TermKind, rows: readonly CountedTerm[]) {
  const known = new Map<number, TermRow>(rows.map((row) => [row.id, row]));
  let wanted = missingParents(rows, known);
  while (wanted.length > 0) {
    const parents = await ctx.store.categories.many(wanted, ctx.now);
    for (const row of parents) known.set(row.id, row);
    wanted = missingParents(parents, known);
  }
  return rows.map((row) => termView(ctx, kind, row, pathOf(row, known)));
}

const missingParents = (rows: readonly TermRow[], known: ReadonlyMap<number, TermRow>): number[] => [
  ...new Set(rows.map((row) => row.parent).filter((parent) => parent !== 0 && !known.has(parent))),
];

function pathOf(row: TermRow, known: ReadonlyMap<number, TermRow>): string[] {
  const path: string[] = [];
  for (let at: TermRow | undefined = row; at; at = known.get(at.parent)) path.unshift(at.slug);
  return path;
}
