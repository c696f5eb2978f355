/** Finding the record that a path names, and whether this caller may have it. */
import { type Awaitable, andThen } from "../awaitable.ts";
import type { Context } from "../context.ts";
import { CalendarError } from "../errors.ts";
import { revisionOf } from "../etag.ts";
import type { EventRow, OrganizerRow, PostKind, PostRow, Posts, TermKind, VenueRow } from "../store.ts";
import { lookupSlug } from "../text/slugs.ts";
import { isReadable } from "../visibility.ts";

export interface RowOf {
  event: EventRow;
  venue: VenueRow;
  organizer: OrganizerRow;
}

type Getter<Row> = Pick<Posts<Row & PostRow, never, never>, "get" | "many">;

/** The collection of a kind of post. */
export function postsOf<K extends PostKind>(ctx: Context, kind: K): Getter<RowOf[K]> {
  const { events, venues, organizers } = ctx.store;
  return { event: events, venue: venues, organizer: organizers }[kind] as unknown as Getter<RowOf[K]>;
}

export const termsOf = (ctx: Context, kind: TermKind) =>
  kind === "category" ? ctx.store.categories : ctx.store.tags;

/** An id too large to be one names nothing. */
function idOf(ctx: Context): number {
  const id = Number(ctx.params.id);
  return Number.isSafeInteger(id) ? id : 0;
}

const refOf = (ctx: Context): { id: number } | { slug: string } =>
  ctx.params.slug === undefined ? { id: idOf(ctx) } : { slug: lookupSlug(ctx.params.slug) };

/** @throws {CalendarError} `event-not-found` and the like */
export const findPost = <K extends PostKind>(ctx: Context, kind: K): Awaitable<RowOf[K]> =>
  andThen(lookPost(ctx, kind), (row) => {
    if (!row) throw new CalendarError(`${kind}-not-found`);
    return row;
  });

/** The record that the path names, if there is one. */
export const lookPost = <K extends PostKind>(ctx: Context, kind: K): Awaitable<RowOf[K] | undefined> =>
  postsOf(ctx, kind).get(refOf(ctx));

/** As `findPost`, but the slug that a trashed record had finds it too. */
export async function findPostOrTrashed<K extends PostKind>(ctx: Context, kind: K): Promise<RowOf[K]> {
  const ref = refOf(ctx);
  const posts = postsOf(ctx, kind);
  const row =
    (await posts.get(ref)) ?? ("slug" in ref ? await posts.get({ formerSlug: ref.slug }) : undefined);
  if (!row) throw new CalendarError(`${kind}-not-found`);
  return row;
}

/** @throws {CalendarError} `event-not-accessible` and the like */
export function requireReadable(ctx: Context, kind: PostKind, row: PostRow): void {
  if (!isReadable(row, ctx.gate)) throw new CalendarError(`${kind}-not-accessible`);
}

/** @throws {CalendarError} `category-not-found`, `tag-not-found` */
export async function findTerm(ctx: Context, kind: TermKind) {
  const row = await termsOf(ctx, kind).get({ id: idOf(ctx) }, ctx.now);
  if (!row) throw new CalendarError(`${kind}-not-found`);
  return row;
}

/** @throws {CalendarError} `rest_precondition_failed` when `If-Match` names another revision */
export function requireMatch(ctx: Context, row: { readonly revision: number }): void {
  const wanted = ctx.header("if-match");
  if (wanted === null || wanted.trim() === "*") return;
  const isNamed = wanted.split(",").some((tag) => revisionOf(tag) === row.revision);
  if (!isNamed) throw new CalendarError("rest_precondition_failed");
}
