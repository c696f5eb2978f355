import type { Awaitable } from "../../src/awaitable.ts";
import type {
  Journal,
  PlaceFilter,
  Places,
  PostRow,
  Posts,
  Replays,
  State,
  Store,
  Terms,
} from "../../src/store.ts";
import type { PostFilter } from "./conditions.ts";
import type { Data } from "./data.ts";
import type { PlaceTable } from "./places.ts";
import type { DraftOf, PostTable } from "./post_table.ts";
import type { TermTable } from "./terms.ts";

/** Runs one step on the data when its turn comes. */
export type Run = <T>(step: (data: Data) => T) => Awaitable<T>;

/** The contract's methods, each one step. */
export function facade(run: Run): Omit<Store, "transaction" | "close"> {
  return {
    events: posts((data) => data.events, run),
    venues: places((data) => data.venues, run),
    organizers: places((data) => data.organizers, run),
    categories: terms((data) => data.categories, run),
    tags: terms((data) => data.tags, run),
    journal: journal(run),
    replays: replays(run),
    state: state(run),
    version: () => run((data) => data.journal.last),
    nextPublication: (now) => run((data) => nextPublication(data, now)),
  };
}

function posts<Row extends PostRow & Draft, Draft extends DraftOf<PostRow>, Filter extends PostFilter>(
  tableOf: (data: Data) => PostTable<Row, Draft, Filter>,
  run: Run,
): Posts<Row, Draft, Filter> {
  return {
    get: (ref) => run((data) => tableOf(data).get(ref)),
    many: (ids) => run((data) => tableOf(data).rowsOf(ids)),
    list: (filter, window) => run((data) => tableOf(data).list(filter, window)),
    insert: (draft) => run((data) => tableOf(data).insert(draft)),
    update: (id, patch) => run((data) => tableOf(data).update(id, patch)),
    remove: (id, at) => run((data) => tableOf(data).remove(id, at)),
  };
}

function places<Row extends PostRow & Draft, Draft extends DraftOf<PostRow>>(
  tableOf: (data: Data) => PlaceTable<Row, Draft>,
  run: Run,
): Places<Row, Draft> {
  return Object.assign(posts<Row, Draft, PlaceFilter>(tableOf, run), {
    named: (name: string) => run((data) => tableOf(data).named(name)),
  });
}

function terms(tableOf: (data: Data) => TermTable, run: Run): Terms {
  return {
    get: (ref, now) => run((data) => tableOf(data).get(ref, now)),
    many: (ids, now) => run((data) => tableOf(data).many(ids, now)),
    named: (name) => run((data) => tableOf(data).named(name)),
    list: (filter, window) => run((data) => tableOf(data).list(filter, window)),
    descendants: (ids) => run((data) => tableOf(data).descendants(ids)),
    insert: (draft) => run((data) => tableOf(data).insert(draft)),
    update: (id, patch) => run((data) => tableOf(data).update(id, patch)),
    remove: (id, at) => run((data) => tableOf(data).remove(id, at)),
  };
}

function journal(run: Run): Journal {
  return {
    since: async (kind, at) => run((data) => data.journal.since(kind, at)),
    after: async (sequence, limit) => run((data) => data.journal.after(sequence, limit)),
  };
}

function replays(run: Run): Replays {
  return {
    get: async (owner, key) => run((data) => data.replays.get(owner, key)),
    put: async (owner, key, replay) => run((data) => data.replays.put(owner, key, replay)),
  };
}

function state(run: Run): State {
  return {
    get: async (key) => run((data) => data.state.get(key)),
    put: async (key, value) => run((data) => data.state.put(key, value)),
    list: async (prefix) => run((data) => data.state.list(prefix)),
  };
}

function nextPublication({ events, venues, organizers }: Data, now: string): string | undefined {
  const times = [events, venues, organizers].flatMap((table) => table.schedule.next(now) ?? []);
  return times.sort()[0];
}
