/** A running calendar, ours or the original service: its REST API, read page by page. */
import { type Client, ClientError } from "../../src/client/mod.ts";
import { anyResource } from "./any_resource.ts";
import { KINDS, type MovedRecord, type Moving, type Source } from "./record.ts";
import {
  eventRecord,
  isProtected,
  linkedRecords,
  organizerRecord,
  termRecord,
  type View,
  venueRecord,
} from "./view_record.ts";

export interface LiveOptions {
  readonly name: string;
  readonly client: Client;
  /** The same calendar without credentials: shows which events stand behind a password. None: `client` has none. */
  readonly anonymous?: Client | undefined;
  /** Ids of events that no list shows, where they can be known. */
  readonly unlisted?: () => Promise<readonly number[]>;
}

const PER_PAGE = 50;
/** Everything: both services fill in a short window for what is not given. */
const EVER = { start_date: "1900-01-01", end_date: "2200-01-01", per_page: PER_PAGE } as const;
const STATUSES = ["publish", "future", "draft", "pending", "private"] as const;

type PlaceKind = "venues" | "organizers";
type TermKind = "categories" | "tags";

export function liveSource({ name, client, anonymous, unlisted }: LiveOptions): Source {
  const status = anonymous === undefined ? {} : { status: STATUSES };

  async function* terms(kind: TermKind): AsyncGenerator<MovedRecord> {
    const found: View[] = [];
    for await (const term of anyResource(client, kind).all({ hide_empty: false, per_page: PER_PAGE }))
      found.push(term);
    yield* parentsFirst(found.map((view) => termRecord(kind, view)));
  }

  async function* places(kind: PlaceKind): AsyncGenerator<MovedRecord> {
    const found: View[] = [];
    for await (const place of anyResource(client, kind).all({ per_page: PER_PAGE, ...status }))
      found.push(place);
    found.sort((a, b) => Number(a.id) - Number(b.id));
    for (const view of found) yield kind === "venues" ? venueRecord(view) : organizerRecord(view);
  }

  async function* linked(seen: Set<string>): AsyncGenerator<Moving> {
    for (const kind of KINDS) {
      if (kind === "events") continue;
      const records = kind === "venues" || kind === "organizers" ? places(kind) : terms(kind);
      for await (const record of records) {
        seen.add(`${kind} ${record.key}`);
        yield { record };
      }
    }
  }

  async function* events(page: number, seen: Set<string>): AsyncGenerator<Moving> {
    const hidden = await protectedIds(anonymous);
    let at = page;
    for await (const { items, total } of client.events.pages({ ...EVER, ...status, page })) {
      yield { milestone: { page: at++, total } };
      for (const view of items) yield* whole(view, hidden, seen);
    }
    for (const id of (await unlisted?.()) ?? []) yield* whole(await client.events.read(id), hidden, seen);
  }

  return {
    name,
    async *records(page) {
      const seen = new Set<string>();
      yield* linked(seen);
      try {
        yield* events(page, seen);
      } catch (error) {
        // Fewer events than when an earlier run got here.
        if (page === 1 || !(error instanceof ClientError && error.status === 404)) throw error;
        yield* events(1, seen);
      }
    },
  };
}

function* whole(view: View, hidden: ReadonlySet<number>, seen: Set<string>): Generator<Moving> {
  if (isProtected(view)) {
    const place = `event ${view.id}`;
    yield {
      unreadable: {
        kind: "events",
        place,
        problem: "it stands behind a password: credentials of an editor are needed",
      },
    };
    return;
  }
  for (const record of linkedRecords(view)) {
    const name = `${record.kind} ${record.key}`;
    if (seen.has(name)) continue;
    seen.add(name);
    // Parents of a term that no list shows are not known.
    yield { record: { ...record, links: {} } };
  }
  yield { record: eventRecord(view, hidden.has(Number(view.id))) };
}

/** To an editor a protected event looks like any other: only readers without rights can tell. */
async function protectedIds(anonymous: Client | undefined): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  if (anonymous === undefined) return ids;
  for await (const view of anonymous.events.all(EVER, { fields: ["id", "all_day"] }))
    if (isProtected(view)) ids.add(view.id);
  return ids;
}

/** Parents before their children; those of a circle as they come. */
export function parentsFirst(records: readonly MovedRecord[]): readonly MovedRecord[] {
  const byKey = new Map(records.map((record) => [record.key, record]));
  const done = new Set<MovedRecord>();
  const add = (record: MovedRecord): void => {
    if (byKey.get(record.key) !== record || !byKey.delete(record.key)) return;
    for (const key of record.links.parent ?? []) {
      const parent = byKey.get(key);
      if (parent) add(parent);
    }
    done.add(record);
  };
  for (const record of records.toSorted((a, b) => Number(a.key) - Number(b.key))) add(record);
  return [...done];
}
