import { LRUCache } from "lru-cache";
import type { JournalEntry } from "../../src/store.ts";
import type { Image } from "./kinds.ts";
import { type Fragment, type Sql, sql } from "./sql.ts";

/** Filters of which the totals are kept. */
const REMEMBERED = 2000;
/** So many writes later a total is counted anew. */
const FOLLOWED = 200;

/** So long it may go unnoticed that orders have changed much. */
const CROWDS_MS = 60_000;
/** So long, that words have become common. */
const WEIGHTS_MS = 600_000;

/** A list of which the total may be kept. */
export interface Counted {
  /** The filter, but not the moment; undefined: it is not kept. */
  readonly key: string | undefined;
  readonly now: string;
  /** The number of all matches, as `total`. */
  readonly total: () => Fragment;
  /** Asked for where needed. Whether a record as the journal keeps it matches; undefined: it does not keep enough to tell. */
  readonly follow?: () => Follow | undefined;
}

/** By how much an entry of the journal changes a total. */
export type Follow = (entry: Pick<JournalEntry, "kind" | "id"> & Images) => number | undefined;

interface Images {
  readonly before: Image | null;
  readonly after: Image | null;
}

/** A total with the data it is of, and from when until when time alone does not change it. */
export interface Total {
  readonly total: number;
  readonly version: number;
  readonly from: string;
  readonly until: string;
  /** At least as many posts as there are. */
  readonly posts: number;
}

/** Later than all times. */
const NEVER = "~";

/**
 * The totals of lists that were asked for lately. Each is of one version of the data; from there the journal, which
 * all processes write, tells what later writes changed. So a total is always that of the rows it is shown with.
 */
export class Totals {
  private readonly known = new LRUCache<string, Total>({ max: REMEMBERED });
  /** @see {@link ./search.ts} */
  readonly weights = new LRUCache<string, number>({ max: REMEMBERED, ttl: WEIGHTS_MS });
  /** @see {@link ./crowd.ts} */
  readonly crowds = new LRUCache<string, { readonly key: string | undefined }>({ max: 10, ttl: CROWDS_MS });

  find({ key, now }: Counted): Total | undefined {
    const known = key === undefined ? undefined : this.known.get(key);
    return known && known.from <= now && now < known.until ? known : undefined;
  }

  /** What is older than what is known says nothing new. */
  keep({ key }: Counted, total: Total): Total {
    if (key !== undefined && (this.known.peek(key)?.version ?? -1) <= total.version)
      this.known.set(key, total);
    return total;
  }

  /** The total of a later version; undefined when it has to be counted. */
  async at(version: number, on: Sql, list: Counted, known: Total): Promise<number | undefined> {
    if (version === known.version) return known.total;
    const writes = version - known.version;
    const follow = list.follow?.();
    if (!follow || writes < 0 || writes > FOLLOWED) return undefined;
    const text = "SELECT kind, id, was, became FROM kalends_journal WHERE sequence > ? AND sequence <= ?";
    const rows = await on.all(sql(text, known.version, version));
    if (rows.length !== writes) return undefined;
    let { total, until } = known;
    for (const { kind, id, was, became } of rows) {
      const [before, after] = [imageOf(was), imageOf(became)];
      const change = follow({ kind: kind as JournalEntry["kind"], id: Number(id), before, after });
      if (change === undefined) return undefined;
      total += change;
      if (after?.status === "publish" && after.date_utc > list.now && after.date_utc < until)
        until = after.date_utc;
    }
    return this.keep(list, { ...known, total, version, from: list.now, until }).total;
  }
}

const imageOf = (value: unknown): Image | null =>
  value === null ? null : (JSON.parse(String(value)) as Image);

/** SELECT columns with all that is to be known of a total. */
export function totalColumns({ total: totalOf, now }: Counted): Fragment {
  const total = totalOf();
  const tables = ["kalends_events", "kalends_venues", "kalends_organizers"];
  const next = (table: string) => `SELECT MIN(date_utc) AS date_utc FROM ${table}
    WHERE status = 'publish' AND date_utc > ?`;
  const first = `SELECT MIN(date_utc) FROM (${tables.map(next).join(" UNION ALL ")}) AS coming`;
  return {
    text: `(${total.text}) AS total, (${first}) AS coming,
      (SELECT post_id FROM kalends_clock WHERE id = 1) AS posts`,
    values: [...total.values, now, now, now],
  };
}

/** What those columns say, beside the column of the version. */
export function readTotal(found: Readonly<Record<string, unknown>>, now: string): Total {
  const { total, version, posts, coming } = found;
  return {
    ...{ total: Number(total), version: Number(version), posts: Number(posts) },
    ...{ from: now, until: coming === null ? NEVER : String(coming) },
  };
}
