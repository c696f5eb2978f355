import type { Page, PlaceFilter, PostOrder, PostRow, Window } from "../../src/store.ts";
import { fold } from "../../src/text/search.ts";
import type { Changes } from "./changes.ts";
import { codePointKey } from "./code_points.ts";
import { byDate } from "./compare.ts";
import { type Check, every, postChecks, when } from "./conditions.ts";
import type { EventTable } from "./events.ts";
import { Groups, type Index } from "./indexes.ts";
import { isLinked, isUpcoming } from "./linked_events.ts";
import { Orders } from "./orders.ts";
import { count, take } from "./page.ts";
import { type DraftOf, PostTable, type Query } from "./post_table.ts";
import type { Generated } from "./table.ts";

/** What venues and organizers do not have in common. */
export interface PlaceKind<Row, Draft> {
  /** Also the key of events' links to it. */
  readonly kind: "venue" | "organizer";
  readonly nameOf: (row: Row) => string;
  readonly textOf: (row: Row) => string;
  readonly build: (draft: Draft, generated: Generated) => Row;
}

/** Venues or organizers. */
export class PlaceTable<Row extends PostRow & Draft, Draft extends DraftOf<PostRow>> extends PostTable<
  Row,
  Draft,
  PlaceFilter
> {
  private readonly spec: PlaceKind<Row, Draft>;
  private readonly events: EventTable;
  private readonly names: Groups<string, Row>;
  private readonly orders: Orders<Row, PostOrder>;

  constructor(
    spec: PlaceKind<Row, Draft>,
    changes: Changes,
    nextId: () => number,
    events: EventTable,
    ...more: readonly Index<Row>[]
  ) {
    super(spec.kind, changes, nextId, spec.textOf);
    this.spec = spec;
    this.events = events;
    const title = (row: Row) => fold(spec.nameOf(row));
    this.names = new Groups((row) => (row.status === "trash" ? undefined : title(row)));
    this.orders = new Orders(
      {
        date: (row) => row.date_utc,
        modified: (row) => row.modified_utc,
        id: (row) => row.id,
        title: (row) => codePointKey(title(row)),
      },
      byDate,
      () => this.rows.values(),
    );
    this.follow(this.names, this.orders, ...more);
  }

  named(name: string): Row[] {
    return this.rowsOf(this.names.of(fold(name)));
  }

  list(filter: PlaceFilter, window: Window): Page<Row> {
    const query = this.query(filter);
    const few = this.candidates(filter);
    const rows = few ? this.orders.sorted(few, filter.order) : this.orders.walk(filter.order);
    return { rows: take(rows, query.check, window), total: this.totalOf(query, few) };
  }

  override remove(id: number, at: string): Row | undefined {
    const row = super.remove(id, at);
    if (row) this.events.unlink(this.spec.kind, id);
    return row;
  }

  protected build(draft: Draft, generated: Generated): Row {
    return this.spec.build(draft, generated);
  }

  protected checkOf(filter: PlaceFilter, textOf: (row: Row) => string): Check<Row> {
    const shelf = (row: Row) => this.events.shelves.of(this.spec.kind, row.id);
    return every<Row>([
      ...postChecks(filter, textOf),
      ...when(filter.hasEvents, (wanted) => (row: Row) => isLinked(shelf(row), filter.gate) === wanted),
      ...when(filter.upcoming, (wanted) => (row: Row) => isUpcoming(shelf(row), filter.gate) === wanted),
    ]);
  }

  private totalOf(query: Query<Row, PlaceFilter>, few: readonly Row[] | undefined): number {
    const { filter, check, timeless } = query;
    const rows = few ?? this.rows.values();
    // What events decide about can be neither remembered nor told without a clock.
    if (filter.hasEvents !== undefined || filter.upcoming !== undefined) return count(rows, check);
    return this.total(query, few === undefined, () => count(rows, timeless));
  }
}
