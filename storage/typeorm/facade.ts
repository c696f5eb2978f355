import type { Places, PostRow, Posts, Store, TermDraft, TermKind, Terms } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import { EventTable } from "./events.ts";
import { after, nextPublication, since } from "./journal.ts";
import { CATEGORIES, type Generated, type Kept, type Made, ORGANIZERS, TAGS, VENUES } from "./kinds.ts";
import { PlaceTable } from "./places.ts";
import type { PostTable } from "./posts.ts";
import { getReplay, putReplay } from "./replays.ts";
import type { Sql } from "./sql.ts";
import { getState, listState, putState } from "./state.ts";
import type { Table } from "./table.ts";
import { TermTable } from "./terms.ts";

/** How steps come to their statements: each read and each write is one step. */
export interface Lane {
  /** Reads records: all that was committed when this process last wrote or asked for the version. */
  read<T>(step: (on: Sql) => Promise<T>): Promise<T>;
  /** Reads all that anybody has committed. */
  readLatest<T>(step: (on: Sql) => Promise<T>): Promise<T>;
  version(): Promise<number>;
  write<T>(step: (tx: Tx) => Promise<T>): Promise<T>;
  insert<Draft, Row>(into: Inserts<Draft, Row>, draft: Draft): Promise<Row>;
}

/** Where records are inserted, several at once; the error of each that cannot be kept. */
export interface Inserts<Draft, Row> {
  insertAll(tx: Tx, drafts: readonly Draft[]): Promise<readonly (Row | Error)[]>;
}

type PostDraft = Omit<PostRow, keyof Generated>;

/** The contract's methods, each one step. */
export function facade(lane: Lane): Omit<Store, "transaction" | "close"> {
  const events = new EventTable();
  return {
    events: {
      ...posts(lane, events),
      list: (filter, window) => lane.read((on) => events.list(on, filter, window)),
    },
    venues: places(lane, new PlaceTable(VENUES)),
    organizers: places(lane, new PlaceTable(ORGANIZERS)),
    categories: terms(lane, CATEGORIES),
    tags: terms(lane, TAGS),
    journal: {
      since: (kind, at) => lane.readLatest((on) => since(on, kind, at)),
      after: (sequence, limit) => lane.readLatest((on) => after(on, sequence, limit)),
    },
    replays: {
      get: (owner, key) => lane.readLatest((on) => getReplay(on, owner, key)),
      put: (owner, key, replay) => lane.write((tx) => putReplay(tx, owner, key, replay)),
    },
    state: {
      get: (key) => lane.readLatest((on) => getState(on, key)),
      put: (key, value) => lane.write((tx) => putState(tx, key, value)),
      list: (prefix) => lane.readLatest((on) => listState(on, prefix)),
    },
    version: () => lane.version(),
    nextPublication: (now) => lane.readLatest((on) => nextPublication(on, now)),
  };
}

function writes<Draft extends { readonly slug: string; readonly changed_utc: string }>(
  lane: Lane,
  table: Table<Draft>,
) {
  return {
    insert: (draft: Draft): Promise<Made<Draft>> => lane.insert(table, draft),
    update: (id: number, patch: Partial<Draft>) => lane.write((tx) => table.update(tx, id, patch)),
    remove: (id: number, at: string) => lane.write((tx) => table.remove(tx, id, at)),
  };
}

function posts<Draft extends PostDraft>(
  lane: Lane,
  table: PostTable<Draft>,
): Omit<Posts<Made<Draft>, Draft, never>, "list"> {
  return {
    get: (ref) => lane.read((on) => table.get(on, ref)),
    many: (ids) => lane.read((on) => table.many(on, ids)),
    ...writes(lane, table),
  };
}

function places<Draft extends PostDraft>(lane: Lane, table: PlaceTable<Draft>): Places<Made<Draft>, Draft> {
  return {
    ...posts(lane, table),
    list: (filter, window) => lane.read((on) => table.list(on, filter, window)),
    named: (name) => lane.read((on) => table.named(on, name)),
  };
}

function terms(lane: Lane, kept: Kept<TermDraft, TermKind>): Terms {
  const table = new TermTable(kept);
  return {
    get: (ref, now) => lane.read((on) => table.get(on, ref, now)),
    many: (ids, now) => lane.read((on) => table.manyCounted(on, ids, now)),
    named: (name) => lane.read((on) => table.named(on, name)),
    list: (filter, window) => lane.read((on) => table.list(on, filter, window)),
    descendants: (ids) => lane.read((on) => table.descendants(on, ids)),
    ...writes(lane, table),
  };
}
