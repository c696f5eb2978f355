/** Lists and reads of venues and organizers: both kinds behave alike. */

import { collectionOf } from "../addresses.ts";
import type { Awaitable } from "../awaitable.ts";
import type { Context } from "../context.ts";
import { isOpen } from "../present/event.ts";
import { organizerView, venueView } from "../present/place.ts";
import { one, page, type Reply } from "../reply.ts";
import { type Form, readQuery } from "../schema/field.ts";
import { PlaceListQuery } from "../schema/place.ts";
import type { OrganizerRow, Page, PlaceFilter, VenueRow, Window } from "../store.ts";
import { readSearch } from "../text/search.ts";
import { isReadable } from "../visibility.ts";
import {
  changedAfter,
  deletedSince,
  fixedDate,
  orderOf,
  pagingOf,
  requirePage,
  statusesOf,
} from "./listing.ts";
import { findPost, requireReadable } from "./lookup.ts";

export type PlaceKind = "venue" | "organizer";

export const placeView = (ctx: Context, kind: PlaceKind, row: VenueRow | OrganizerRow, isSingle: boolean) =>
  kind === "venue"
    ? venueView(ctx, row as VenueRow, { isSingle })
    : organizerView(ctx, row as OrganizerRow, { isSingle });

type ListForm = Form<typeof PlaceListQuery>;

/** Ids linked to the event asked for. What it is linked to is as secret as the event itself. */
async function linkedTo(
  ctx: Context,
  kind: PlaceKind,
  form: ListForm,
): Promise<readonly number[] | undefined> {
  const id = form.values.event;
  if (id === undefined) return undefined;
  const event = await ctx.store.events.get({ id });
  if (event && isReadable(event, ctx.gate) && (await isOpen(ctx, event))) return event[kind];
  form.problems.add("event", "unknown_record");
  return [];
}

async function placeFilter(ctx: Context, kind: PlaceKind, form: ListForm) {
  const { values } = form;
  const { statuses, link } = statusesOf(ctx, form);
  if (values.only_with_upcoming) ctx.isMomentary = true;
  const filter: PlaceFilter = {
    gate: ctx.gate,
    statuses,
    ids: await linkedTo(ctx, kind, form),
    search: values.search === undefined ? undefined : readSearch(values.search),
    hasEvents: values.has_events,
    upcoming: values.only_with_upcoming || undefined,
    changedAfter: changedAfter(ctx, form),
    order: orderOf(values, { by: "date", descending: true }),
  };
  form.check(ctx.texts);
  const { search, event, has_events, orderby, order } = values;
  return {
    filter,
    links: {
      search,
      event,
      has_events,
      only_with_upcoming: filter.upcoming,
      status: link,
      modified_after: fixedDate(ctx, values.modified_after),
      orderby,
      order,
    },
  };
}

/** `GET /venues`, `GET /organizers` → 200. 400, 404 `venue-archive-page-not-found` and the like. */
export const listPlaces =
  (kind: PlaceKind) =>
  async (ctx: Context): Promise<Reply> => {
    const form = readQuery(PlaceListQuery, ctx.query);
    const { filter, links } = await placeFilter(ctx, kind, form);
    const paging = pagingOf(ctx, form.values);
    const list = (asked: PlaceFilter, window: Window): Awaitable<Page<VenueRow | OrganizerRow>> =>
      kind === "venue" ? ctx.store.venues.list(asked, window) : ctx.store.organizers.list(asked, window);
    const found = await list(filter, paging.window);
    requirePage(kind, paging, found);
    const deleted = await deletedSince(ctx, kind, filter.changedAfter, async (ids) => {
      const within = filter.ids === undefined ? ids : ids.filter((id) => filter.ids!.includes(id));
      return (
        await list({ ...filter, ids: within, changedAfter: undefined }, { offset: 0, limit: ids.length })
      ).rows;
    });
    const key = collectionOf(kind);
    const records = found.rows.map((row) => placeView(ctx, kind, row, false));
    return page(ctx, key, { key, records, total: found.total, ...paging, filters: links, deleted });
  };

/** `GET` on the item → 200. 404 `venue-not-found`, 403 `venue-not-accessible` and the like. */
export const readPlace =
  (kind: PlaceKind) =>
  async (ctx: Context): Promise<Reply> => {
    const row = await findPost(ctx, kind);
    requireReadable(ctx, kind, row);
    return one(placeView(ctx, kind, row, true), row.revision);
  };
