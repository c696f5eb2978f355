import type { Page, PostKind, PostRow, Ref, Standing, Window } from "../../src/store.ts";
import type { Changes } from "./changes.ts";
import { type Check, type PostFilter, timeless } from "./conditions.ts";
import { Groups } from "./indexes.ts";
import { Schedule } from "./schedule.ts";
import { Table } from "./table.ts";
import { Texts } from "./texts.ts";
import { Totals } from "./totals.ts";

type Generated = "id" | "revision";
export type DraftOf<Row> = Omit<Row, Generated>;

/** A filter ready to be asked. */
export interface Query<Row, Filter> {
  readonly filter: Filter;
  readonly check: Check<Row>;
  /** The check once all that is scheduled is published. The two only ever differ on rows scheduled later than now. */
  readonly timeless: Check<Row>;
}

/** What the total of a filter depends on besides the data and the moment. */
const keyOf = (filter: PostFilter): string =>
  JSON.stringify({ ...filter, order: "", gate: { ...filter.gate, now: "" } });

/** What is the same for events, venues and organizers. */
export abstract class PostTable<
  Row extends PostRow & Draft,
  Draft extends DraftOf<PostRow>,
  Filter extends PostFilter,
> extends Table<Row, Draft> {
  readonly schedule = new Schedule<Row>();
  private readonly texts: Texts<Row>;
  private readonly totals = new Totals<Row>();
  private readonly former = new Groups<string, Row>((row) => row.former_slug || undefined);

  constructor(kind: PostKind, changes: Changes, nextId: () => number, textOf: (row: Row) => string) {
    super(kind, changes, nextId);
    this.texts = new Texts(textOf);
    // Totals come before texts: while they let go of a row, its text is still known.
    this.follow(this.totals, this.texts, this.schedule, this.former);
  }

  get(ref: Ref): Row | undefined {
    if ("id" in ref) return this.rows.get(ref.id);
    if ("slug" in ref) return this.bySlug(ref.slug);
    const rows = this.rowsOf(this.former.of(ref.formerSlug));
    return rows.sort((a, b) => b.revision - a.revision)[0];
  }

  abstract list(filter: Filter, window: Window): Page<Row>;

  protected abstract checkOf(filter: Filter, textOf: (row: Row) => string): Check<Row>;

  protected query(filter: Filter): Query<Row, Filter> {
    const make = (asked: Filter) => this.checkOf(asked, (row) => this.texts.of(row));
    return { filter, check: make(filter), timeless: make(timeless(filter)) };
  }

  /** The rows among which all matches are, the timeless ones too, when the filter itself names few. */
  protected candidates({ ids, changedAfter }: PostFilter): Row[] | undefined {
    if (ids) return this.rowsOf([...new Set(ids)]);
    if (changedAfter === undefined) return undefined;
    const written = this.changes.countSince(this.kind, changedAfter);
    if (written + this.schedule.count(changedAfter) > this.rows.size / 8) return undefined;
    const rows = this.rowsOf([...this.changes.idsSince(this.kind, changedAfter)]);
    return [...new Set([...rows, ...this.schedule.later(changedAfter)])];
  }

  /** How many rows match, where `count` tells how many will once all that is scheduled is published. */
  protected total(
    { filter, check, timeless }: Query<Row, Filter>,
    remember: boolean,
    count: () => number,
  ): number {
    let total = remember ? this.totals.of(keyOf(filter), timeless, count) : count();
    for (const row of this.schedule.later(filter.gate.now))
      total += Number(check(row)) - Number(timeless(row));
    return total;
  }

  protected standing({ status, author, date_utc }: Row): Standing {
    return { status, author, date_utc, hidden: false };
  }
}
