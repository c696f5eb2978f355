/** Events that a request selects, for whatever shows them otherwise than the API does. */
import type { Context } from "./context.ts";
import { CalendarError } from "./errors.ts";
import { eventViews, isOpen } from "./present/event.ts";
import { eventFilter, readListQuery } from "./resources/event_filter.ts";
import { pagingOf } from "./resources/listing.ts";
import { findPost, requireReadable } from "./resources/lookup.ts";
import type { EventFilter, EventRow } from "./store.ts";

/** Events as a request asks for them. */
export interface Selection {
  readonly rows: readonly EventRow[];
  /** What the API shows of each. */
  readonly views: readonly Readonly<Record<string, unknown>>[];
  readonly filter: EventFilter;
}

/**
 * The events that the parameters of the list select, for the caller. Without `per_page` a page has `limit`. Those that
 * need a password that was not sent are left out.
 * @throws {CalendarError} `rest_invalid_param` naming every bad parameter
 */
export async function selectEvents(ctx: Context, limit: number): Promise<Selection> {
  const form = readListQuery(ctx);
  const { filter } = await eventFilter(ctx, form);
  const { page = 1, per_page } = form.values;
  const window =
    per_page === undefined ? { offset: (page - 1) * limit, limit } : pagingOf(ctx, form.values).window;
  const found = await ctx.store.events.list(filter, window);
  const rows: EventRow[] = [];
  for (const row of found.rows) if (await isOpen(ctx, row)) rows.push(row);
  return { rows, views: await eventViews(ctx, rows), filter };
}

/**
 * The event that the path's `id` or `slug` names, where the caller may read all of it.
 * @throws {CalendarError} `event-not-found`, `event-not-accessible`, `event-password-protected`
 */
export async function oneEvent(ctx: Context): Promise<EventRow> {
  const row = await findPost(ctx, "event");
  requireReadable(ctx, "event", row);
  if (!(await isOpen(ctx, row))) throw new CalendarError("event-password-protected");
  return row;
}
