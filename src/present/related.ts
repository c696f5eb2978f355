/** What the events of a page are linked to: one look-up per kind, through the one gate. */
import type { Context } from "../context.ts";
import type { CountedTerm, EventRow, OrganizerRow, PostRow, VenueRow } from "../store.ts";
import { isReadable } from "../visibility.ts";

export interface Related {
  readonly venues: ReadonlyMap<number, VenueRow>;
  readonly organizers: ReadonlyMap<number, OrganizerRow>;
  readonly categories: ReadonlyMap<number, CountedTerm>;
  readonly tags: ReadonlyMap<number, CountedTerm>;
}

type Link = "venue" | "organizer" | "categories" | "tags";

async function look<Row extends { readonly id: number }>(
  rows: readonly EventRow[],
  link: Link,
  many: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<Map<number, Row>> {
  const ids = new Set<number>();
  for (const row of rows) for (const id of row[link]) ids.add(id);
  const found = new Map<number, Row>();
  if (ids.size > 0) for (const row of await many([...ids])) found.set(row.id, row);
  return found;
}

/** Records in the trash are shown to nobody beside an event: their links come back when they are restored. */
const isShown = (row: PostRow, ctx: Context): boolean => row.status !== "trash" && isReadable(row, ctx.gate);

export async function relatedTo(ctx: Context, rows: readonly EventRow[]): Promise<Related> {
  const { store, now } = ctx;
  const posts =
    <Row extends PostRow>(many: (ids: readonly number[]) => Promise<readonly Row[]>) =>
    async (ids: readonly number[]) =>
      (await many(ids)).filter((row) => isShown(row, ctx));
  return {
    venues: await look(
      rows,
      "venue",
      posts((ids) => store.venues.many(ids)),
    ),
    organizers: await look(
      rows,
      "organizer",
      posts((ids) => store.organizers.many(ids)),
    ),
    categories: await look(rows, "categories", (ids) => store.categories.many(ids, now)),
    tags: await look(rows, "tags", (ids) => store.tags.many(ids, now)),
  };
}

/** What one event is linked to, as far as it may be shown, in the order of its ids. */
export interface Linked {
  readonly venue: VenueRow[];
  readonly organizer: OrganizerRow[];
  readonly categories: CountedTerm[];
  readonly tags: CountedTerm[];
}

export const linkedTo = (row: EventRow, related: Related): Linked => ({
  venue: pick(row.venue, related.venues),
  organizer: pick(row.organizer, related.organizers),
  categories: pick(row.categories, related.categories),
  tags: pick(row.tags, related.tags),
});

/** The records behind ids, in their order; those that may not be shown are not there. */
function pick<Row>(ids: readonly number[], from: ReadonlyMap<number, Row>): Row[] {
  const found: Row[] = [];
  for (const id of ids) {
    const row = from.get(id);
    if (row !== undefined) found.push(row);
  }
  return found;
}
