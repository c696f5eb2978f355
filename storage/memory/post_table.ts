import type { Gate, Page, PostKind, PostRow, Ref, Window } from "../../src/store.ts";
import type { Changes } from "./changes.ts";
import { type Check, type PostFilter, timeless } from "./conditions.ts";
import { Groups, type Index } from "./index.ts";
import { Schedule } from "./schedule.ts";
import { Table } from "./table.ts";
import { Texts } from "./texts.ts";
import { Totals } from "./totals.ts";

/** Fewer rows than this are looked at anew each time, instead of remembering how many match. */
export const FEW = 500;

/** What is the same for events, venues and organizers. */
export abstract class PostTable<Row extends PostRow> extends Table<Row> {
  readonly schedule = new Schedule<Row>();
  protected readonly texts: Texts<Row>;
  private readonly totals = new Totals<Row>();
  private readonly former = new Groups<string, Row>((row) => row.former_slug || undefined);

  constructor(kind: PostKind, changes: Changes, nextId: () => number, textOf: (row: Row) => string) {
    super(kind, changes, nextId);
    this.texts = new Texts(textOf);
    // Totals come first: while they let go of a row, its text is still known.
    this.follow(this.totals, this.texts, this.schedule, this.former);
  }

  get(ref: Ref): Row | undefined {
    if ("id" in ref) return this.rows.get(ref.id);
    if ("slug" in ref) return this.bySlug(ref.slug);
    const rows = this.many(this.former.of(ref.formerSlug));
    return rows.reduce<Row | undefined>((last, row) => (last && last.revision > row.revision ? last : row), undefined);
  }

  /** The rows among which all matches are, when the filter itself leads to few; else undefined. */
  protected leads(filter: PostFilter): readonly Row[] | undefined {
    const { ids, changedAfter, gate } = filter;
    if (ids) return this.many([...new Set(ids)]);
    if (changedAfter === undefined || this.countChanged(changedAfter, gate) > this.rows.size / 8) return undefined;
    const published = Array.from(this.schedule.later(changedAfter, gate.now), (row) => row.id);
    return this.many([...new Set([...this.changes.idsSince(this.kind, changedAfter), ...published])]);
  }

  /** How many match, remembered under the filter. `checkOf` makes the check of it or of its timeless form. */
  protected total<F extends PostFilter>(filter: F, checkOf: (filter: F) => Check<Row>, count: Counting<Row>): number {
    const check = checkOf(filter);
    const finally_ = checkOf(timeless(filter));
    const settled = () => count.count(finally_);
    return 0;
  }
}
