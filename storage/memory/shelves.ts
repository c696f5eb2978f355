import { toEpoch } from "../../src/dates/clock.ts";
import { distinct } from "../../src/distinct.ts";
import type { EventRow, StoredStatus } from "../../src/store.ts";
import { byStart } from "./compare.ts";
import type { Index } from "./indexes.ts";
import { OrderedList } from "./ordered_list.ts";

const DAY_SECONDS = 86_400;

/**
 * Events are parted by length, so that a bound on the end bounds the start too: those of at most a day, of at most
 * 32 days, and the others, of which nothing is known (longer, or ending before they start).
 */
const LENGTHS: readonly number[] = [1, 32];

/** Links and other properties by which events are looked up. Of authors only what they have not published. */
const FACETS = {
  categories: (row: EventRow) => row.categories,
  tags: (row: EventRow) => row.tags,
  venue: (row: EventRow) => row.venue,
  organizer: (row: EventRow) => row.organizer,
  featured: (row: EventRow) => (row.featured ? [1] : []),
  postParent: (row: EventRow) => (row.post_parent ? [row.post_parent] : []),
  author: (row: EventRow) => (row.status === "publish" ? [] : [row.author]),
} as const;

export type Facet = keyof typeof FACETS;
const FACET_NAMES = Object.keys(FACETS) as readonly Facet[];

/** What most filters ask for first: each part holds the events that agree in all of it, in list order. */
interface Traits {
  readonly status: StoredStatus;
  readonly hidden: boolean;
  /** At most this many days from start to end; infinite for the others. */
  readonly days: number;
}

export interface Part extends Traits {
  readonly list: OrderedList<EventRow>;
}

export type Shelf = Part[];

const NOTHING: Shelf = [];

/** All events in list order, and again per link, each time parted by traits. */
export class Shelves implements Index<EventRow> {
  readonly all: Shelf = [];
  private readonly facets = Object.fromEntries(FACET_NAMES.map((name) => [name, new Map()])) as Record<
    Facet,
    Map<number, Shelf>
  >;

  of(facet: Facet, id: number): Readonly<Shelf> {
    return this.facets[facet].get(id) ?? NOTHING;
  }

  add(row: EventRow): void {
    const start = toEpoch(row.start_date);
    const traits = traitsOf(row, start);
    put(this.all, traits, row, start);
    this.places(row, (shelves, id) => {
      const shelf = shelves.get(id) ?? [];
      if (shelf.length === 0) shelves.set(id, shelf);
      put(shelf, traits, row, start);
    });
  }

  remove(row: EventRow): void {
    const start = toEpoch(row.start_date);
    const traits = traitsOf(row, start);
    take(this.all, traits, row, start);
    this.places(row, (shelves, id) => {
      const shelf = shelves.get(id);
      if (shelf) take(shelf, traits, row, start);
      if (shelf?.length === 0) shelves.delete(id);
    });
  }

  private places(row: EventRow, visit: (shelves: Map<number, Shelf>, id: number) => void): void {
    // A link given twice is still one place.
    for (const name of FACET_NAMES)
      for (const id of distinct(FACETS[name](row))) visit(this.facets[name], id);
  }
}

function traitsOf(row: EventRow, start: number): Traits {
  const days = (toEpoch(row.end_date) - start) / DAY_SECONDS;
  const length = days >= 0 ? LENGTHS.find((limit) => days <= limit) : undefined;
  return { status: row.status, hidden: row.hide_from_listings, days: length ?? Number.POSITIVE_INFINITY };
}

function partOf(shelf: Shelf, { status, hidden, days }: Traits): Part | undefined {
  return shelf.find((part) => part.status === status && part.hidden === hidden && part.days === days);
}

/** `start`: the key by which lists are in order first. */
function put(shelf: Shelf, traits: Traits, row: EventRow, start: number): void {
  const part = partOf(shelf, traits);
  const list = part?.list ?? new OrderedList<EventRow>(byStart);
  list.insert(row, start);
  if (!part) shelf.push({ list, ...traits });
}

function take(shelf: Shelf, traits: Traits, row: EventRow, start: number): void {
  const part = partOf(shelf, traits);
  part?.list.remove(row, start);
  if (part?.list.size === 0) shelf.splice(shelf.indexOf(part), 1);
}
