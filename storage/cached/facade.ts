import type { Awaitable } from "../../src/awaitable.ts";
import type { PlaceFilter, Places, PostRow, Posts, Store, TermRow, Terms } from "../../src/store.ts";
import type { Reader } from "./reader.ts";

type Gated = Pick<PlaceFilter, "gate" | "upcoming">;
type Writes<Row, Draft> = {
  insert(draft: Draft): Awaitable<Row>;
  update(id: number, patch: Partial<Draft>): Awaitable<Row | undefined>;
  remove(id: number, at: string): Awaitable<Row | undefined>;
};

/** The contract's methods: reads through the reader, writes to the store. */
export function facade(store: Store, reader: Reader): Omit<Store, "transaction" | "close"> {
  const { journal, replays, state } = store;
  return {
    events: posts("events", store.events, reader),
    venues: places("venues", store.venues, reader),
    organizers: places("organizers", store.organizers, reader),
    categories: terms("categories", store.categories, reader),
    tags: terms("tags", store.tags, reader),
    journal: {
      since: (kind, at) => reader.read(["since", kind, at], () => journal.since(kind, at)),
      after: (sequence, limit) =>
        reader.read(["after", sequence, limit], () => journal.after(sequence, limit)),
    },
    // Not in the journal, so the version says nothing of them.
    replays,
    state,
    version: () => reader.version(),
    nextPublication: (now) => reader.nextPublication(now),
  };
}

function posts<Row extends PostRow, Draft, Filter extends Gated>(
  name: string,
  of: Posts<Row, Draft, Filter>,
  reader: Reader,
): Posts<Row, Draft, Filter> {
  return {
    get: (ref) => reader.read([name, "get", ref], () => of.get(ref)),
    many: (ids) => reader.read([name, "many", ids], () => of.many(ids)),
    list: (filter, window) => {
      const { now, ...gate } = filter.gate;
      const load = () => of.list(filter, window);
      // Events start all the time.
      if (filter.upcoming !== undefined) return reader.read([name, "list", filter, window], load);
      return reader.readAt(now, [name, "list", { ...filter, gate }, window], load);
    },
    ...writes<Row, Draft>(of, reader),
  };
}

function places<Row extends PostRow, Draft>(
  name: string,
  of: Places<Row, Draft>,
  reader: Reader,
): Places<Row, Draft> {
  return {
    ...posts<Row, Draft, PlaceFilter>(name, of, reader),
    named: (title) => reader.read([name, "named", title], () => of.named(title)),
  };
}

function terms(kind: string, of: Terms, reader: Reader): Terms {
  return {
    get: (ref, now) => reader.readAt(now, [kind, "get", ref], () => of.get(ref, now)),
    many: (ids, now) => reader.readAt(now, [kind, "many", ids], () => of.many(ids, now)),
    named: (name) => reader.read([kind, "named", name], () => of.named(name)),
    list: (filter, window) => {
      const { now, ...rest } = filter;
      return reader.readAt(now, [kind, "list", rest, window], () => of.list(filter, window));
    },
    descendants: (ids) => reader.read([kind, "descendants", ids], () => of.descendants(ids)),
    ...writes<TermRow, Parameters<Terms["insert"]>[0]>(of, reader),
  };
}

function writes<Row, Draft>(of: Writes<Row, Draft>, reader: Reader): Writes<Row, Draft> {
  const written = <T>(write: Awaitable<T>): Promise<T> =>
    Promise.resolve(write).finally(() => reader.forget());
  return {
    insert: (draft) => written(of.insert(draft)),
    update: (id, patch) => written(of.update(id, patch)),
    remove: (id, at) => written(of.remove(id, at)),
  };
}
