/** What the events of a page are linked to: one look-up per kind, through the one gate. */
import { type Awaitable, andThen, together } from "../awaitable.ts";
import type { Context } from "../context.ts";
import type { CountedTerm, EventRow, OrganizerRow, PostRow, VenueRow } from "../store.ts";
import { fold } from "../text/search.ts";
import { isReadable } from "../visibility.ts";

type ById<Row> = Pick<ReadonlyMap<number, Row>, "get">;

export interface Related {
  readonly venues: ById<VenueRow>;
  readonly organizers: ById<OrganizerRow>;
  readonly categories: ById<CountedTerm>;
  readonly tags: ById<CountedTerm>;
}

type Link = "venue" | "organizer" | "categories" | "tags";

/** The ids that events link to, each once. */
function idsOf(rows: readonly EventRow[], link: Link): readonly number[] {
  if (rows.length === 1) return rows[0]![link];
  const ids = new Set<number>();
  for (const row of rows) for (const id of row[link]) ids.add(id);
  return [...ids];
}

/** Nobody is asked for nothing. */
const look = <Row>(
  ids: readonly number[],
  many: (ids: readonly number[]) => Awaitable<readonly Row[]>,
): Awaitable<readonly Row[]> => (ids.length === 0 ? [] : many(ids));

/** Looking through a few takes less time than making a map of them. */
const FEW = 4;

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ById<Row> =>
  rows.length > FEW
    ? new Map(rows.map((row) => [row.id, row]))
    : { get: (id) => rows.find((row) => row.id === id) };

/** Records in the trash are shown to nobody beside an event: their links come back when they are restored. */
const isShown = (row: PostRow, ctx: Context): boolean => row.status !== "trash" && isReadable(row, ctx.gate);

export function relatedTo(ctx: Context, rows: readonly EventRow[]): Awaitable<Related> {
  const { now, store } = ctx;
  const found = together([
    look(idsOf(rows, "venue"), (ids) => store.venues.many(ids)),
    look(idsOf(rows, "organizer"), (ids) => store.organizers.many(ids)),
    look(idsOf(rows, "categories"), (ids) => store.categories.many(ids, now)),
    look(idsOf(rows, "tags"), (ids) => store.tags.many(ids, now)),
  ]);
  return andThen(found, ([venues, organizers, categories, tags]) => ({
    venues: byId(venues.filter((row) => isShown(row, ctx))),
    organizers: byId(organizers.filter((row) => isShown(row, ctx))),
    categories: byId(categories),
    tags: byId(tags),
  }));
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
const named = (terms: CountedTerm[]): CountedTerm[] => (terms.length < 2 ? terms : terms.sort(byName));

function byName(a: CountedTerm, b: CountedTerm): number {
  const [one, other] = [fold(a.name), fold(b.name)];
  return one < other ? -1 : one > other ? 1 : a.id - b.id;
}

/** The records behind ids, in their order; those that may not be shown are not there. */
function pick<Row>(ids: readonly number[], from: ById<Row>): Row[] {
  const found: Row[] = [];
  for (const id of ids) {
    const row = from.get(id);
    if (row !== undefined) found.push(row);
  }
  return found;
}
