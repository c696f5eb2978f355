/** Lists and reads of categories and tags. */

import { collectionOf } from "../addresses.ts";
import type { Context } from "../context.ts";
import { isOpen } from "../present/event.ts";
import { termViews } from "../present/term.ts";
import { one, page, type Reply } from "../reply.ts";
import { type Form, readQuery } from "../schema/field.ts";
import { CategoryListQuery, TagListQuery } from "../schema/term.ts";
import type { CountedTerm, TermFilter, TermKind, TermOrder } from "../store.ts";
import { fold } from "../text/search.ts";
import { lookupSlug } from "../text/slugs.ts";
import { isReadable } from "../visibility.ts";
import { termIds } from "./event_filter.ts";
import { changedAfter, deletedSince, fixedDate, pagingOf } from "./listing.ts";
import { findTerm, termsOf } from "./lookup.ts";

type ListForm = Form<typeof CategoryListQuery>;

const ORDERS: Readonly<Record<string, TermOrder>> = { include: "given", term_group: "none", term_id: "id" };

/** Ids that limit the list: those of `include`, and those of the events asked for, `event` before `post`. */
async function limits(ctx: Context, kind: TermKind, form: ListForm): Promise<readonly number[] | undefined> {
  const included = await named(ctx, kind, form, "include");
  const ofPost = await usedBy(ctx, kind, form, "post");
  const used = (await usedBy(ctx, kind, form, "event")) ?? ofPost;
  return used === undefined ? included : (included?.filter((one) => used.includes(one)) ?? used);
}

/** The terms of an event; one that the caller may not read is refused like one that does not exist. */
async function usedBy(
  ctx: Context,
  kind: TermKind,
  form: ListForm,
  name: "post" | "event",
): Promise<readonly number[] | undefined> {
  const id = form.values[name];
  if (id === undefined) return undefined;
  const event = await ctx.store.events.get({ id });
  if (event && isReadable(event, ctx.gate) && (await isOpen(ctx, event)))
    return kind === "category" ? event.categories : event.tags;
  form.problems.add(name, "unknown_record");
  return [];
}

async function named(
  ctx: Context,
  kind: TermKind,
  form: ListForm,
  name: "include" | "exclude",
): Promise<readonly number[] | undefined> {
  const items = form.values[name];
  if (items === undefined) return undefined;
  const { ids, unknown } = await termIds(ctx, kind, items);
  if (unknown !== undefined) form.problems.add(name, "unknown_term", { detail: unknown });
  return ids;
}

async function termFilter(ctx: Context, kind: TermKind, form: ListForm): Promise<TermFilter> {
  const { values } = form;
  const { parent } = values;
  if (parent && !(await ctx.store.categories.get({ id: parent }, ctx.now)))
    form.problems.add("parent", "unknown_term");
  const isOfEvent = values.event !== undefined || values.post !== undefined;
  const by = values.orderby ?? "name";
  const filter: TermFilter = {
    now: ctx.now,
    ids: await limits(ctx, kind, form),
    exclude: await named(ctx, kind, form, "exclude"),
    search: values.search === undefined ? undefined : fold(values.search.trim()),
    slug: values.slug === undefined ? undefined : lookupSlug(values.slug),
    parent,
    used: (values.hide_empty ?? true) && !isOfEvent ? true : undefined,
    changedAfter: changedAfter(ctx, form),
    order: { by: ORDERS[by] ?? (by as TermOrder), descending: values.order === "desc" },
  };
  form.check(ctx.texts);
  return filter;
}

/** `GET /categories`, `GET /tags` → 200; a page past the end is empty. 400. */
export const listTerms =
  (kind: TermKind) =>
  async (ctx: Context): Promise<Reply> => {
    const form = readQuery(
      kind === "category" ? CategoryListQuery : (TagListQuery as unknown as typeof CategoryListQuery),
      ctx.query,
    );
    const filter = await termFilter(ctx, kind, form);
    const paging = pagingOf(ctx, form.values);
    const found = await termsOf(ctx, kind).list(filter, paging.window);
    const deleted = await deletedSince(ctx, kind, filter.changedAfter, (ids) =>
      termsOf(ctx, kind).many(ids, ctx.now),
    );
    const { page: _page, per_page: _perPage, ...given } = form.values;
    const filters = { ...given, modified_after: fixedDate(ctx, given.modified_after) };
    const key = collectionOf(kind);
    const records = await termViews(ctx, kind, found.rows);
    return page(ctx, key, {
      key,
      records,
      total: found.total,
      ...paging,
      filters,
      deleted,
      recordsLast: true,
    });
  };

export const termViewOf = async (ctx: Context, kind: TermKind, row: CountedTerm) => {
  const [view] = await termViews(ctx, kind, [row]);
  return view!;
};

export const countedTerm = async (ctx: Context, kind: TermKind, id: number): Promise<CountedTerm> =>
  (await termsOf(ctx, kind).get({ id }, ctx.now))!;

/** `GET` on the item → 200. 404. */
export const readTerm =
  (kind: TermKind) =>
  async (ctx: Context): Promise<Reply> => {
    const row = await findTerm(ctx, kind);
    const view = await termViewOf(ctx, kind, row);
    const links = { self: [{ href: view.urls.self }], collection: [{ href: view.urls.collection }] };
    return one(
      { ...view, _links: view.urls.up === undefined ? links : { ...links, up: [{ href: view.urls.up }] } },
      row.revision,
    );
  };
