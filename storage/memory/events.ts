import type {
  EventDraft,
  EventFilter,
  EventOrder,
  EventRow,
  Page,
  Standing,
  Window,
} from "../../src/store.ts";
import { eventSearchText, fold } from "../../src/text/search.ts";
import type { Changes } from "./changes.ts";
import { codePointKey } from "./code_points.ts";
import { byStart, compare } from "./compare.ts";
import type { Check } from "./conditions.ts";
import { eventCheck } from "./event_conditions.ts";
import type { GeoGrid } from "./geo_grid.ts";
import { Orders } from "./orders.ts";
import { first, take } from "./page.ts";
import type { Plan } from "./plan.ts";
import { planFor, planOf } from "./planner.ts";
import { PostTable, type Query } from "./post_table.ts";
import { Shared } from "./shared.ts";
import { Shelves } from "./shelves.ts";
import type { Generated } from "./table.ts";

/** So few rows are looked at anew each time: cheaper than to remember and to skip. */
const FEW = 500;

/** A kind of record that events link to, as the key of the links in the row. */
export type Link = "categories" | "tags" | "venue" | "organizer";

export class EventTable extends PostTable<EventRow, EventDraft, EventFilter> {
  readonly shelves = new Shelves();
  private readonly shared = new Shared();
  private readonly grid: GeoGrid;
  private readonly orders = new Orders<EventRow, EventOrder>(
    {
      date: (row) => row.date_utc,
      modified: (row) => row.modified_utc,
      id: (row) => row.id,
      title: (row) => codePointKey(fold(row.title)),
      start_date: (row) => row.start_date,
      end_date: (row) => row.end_date,
      // Lists by distance are made in a way of their own.
      distance: () => 0,
    },
    byStart,
    () => this.rows.values(),
  );

  constructor(changes: Changes, nextId: () => number, grid: GeoGrid) {
    super("event", changes, nextId, eventSearchText);
    this.grid = grid;
    this.follow(this.shelves, this.orders);
  }

  list(filter: EventFilter, window: Window): Page<EventRow> {
    if (filter.near || filter.located !== undefined) return this.placedList(filter, window);
    const query = this.query(filter);
    const plan = this.plan(filter);
    const total = this.total(query, plan.unsure > FEW, () => plan.count(query.timeless));
    const empty = window.limit <= 0 || window.offset >= total;
    return { rows: empty ? [] : this.rowsAt(query, plan, window, total), total };
  }

  /** A list by the positions of venues: where they are few, so are the events to look at. */
  private placedList(filter: EventFilter, { offset, limit }: Window): Page<EventRow> {
    const located = this.grid.found(undefined, filter.gate);
    const near = filter.near ? this.grid.found(filter.near, filter.gate) : located;
    const wanted = filter.located ?? true;
    const { check } = this.query(filter);
    const fits = (row: EventRow) =>
      row.venue.some((id) => located.has(id)) === wanted &&
      (!filter.near || row.venue.some((id) => near.has(id))) &&
      check(row);
    const rows = [...(this.candidates(filter) ?? this.placedRows(wanted ? near : undefined))].filter(fits);
    return {
      rows: this.placedOrder(rows, filter, near).slice(offset, offset + Math.max(0, limit)),
      total: rows.length,
    };
  }

  private placedRows(venues: ReadonlyMap<number, number> | undefined): Iterable<EventRow> {
    if (!venues) return this.rows.values();
    const shelves = [...venues.keys()].flatMap((id) => this.shelves.of("venue", id));
    return new Set(shelves.flatMap((part) => [...part.list.up()]));
  }

  private placedOrder(
    rows: EventRow[],
    { order }: EventFilter,
    near: ReadonlyMap<number, number>,
  ): EventRow[] {
    if (order.by !== "distance") return this.orders.sorted(rows, order);
    const far = (row: EventRow) =>
      Math.min(...row.venue.map((id) => near.get(id) ?? Number.POSITIVE_INFINITY));
    const keyed = rows.map((row) => ({ row, far: far(row) }));
    const ascending = keyed.sort((a, b) => compare(a.far, b.far) || byStart(a.row, b.row));
    return (order.descending ? ascending.reverse() : ascending).map(({ row }) => row);
  }

  /** Takes a removed record out of all links. That is no write of the events: their revisions stay. */
  unlink(link: Link, id: number): void {
    const rows = this.shelves.of(link, id).flatMap((part) => [...part.list.up()]);
    for (const row of rows) {
      const left = row[link].filter((other) => other !== id);
      this.replace(row, this.build({ ...row, [link]: left }, row));
    }
  }

  protected build(draft: EventDraft, generated: Generated): EventRow {
    return this.shared.event(draft, generated);
  }

  protected checkOf(filter: EventFilter, textOf: (row: EventRow) => string): Check<EventRow> {
    return eventCheck(filter, textOf);
  }

  protected override standing(row: EventRow): Standing {
    return { ...super.standing(row), hidden: row.hide_from_listings };
  }

  private plan(filter: EventFilter): Plan {
    const few = this.candidates(filter);
    return few ? planFor(few) : planOf(filter, this.shelves, () => this.schedule.later(filter.gate.now));
  }

  private rowsAt(query: Query<EventRow, EventFilter>, plan: Plan, window: Window, total: number): EventRow[] {
    const { filter, check } = query;
    if (filter.order.by === "start_date") return this.inListOrder(query, plan, window, total);
    // Along the order there are others in between, in proportion; if it turns out to be more, sorting is cheaper.
    const met = ((window.offset + window.limit) * this.rows.size) / total;
    const walked = met < plan.size && take(first(this.orders.walk(filter.order), plan.size), check, window);
    if (walked && walked.length === Math.min(window.limit, total - window.offset)) return walked;
    const matches = [...plan.walk(false)].filter(check);
    return this.orders.sorted(matches, filter.order).slice(window.offset, window.offset + window.limit);
  }

  private inListOrder(
    query: Query<EventRow, EventFilter>,
    plan: Plan,
    window: Window,
    total: number,
  ): EventRow[] {
    const { filter, check, timeless } = query;
    const { descending } = filter.order;
    if (window.offset <= FEW || plan.unsure > FEW) return take(plan.walk(descending), check, window);
    const scheduled = [...this.schedule.later(filter.gate.now)].filter(timeless);
    const misfits = new Set([...plan.unsureRows(), ...scheduled].filter((row) => !check(row)));
    const start = plan.positionsAfter(descending ? total - window.offset : window.offset, [...misfits]);
    return take(plan.walk(descending, start), check, { offset: 0, limit: window.limit });
  }
}
