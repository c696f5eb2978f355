/** What the events of a page are linked to: one look-up per kind, through the one gate. */
import type { Context } from "../context.ts";
import type { CountedTerm, EventRow, OrganizerRow, PostRow, VenueRow } from "../store.ts";
import { fold } from "../text/search.ts";
import { isReadable } from "../visibility.ts";

export interface Related {
  readonly venues: ReadonlyMap<number, VenueRow>;
  readonly organizers: ReadonlyMap<number, OrganizerRow>;
  readonly categories: ReadonlyMap<number, CountedTerm>;
  readonly tags: ReadonlyMap<number, CountedTerm>;
}

type Link = "venue" | "organizer" | "categories" | "tags";

/** The ids that events link to, each once. */
function idsOf(rows: readonly EventRow[], link: Link): readonly number[] {
  const ids = new Set<number>();
  for (const row of rows) for (const id of row[link]) ids.add(id);
  return [...ids];
}

/** Nobody is asked for nothing. */
const look = <Row>(
  ids: readonly number[],
  many: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> | readonly Row[] => (ids.length === 0 ? [] : many(ids));

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row> {
  const found = new Map<number, Row>();
  for (const row of rows) found.set(row.id, row);
  return found;
}

/** Records in the trash are shown to nobody beside an event: their links come back when they are restored. */
const isShown = (row: PostRow, ctx: Context): boolean => row.status !== "trash" && isReadable(row, ctx.gate);

export async function relatedTo(ctx: Context, rows: readonly EventRow[]): Promise<Related> {
  const { now } = ctx;
  const { venues, organizers, categories, tags } = ctx.store;
  const places = await look(idsOf(rows, "venue"), (ids) => venues.many(ids));
  const hosts = await look(idsOf(rows, "organizer"), (ids) => organizers.many(ids));
  return {
    venues: byId(places.filter((row) => isShown(row, ctx))),
    organizers: byId(hosts.filter((row) => isShown(row, ctx))),
    categories: byId(await look(idsOf(rows, "categories"), (ids) => categories.many(ids, now))),
    tags: byId(await look(idsOf(rows, "tags"), (ids) => tags.many(ids, now))),
  };
}

/** What one event is linked to, as far as it may be shown: places in the order of its ids, terms by name. */
export interface Linked {
  readonly venue: VenueRow[];
  readonly organizer: OrganizerRow[];
  readonly categories: CountedTerm[];
  readonly tags: CountedTerm[];
}

export const linkedTo = (row: EventRow, related: Related): Linked => ({
  venue: pick(row.venue, related.venues),
  organizer: pick(row.organizer, related.organizers),
  categories: named(pick(row.categories, related.categories)),
  tags: named(pick(row.tags, related.tags)),
});

/** Terms by their names, whatever the order of their ids. */
function named(terms: CountedTerm[]): CountedTerm[] {
  if (terms.length < 2) return terms;
  return terms.sort((a, b) =>
    fold(a.name) < fold(b.name) ? -1 : fold(a.name) > fold(b.name) ? 1 : a.id - b.id,
  );
}

/** The records behind ids, in their order; those that may not be shown are not there. */
function pick<Row>(ids: readonly number[], from: ReadonlyMap<number, Row>): Row[] {
  const found: Row[] = [];
  for (const id of ids) {
    const row = from.get(id);
    if (row !== undefined) found.push(row);
  }
  return found;
}
