/** What all posts show. Each presenter names its members in the order of the reference. */
import type { Context } from "../context.ts";
import type { PostKind, PostRow } from "../store.ts";
import { bodyHtml, escapeHtml, plainText } from "../text/html.ts";
import { statusAt } from "../visibility.ts";

/** The record's own page; private ones have one too, for those who may read them. */
export function pageOf(ctx: Context, kind: PostKind, row: PostRow): string {
  const status = statusAt(row, ctx.now);
  return ctx.addresses.page(kind, row, status === "publish" || status === "private");
}

/** `status` to `url`. */
export const publication = (ctx: Context, kind: PostKind, row: PostRow) => ({
  id: row.id,
  author: String(row.author),
  status: statusAt(row, ctx.now),
  date: row.date,
  date_utc: row.date_utc,
  modified: row.modified,
  modified_utc: row.modified_utc,
  url: pageOf(ctx, kind, row),
});

export function globalIds(ctx: Context, id: number) {
  const global_id = ctx.addresses.globalId(id);
  return { global_id, global_id_lineage: [global_id] };
}

/** Adds a member only where there is something in it. */
export function addFilled(view: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== "" && value !== null && value !== undefined) view[name] = value;
}

/** A description in structured data: paragraphs of plain text, as escaped HTML. */
export const dataText = (stored: string): string =>
  stored === "" ? "" : escapeHtml(bodyHtml(plainText(stored)));

/** A name in structured data, where the reference marks private records. */
export const dataName = (status: unknown, name: unknown): string =>
  status === "private" ? `Private: ${name}` : String(name);
