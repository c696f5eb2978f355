import type { EventFilter, EventRow, StoredStatus } from "../../src/store.ts";
import { byStart } from "./compare.ts";
import { OrderedList } from "./ordered_list.ts";
import { Plan } from "./plan.ts";
import type { Facet, Part, Shelf, Shelves } from "./shelves.ts";
import { type Stretch, stretchOf, wholly } from "./stretch.ts";

/** A part of the filter that a shelf per id answers. */
interface Choice {
  readonly facet: Facet;
  readonly ids: readonly number[];
}

/** A plan for rows found in another way. */
export function planFor(rows: Iterable<EventRow>): Plan {
  return new Plan([wholly(new OrderedList(byStart, [...rows]))]);
}

/** The plan that looks at the fewest rows. `scheduled` gives what is published later than the filter's now. */
export function planOf(filter: EventFilter, shelves: Shelves, scheduled: () => Iterable<EventRow>): Plan {
  const choices = choicesOf(filter);
  const settled = choices.length === 0 && isPlain(filter);
  const plans = choices.map((choice) => {
    const only = choices.length === 1 && choice.ids.length === 1 && isPlain(filter);
    const shelf = choice.ids.flatMap((id) => shelves.of(choice.facet, id));
    return new Plan(stretchesOf(shelf, filter, only), choice.ids.length > 1);
  });
  const all = new Plan(stretchesOf(shelves.all, filter, settled));
  const best = [all, ...plans].reduce((least, plan) => (plan.size < least.size ? plan : least));
  const rest = [...ownStretches(filter, shelves, settled), ...scheduledStretch(filter, scheduled)];
  return best.with(rest);
}

function choicesOf({ categories, tags, venue, organizer, featured, postParent }: EventFilter): Choice[] {
  const lists = { categories, tags, venue, organizer } as const;
  const links = Object.entries(lists) as [Facet, readonly number[] | undefined][];
  return [
    ...links.flatMap(([facet, ids]) => (ids ? [{ facet, ids: [...new Set(ids)] }] : [])),
    ...(featured ? [{ facet: "featured" as const, ids: [1] }] : []),
    ...(postParent ? [{ facet: "postParent" as const, ids: [postParent] }] : []),
  ];
}

/** Whether status, dates and choices are all that the filter asks. */
function isPlain({ ids, search, changedAfter, featured, postParent, extra }: EventFilter): boolean {
  return !ids && !search && !extra && changedAfter === undefined && featured !== false && postParent !== 0;
}

function stretchesOf(shelf: Readonly<Shelf>, filter: EventFilter, settled: boolean): Stretch[] {
  const readable = (part: Part) => filter.gate.everything || part.status === "publish";
  const parts = shelf.filter((part) => !part.hidden && readable(part) && asksFor(filter, part.status));
  return parts.map((part) => stretchOf(part, filter, settled));
}

/** What a caller sees beside the published: own events of other statuses. */
function ownStretches(filter: EventFilter, shelves: Shelves, settled: boolean): Stretch[] {
  const { author, everything } = filter.gate;
  if (everything || author === undefined) return [];
  const parts = shelves.of("author", author).filter((part) => !part.hidden && asksFor(filter, part.status));
  return parts.map((part) => stretchOf(part, filter, settled));
}

/** Who asks for `future` but not for `publish` gets the few that are scheduled instead of all that are published. */
function scheduledStretch({ statuses }: EventFilter, scheduled: () => Iterable<EventRow>): Stretch[] {
  const alone = statuses?.includes("future") && !statuses.includes("publish");
  return alone ? [wholly(new OrderedList(byStart, [...scheduled()]))] : [];
}

function asksFor({ statuses }: EventFilter, status: StoredStatus): boolean {
  return statuses ? statuses.includes(status) : status !== "trash";
}
