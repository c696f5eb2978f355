/** `GET {ns}/changes`: what a client must do to hold exactly what the lists show its caller. */
import type { Context } from "../context.ts";
import { eventViews } from "../present/event.ts";
import { organizerView, venueView } from "../present/place.ts";
import { termViews } from "../present/term.ts";
import type { Reply } from "../reply.ts";
import { readQuery } from "../schema/field.ts";
import { ChangesQuery, MAX_CHANGES } from "../schema/item.ts";
import type { EventRow, Gate, JournalEntry, Kind, PostRow, Standing } from "../store.ts";
import { isReadable } from "../visibility.ts";
import { cursorOf, placeOf } from "./cursor.ts";
import { publishedSince } from "./published.ts";

/** In this order a client has everything that an event is linked to before the event. */
const KINDS: readonly Kind[] = ["category", "tag", "venue", "organizer", "event"];

type Touched = Map<number, { wasShown: boolean }>;

/**
 * → 200: `changes` as `{ kind, id, record }` or `{ kind, id, deleted: true }`, the `cursor` for the next time, and
 * `has_more` when there is more already. What the caller may not see any more is reported as deleted. Whoever removes a
 * deleted venue, organizer or term from the events that have it holds what the lists show. 400.
 */
export async function changes(ctx: Context): Promise<Reply> {
  ctx.isMomentary = true;
  const form = readQuery(ChangesQuery, ctx.query);
  form.check(ctx.texts);
  const place = await placeOf(ctx, form.values.modified_after);
  const limit = Math.min(form.values.per_page ?? 100, MAX_CHANGES);
  const entries = await ctx.store.journal.after(place.sequence, limit);
  const has_more = entries.length === limit;
  const touched = touchedBy(ctx, entries);
  const appeared = new Set(entries.filter((entry) => hasAppeared(ctx.gate, entry)).map((entry) => entry.id));
  // What time has published comes last, in one go with the moment that the cursor then names.
  if (!has_more)
    for (const [kind, id] of await publishedSince(ctx, place.time)) {
      if (!touched.get(kind)!.has(id)) touched.get(kind)!.set(id, { wasShown: false });
      appeared.add(id);
    }
  await addLinkedEvents(ctx, touched, appeared);
  const next = {
    sequence: entries.at(-1)?.sequence ?? place.sequence,
    time: has_more ? place.time : ctx.now,
  };
  const found: unknown[] = [];
  for (const kind of KINDS) found.push(...(await changesOf(ctx, kind, touched.get(kind)!)));
  return { status: 200, body: { changes: found, cursor: cursorOf(ctx, next), has_more } };
}

const shows = (gate: Gate, standing: Standing | null, now: string): boolean =>
  standing !== null &&
  !standing.hidden &&
  standing.status !== "trash" &&
  isReadable(standing, { ...gate, now });

function touchedBy({ gate }: Context, entries: readonly JournalEntry[]): ReadonlyMap<Kind, Touched> {
  const touched = new Map<Kind, Touched>(KINDS.map((kind) => [kind, new Map()]));
  for (const { kind, id, at, before } of entries) {
    const of = touched.get(kind)!;
    // Only what the caller has been shown is reported as deleted: nobody learns of other ids.
    of.set(id, { wasShown: (of.get(id)?.wasShown ?? false) || shows(gate, before, at) });
  }
  return touched;
}

/** A record that events may have been linked to while the caller could not see it. */
const hasAppeared = (gate: Gate, { before, after, at }: JournalEntry): boolean =>
  before !== null && shows(gate, after, at) && !shows(gate, before, at);

async function addLinkedEvents(
  ctx: Context,
  touched: ReadonlyMap<Kind, Touched>,
  appeared: ReadonlySet<number>,
): Promise<void> {
  const events = touched.get("event")!;
  for (const kind of ["venue", "organizer"] as const) {
    const ids = [...touched.get(kind)!.keys()].filter((id) => appeared.has(id));
    for (const row of ids.length > 0 ? await linkedTo(ctx, { [kind]: ids }) : [])
      if (!events.has(row.id)) events.set(row.id, { wasShown: false });
  }
}

async function linkedTo(
  ctx: Context,
  links: { venue?: number[]; organizer?: number[] },
): Promise<readonly EventRow[]> {
  const filter = { gate: ctx.gate, order: { by: "id", descending: false }, ...links } as const;
  const { total } = await ctx.store.events.list(filter, { offset: 0, limit: 0 });
  return (await ctx.store.events.list(filter, { offset: 0, limit: total })).rows;
}

async function changesOf(ctx: Context, kind: Kind, touched: Touched): Promise<unknown[]> {
  const records = await recordsOf(ctx, kind, [...touched.keys()]);
  const gone = [...touched].filter(([id, { wasShown }]) => wasShown && !records.has(id));
  return [
    ...[...records].map(([id, record]) => ({ kind, id, record })),
    ...gone.map(([id]) => ({ kind, id, deleted: true })),
  ];
}

/** Those of the ids that the lists hold for the caller, as they show them. */
async function recordsOf(ctx: Context, kind: Kind, ids: readonly number[]): Promise<Map<number, unknown>> {
  const { store, gate, now } = ctx;
  const listed = (row: PostRow) => row.status !== "trash" && isReadable(row, gate);
  const pairs = (rows: readonly { readonly id: number }[], views: readonly unknown[]) =>
    new Map(rows.map((row, index) => [row.id, views[index]]));
  if (kind === "category" || kind === "tag") {
    const rows = await (kind === "tag" ? store.tags : store.categories).many(ids, now);
    return pairs(rows, await termViews(ctx, kind, rows));
  }
  if (kind === "venue") {
    const rows = (await store.venues.many(ids)).filter(listed);
    return pairs(
      rows,
      rows.map((row) => venueView(ctx, row)),
    );
  }
  if (kind === "organizer") {
    const rows = (await store.organizers.many(ids)).filter(listed);
    return pairs(
      rows,
      rows.map((row) => organizerView(ctx, row)),
    );
  }
  const rows = (await store.events.many(ids)).filter((row) => listed(row) && !row.hide_from_listings);
  return pairs(rows, await eventViews(ctx, rows));
}
