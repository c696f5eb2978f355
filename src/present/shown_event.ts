/** Events as they are sent: each is written once, until something changes of what it is shown with. */
import { type Awaitable, andThen, together } from "../awaitable.ts";
import type { Context } from "../context.ts";
import { loadAbbreviations } from "../dates/mod.ts";
import { Json } from "../json.ts";
import type { CountedTerm, EventRow, OrganizerRow, TermKind, VenueRow } from "../store.ts";
import { statusAt } from "../visibility.ts";
import { BLANK, eventView, eventViews, isOpen, ownView } from "./event.ts";
import type { Memo } from "./memo.ts";
import { organizerView, venueView } from "./place.ts";
import { type Linked, linkedTo, relatedTo } from "./related.ts";
import { linkedTermView } from "./term.ts";

/** What is sent of the events of a list. */
export const shownEvents = (ctx: Context, rows: readonly EventRow[]): Awaitable<Json[]> =>
  shown(ctx, rows, false, ctx.settings.memos.events);

/** What is sent of one event that is read, with the structured data of single reads. */
export const singleEvent = (ctx: Context, row: EventRow): Awaitable<Json> =>
  andThen(shown(ctx, [row], true, ctx.settings.memos.singleEvents), first);

/** What is sent of an event to who has just written it. That says nothing of whether anybody will read it. */
export const writtenEvent = (ctx: Context, row: EventRow): Awaitable<Json> =>
  andThen(shown(ctx, [row], false), first);

const first = ([json]: readonly Json[]): Json => json!;

/** `memo`: where what is shown is remembered, if it is worth it. */
function shown(
  ctx: Context,
  rows: readonly EventRow[],
  isSingle: boolean,
  memo?: Memo<Json>,
): Awaitable<Json[]> {
  // What plugins add may depend on anything.
  if (ctx.isEditing || ctx.settings.plugins.some(({ data }) => data))
    return eventViews(ctx, rows, isSingle).then((views) => views.map(Json.of));
  const ready = together([relatedTo(ctx, rows), openOnes(ctx, rows), loadAbbreviations()]);
  return andThen(ready, ([related, open]) =>
    rows.map((row) => {
      const linked = linkedTo(row, related);
      if (!open.has(row)) return blanked(ctx, row, linked, isSingle);
      const make = () =>
        isSingle ? Json.of(eventView(ctx, row, linked, true)) : Json.raw(textOf(ctx, row, linked));
      return memo ? memo.of(row, sourcesOf(ctx, row, linked), make) : make();
    }),
  );
}

/** Those of which the caller may see all. */
function openOnes(ctx: Context, rows: readonly EventRow[]): Awaitable<Pick<ReadonlySet<EventRow>, "has">> {
  return rows.every(({ password_hash }) => password_hash === "") ? ALL : openAmong(ctx, rows);
}

const ALL = { has: () => true };

async function openAmong(ctx: Context, rows: readonly EventRow[]): Promise<ReadonlySet<EventRow>> {
  const open = new Set<EventRow>();
  for (const row of rows) if (await isOpen(ctx, row)) open.add(row);
  return open;
}

const blanked = (ctx: Context, row: EventRow, linked: Linked, isSingle: boolean): Json =>
  Json.of({ ...eventView(ctx, row, linked, isSingle), ...BLANK });

/** Everything but the row and the settings that a view depends on. */
function sourcesOf({ addresses, now }: Context, row: EventRow, linked: Linked): unknown[] {
  const sources: unknown[] = [addresses.site, addresses.rest, statusAt(row, now)];
  for (const place of linked.venue) sources.push(place, statusAt(place, now));
  for (const place of linked.organizer) sources.push(place, statusAt(place, now));
  sources.push(...linked.categories, ...linked.tags);
  return sources;
}

/** `eventView` as JSON. What many events are linked to, which is most of it, is written once for all of them. */
function textOf(ctx: Context, row: EventRow, linked: Linked): string {
  const own = JSON.stringify(ownView(ctx, row)).slice(0, -1);
  const venues = linked.venue.map((venue) => place(ctx, venue, venueView));
  const organizers = linked.organizer.map((organizer) => place(ctx, organizer, organizerView));
  const venue = venues.length === 1 ? venues[0] : `[${venues.join()}]`;
  const categories = linked.categories.map((one) => term(ctx, "category", one));
  const tags = linked.tags.map((one) => term(ctx, "tag", one));
  const terms = `"categories":[${categories.join()}],"tags":[${tags.join()}]`;
  return `${own},${terms},"venue":${venue},"organizer":[${organizers.join()}],"custom_fields":[]}`;
}

function place<Row extends VenueRow | OrganizerRow>(
  ctx: Context,
  row: Row,
  view: (ctx: Context, row: Row) => object,
): string {
  const { site, rest } = ctx.addresses;
  const sources = [site, rest, statusAt(row, ctx.now)];
  return ctx.settings.memos.linked.of(row, sources, () => JSON.stringify(view(ctx, row)));
}

/** Of a term only the count changes often: with each event. */
function term(ctx: Context, kind: TermKind, row: CountedTerm): string {
  const { id, name, slug, description, parent } = row;
  const sources = [ctx.addresses.rest, name, slug, description, parent];
  const text = ctx.settings.memos.linked.of(kind === "tag" ? -id : id, sources, () =>
    JSON.stringify(linkedTermView(ctx, kind, { ...row, count: 0 })),
  );
  // In the texts before it a quote would stand behind a backslash.
  return row.count === 0 ? text : text.replace('"count":0,', `"count":${row.count},`);
}
