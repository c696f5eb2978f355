/** `GET /events`, and reading one. */
import { type Awaitable, andThen } from "../awaitable.ts";
import type { Context } from "../context.ts";
import { CalendarError } from "../errors.ts";
import { Json } from "../json.ts";
import { isOpen } from "../present/event.ts";
import { shownEvents, singleEvent } from "../present/shown_event.ts";
import { one, page, type Reply } from "../reply.ts";
import { readQuery } from "../schema/field.ts";
import { password } from "../schema/item.ts";
import { eventFilter, readListQuery } from "./event_filter.ts";
import { deletedSince, pagingOf, requirePage } from "./listing.ts";
import { findPost, requireReadable } from "./lookup.ts";

/** `GET /events` → 200: a page of events that the caller may read. 400, 404 `event-archive-page-not-found`. */
export async function listEvents(ctx: Context): Promise<Reply> {
  const form = readListQuery(ctx);
  const { filter, links } = await eventFilter(ctx, form);
  const paging = pagingOf(ctx, form.values);
  const found = await ctx.store.events.list(filter, paging.window);
  requirePage("event", paging, found);
  const deleted = await deletedSince(ctx, "event", filter.changedAfter, async (ids) => {
    const within = filter.ids === undefined ? ids : ids.filter((id) => filter.ids!.includes(id));
    return (
      await ctx.store.events.list(
        { ...filter, ids: within, changedAfter: undefined },
        { offset: 0, limit: ids.length },
      )
    ).rows;
  });
  const records = Json.list(await shownEvents(ctx, found.rows));
  return page(ctx, "events", {
    key: "events",
    records,
    total: found.total,
    ...paging,
    filters: links,
    deleted,
  });
}

/** `GET /events/{id}`, `/events/by-slug/{slug}` → 200. 404, 403 `event-not-accessible`, `event-password-protected`. */
export function readEvent(ctx: Context): Awaitable<Reply> {
  // By slug it is no parameter of the specification: an empty one means nothing there.
  if (ctx.params.id !== undefined) readQuery({ password }, ctx.query).check(ctx.texts);
  return andThen(findPost(ctx, "event"), (row) => {
    requireReadable(ctx, "event", row);
    return andThen(isOpen(ctx, row), (isWhole) => {
      if (!isWhole) throw new CalendarError("event-password-protected");
      return andThen(singleEvent(ctx, row), (shown) => one(shown, row.revision));
    });
  });
}
