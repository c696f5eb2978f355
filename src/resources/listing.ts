/** What the lists of all posts have in common. */
import type { Awaitable } from "../awaitable.ts";
import { ownsRecords } from "../caller.ts";
import type { Context } from "../context.ts";
import { parseDate } from "../dates/mod.ts";
import { CalendarError } from "../errors.ts";
import type { LinkValue } from "../reply.ts";
import type { Form, Shape } from "../schema/field.ts";
import type { WrittenStatus } from "../schema/shared.ts";
import type { JournalEntry, Kind, Order, Page, PostKind, Status, Window } from "../store.ts";
import { isReadable } from "../visibility.ts";

interface PagingValues {
  page?: number;
  per_page?: number;
}

export interface Paging {
  readonly page: number;
  readonly perPage: number;
  readonly window: Window;
}

/** The window of a page; sizes above the maximum are lowered. */
export function pagingOf(ctx: Context, values: PagingValues): Paging {
  const { perPage: preset, maxPerPage } = ctx.settings;
  const perPage = Math.min(values.per_page ?? preset, maxPerPage);
  const page = values.page ?? 1;
  return { page, perPage, window: { offset: (page - 1) * perPage, limit: perPage } };
}

const FULL_DATE = /^\s*\d{4}-\d\d-\d\d[\dT:.Z +-]*$/i;

/** Reads a date parameter on the clock of the site. All but a full date depends on the moment, and so does the answer. */
export function siteDate(ctx: Context, text: string) {
  if (!FULL_DATE.test(text)) ctx.isMomentary = true;
  // Written dates are never 0, but filters ask for everything since then.
  return parseDate(/^0+$/.test(text) ? "@0" : text, { zone: ctx.settings.timezone, now: ctx.nowMs });
}

/** A date as links say it: one that counts from now becomes what it meant, so that the pages stay the same list. */
export function fixedDate(ctx: Context, text: string | undefined): string | undefined {
  if (text === undefined || FULL_DATE.test(text)) return text;
  return siteDate(ctx, text)?.wall;
}

interface StatusForm {
  readonly values: { readonly status?: readonly WrittenStatus[] | "" };
  readonly problems: Form<Shape>["problems"];
}

/** The statuses to list, and how a link says it. Who has no edit right may ask for `publish` alone. */
export function statusesOf(
  ctx: Context,
  { values, problems }: StatusForm,
): { statuses: readonly Status[] | undefined; link: LinkValue } {
  const { status } = values;
  if (ownsRecords(ctx.caller))
    return status === undefined || status === ""
      ? { statuses: undefined, link: undefined }
      : { statuses: status, link: status };
  if (status !== undefined && (status === "" || status.length !== 1 || status[0] !== "publish"))
    problems.add("status", "status_right");
  return { statuses: ["publish"], link: "publish" };
}

interface OrderValues<By extends string> {
  readonly orderby?: By;
  readonly order?: "asc" | "desc";
}

/** The order asked for; `preset` when nothing is. */
export function orderOf<By extends string>(values: OrderValues<By>, preset: Order<By>): Order<By> {
  const by = values.orderby ?? preset.by;
  const descending =
    values.order === undefined ? by === preset.by && preset.descending : values.order === "desc";
  return { by, descending };
}

/** `modified_after` as UTC. */
export function changedAfter(
  ctx: Context,
  form: { values: { modified_after?: string }; problems: Form<Shape>["problems"] },
): string | undefined {
  const text = form.values.modified_after;
  if (text === undefined) return undefined;
  const read = siteDate(ctx, text);
  if (!read) form.problems.add("modified_after", "date");
  return read?.utc;
}

/** Whether an entry took a record out of what the caller had in its lists. */
function wasListed(ctx: Context, entry: JournalEntry): boolean {
  const { before } = entry;
  return (
    before !== null &&
    !before.hidden &&
    before.status !== "trash" &&
    isReadable(before, { ...ctx.gate, now: entry.at })
  );
}

/**
 * What a client that read a list at `since` must drop now: records that were listed for it and have changed since, but
 * are not in the list any more. `stillListed` gives those of some ids that the list holds now.
 */
export async function deletedSince(
  ctx: Context,
  kind: Kind,
  since: string | undefined,
  stillListed: (ids: readonly number[]) => Awaitable<readonly { readonly id: number }[]>,
): Promise<readonly { id: number }[] | undefined> {
  if (since === undefined) return undefined;
  const first = new Map<number, JournalEntry>();
  for (const entry of await ctx.store.journal.since(kind, since))
    if (!first.has(entry.id)) first.set(entry.id, entry);
  const ids = [...first.values()].filter((entry) => wasListed(ctx, entry)).map((entry) => entry.id);
  const listed = new Set(ids.length > 0 ? (await stillListed(ids)).map((row) => row.id) : []);
  return ids.filter((id) => !listed.has(id)).map((id) => ({ id }));
}

/** @throws {CalendarError} `event-archive-page-not-found` and the like for a page past the end */
export function requirePage(kind: PostKind, paging: Paging, found: Page<unknown>): void {
  if (paging.page > 1 && found.rows.length === 0) throw new CalendarError(`${kind}-archive-page-not-found`);
}
