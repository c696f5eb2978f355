import type {
  CountedTerm,
  Page,
  Standing,
  TermDraft,
  TermFilter,
  TermKind,
  TermRow,
  Window,
} from "../../src/store.ts";
import { lower } from "../../src/text/search.ts";
import type { Changes } from "./changes.ts";
import type { EventTable } from "./events.ts";
import { Groups } from "./indexes.ts";
import { type Generated, Table } from "./table.ts";
import { termCheck, termOrder } from "./term_filter.ts";

/** Terms are in nobody's lists, so their entries say nothing. */
const NO_STANDING: Standing = { status: "publish", author: 0, date_utc: "", hidden: false };

const NONE: ReadonlyMap<number, number> = new Map();

const LINKS = { category: "categories", tag: "tags" } as const;

/** Categories or tags. */
export class TermTable extends Table<TermRow, TermDraft> {
  private readonly events: EventTable;
  private readonly link: "categories" | "tags";
  private readonly names = new Groups<string, TermRow>((row) => lower(row.name));
  private readonly last = new WeakMap<TermRow, CountedTerm>();
  private readonly children = new Groups<number, TermRow>((row) => row.parent || undefined);

  constructor(kind: TermKind, changes: Changes, nextId: () => number, events: EventTable) {
    super(kind, changes, nextId);
    this.events = events;
    this.link = LINKS[kind];
    this.follow(this.names, this.children);
  }

  get(ref: { readonly id: number } | { readonly slug: string }, now: string): CountedTerm | undefined {
    const row = "id" in ref ? this.rows.get(ref.id) : this.bySlug(ref.slug);
    return row && this.counted([row], now)[0];
  }

  many(ids: readonly number[], now: string): CountedTerm[] {
    return this.counted(this.rowsOf(ids), now);
  }

  named(name: string): TermRow[] {
    return this.rowsOf(this.names.of(lower(name)));
  }

  list(filter: TermFilter, { offset, limit }: Window): Page<CountedTerm> {
    const rows = filter.ids ? this.rowsOf([...new Set(filter.ids)]) : [...this.rows.values()];
    const used = filter.used ? this.usedIds(filter.now) : undefined;
    const matches = this.counted(rows.filter(termCheck(filter, used)), filter.now);
    const ordered = matches.sort(termOrder(filter));
    return { rows: ordered.slice(offset, offset + Math.max(0, limit)), total: ordered.length };
  }

  /** The given ids, also unknown ones, and everything below them. */
  descendants(ids: readonly number[]): number[] {
    const found = new Set(ids);
    // A set also visits what is added to it meanwhile.
    for (const id of found) for (const child of this.children.of(id)) found.add(child);
    return [...found];
  }

  /** The children move first, so that they never hang on a parent that is gone. */
  override remove(id: number, at: string): TermRow | undefined {
    const term = this.rows.get(id);
    if (!term) return undefined;
    for (const child of this.children.of(id)) this.update(child, { parent: term.parent, changed_utc: at });
    this.events.unlink(this.link, id);
    return super.remove(id, at);
  }

  protected build(draft: TermDraft, generated: Generated): TermRow {
    return Object.assign({}, draft, generated);
  }

  protected standing(): Standing {
    return NO_STANDING;
  }

  private counted(rows: readonly TermRow[], now: string): CountedTerm[] {
    const scheduled = this.scheduled(now);
    const all: CountedTerm[] = [];
    for (const row of rows)
      all.push(this.withCount(row, this.published(row.id) - (scheduled.get(row.id) ?? 0)));
    return all;
  }

  /** The same object while nothing of it changes. */
  private withCount(row: TermRow, count: number): CountedTerm {
    const last = this.last.get(row);
    if (last?.count === count) return last;
    const { id, revision, name, slug, description, parent, changed_utc } = row;
    // Written out: adding members by spreading takes ten times as long, and each new event counts.
    const counted = { count, id, revision, name, slug, description, parent, changed_utc };
    this.last.set(row, counted);
    return counted;
  }

  /** Events with status `publish` that use the term, scheduled ones too. */
  private published(id: number): number {
    let count = 0;
    for (const { status, list } of this.events.shelves.of(this.link, id))
      if (status === "publish") count += list.size;
    return count;
  }

  /** How many events per term are scheduled later than now. */
  private scheduled(now: string): ReadonlyMap<number, number> {
    if (this.events.schedule.next(now) === undefined) return NONE;
    const counts = new Map<number, number>();
    for (const row of this.events.schedule.later(now)) {
      for (const id of new Set(row[this.link])) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }

  /** Terms that published events use, and all those above them. */
  private usedIds(now: string): ReadonlySet<number> {
    const counted = this.counted([...this.rows.values()], now);
    const used = new Set(counted.filter(({ count }) => count > 0).map(({ id }) => id));
    // A set also visits what is added to it meanwhile.
    for (const id of used) {
      const parent = this.rows.get(id)?.parent;
      if (parent) used.add(parent);
    }
    return used;
  }
}
