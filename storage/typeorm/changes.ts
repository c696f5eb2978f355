import type { JournalEntry, Kind } from "../../src/store.ts";
import { integer } from "./columns.ts";
import type { Image } from "./kinds.ts";
import { insertRows, type Sql, sql } from "./sql.ts";

/** The ids given last: of posts and of terms. */
export interface Ids {
  post: number;
  term: number;
}

/** What the journal is told of a write. */
interface Written extends Pick<JournalEntry, "kind" | "id" | "at"> {
  readonly before: Image | null;
  readonly after: Image | null;
}

/** A transaction that writes: its statements, and what it is about to add to the journal. */
export interface Tx extends Sql {
  readonly changes: Changes;
}

const sequenceOf = (kind: Kind): keyof Ids => (kind === "category" || kind === "tag" ? "term" : "post");

/**
 * What a transaction has done so far beside its rows. It holds the lock on the clock, so nobody else gives out the
 * same ids and sequences; entries are written at the end, so that no sequence has gaps and nobody counts them before.
 */
export class Changes {
  private readonly last: number;
  private readonly ids: Ids;
  private readonly entries: (Written & { readonly sequence: number })[] = [];
  private given = false;
  /** Of this transaction alone: stands beside each of its entries. */
  readonly token = crypto.randomUUID();

  private constructor(last: number, ids: Ids) {
    this.last = last;
    this.ids = ids;
  }

  /**
   * Makes all other writers wait, and starts where they ended. `floor`: ids that this process gave out in
   * transactions of which nothing is left.
   */
  static async begin(on: Sql, floor: Readonly<Ids>): Promise<Changes> {
    const text = `SELECT sequence, post_id, term_id FROM kalends_clock WHERE id = 1${on.dialect.forUpdate}`;
    const [clock] = await on.all(sql(text));
    if (!clock) throw new Error("Cannot write: the table kalends_clock has lost its only row");
    return new Changes(integer.read(clock.sequence), {
      post: Math.max(floor.post, integer.read(clock.post_id)),
      term: Math.max(floor.term, integer.read(clock.term_id)),
    });
  }

  /** The sequence that the next entry gets. */
  get nextSequence(): number {
    return this.lastSequence + 1;
  }

  /** The sequence of its last entry, once they are written. */
  get lastSequence(): number {
    return this.last + this.entries.length;
  }

  get hasEntries(): boolean {
    return this.entries.length > 0;
  }

  /** Whether ids were given out, which must not be given again even if nothing else is kept. */
  get hasGivenIds(): boolean {
    return this.given;
  }

  nextId(kind: Kind): number {
    this.given = true;
    return ++this.ids[sequenceOf(kind)];
  }

  record(entry: Written): void {
    this.entries.push({ sequence: this.nextSequence, ...entry });
  }

  /** Before the commit. */
  async flush(on: Sql): Promise<void> {
    if (!this.hasEntries) return;
    const rows = this.entries.map(({ sequence, kind, id, at, before, after }) => ({
      ...{ sequence, kind, id, at, token: this.token },
      was: before && JSON.stringify(before),
      became: after && JSON.stringify(after),
    }));
    await insertRows(on, "kalends_journal", rows);
    await this.setClock(on, this.lastSequence);
  }

  /** After all else was taken back: only the ids are gone for ever. */
  async keepIds(on: Sql): Promise<void> {
    await this.setClock(on, this.last);
  }

  /** Remembers in this process what was given out. */
  raise(floor: Ids): void {
    floor.post = Math.max(floor.post, this.ids.post);
    floor.term = Math.max(floor.term, this.ids.term);
  }

  private async setClock(on: Sql, sequence: number): Promise<void> {
    const { post, term } = this.ids;
    const text = "UPDATE kalends_clock SET sequence = ?, post_id = ?, term_id = ? WHERE id = 1";
    await on.run(sql(text, sequence, post, term));
  }
}
