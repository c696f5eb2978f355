/**
 * What all posts show. Each presenter names all its members in one literal, in the order of the reference: objects
 * that are put together piece by piece take several times as long to make and to turn into JSON.
 */
import type { Context } from "../context.ts";
import type { PostKind, PostRow } from "../store.ts";
import { bodyHtml, escapeHtml, plainText } from "../text/html.ts";
import { statusAt } from "../visibility.ts";

/** The record's own page; private ones have one too, for those who may read them. */
export function pageOf(ctx: Context, kind: PostKind, row: PostRow): string {
  const status = statusAt(row, ctx.now);
  return ctx.addresses.page(kind, row, status === "publish" || status === "private");
}

/** A member that is absent where there is nothing in it: JSON leaves out what is `undefined`. */
export const filled = <Value>(value: Value | null): Value | undefined =>
  value === "" || value === null ? undefined : value;

/** A description in structured data: paragraphs of plain text, as escaped HTML. */
export const dataText = (stored: string): string =>
  stored === "" ? "" : escapeHtml(bodyHtml(plainText(stored)));

/** A name in structured data, where the reference marks private records. */
export const dataName = (status: unknown, name: unknown): string =>
  status === "private" ? `Private: ${name}` : String(name);
