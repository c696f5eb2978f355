import type { Kind, Standing } from "../../src/store.ts";
import type { Changes } from "./changes.ts";
import type { Index } from "./indexes.ts";
import { Slugs } from "./slugs.ts";

interface Written {
  readonly slug: string;
  readonly changed_utc: string;
}

/** What the store gives a row, whatever the draft says. */
export interface Generated {
  readonly id: number;
  readonly revision: number;
  readonly slug: string;
}

/** The rows of one kind, and the indexes that follow them. All that changes a row comes down to `swap`. */
export abstract class Table<Row extends Draft & Generated, Draft extends Written> {
  protected readonly rows = new Map<number, Row>();
  protected readonly kind: Kind;
  protected readonly changes: Changes;
  private readonly slugs = new Slugs();
  private readonly indexes: Index<Row>[] = [this.slugs];
  private readonly nextId: () => number;

  constructor(kind: Kind, changes: Changes, nextId: () => number) {
    this.kind = kind;
    this.changes = changes;
    this.nextId = nextId;
  }

  insert(draft: Draft): Row {
    const generated = {
      id: this.nextId(),
      revision: this.changes.nextSequence,
      slug: this.slugs.free(draft.slug),
    };
    return this.write(undefined, this.build(draft, generated));
  }

  update(id: number, patch: Partial<Draft>): Row | undefined {
    const before = this.rows.get(id);
    if (!before) return undefined;
    const slug = patch.slug === undefined ? before.slug : this.slugs.free(patch.slug, before);
    const generated = { id, revision: this.changes.nextSequence, slug };
    return this.write(before, this.build({ ...before, ...patch }, generated));
  }

  /** `at` is the time, UTC, that the journal tells. */
  remove(id: number, at: string): Row | undefined {
    const before = this.rows.get(id);
    if (!before) return undefined;
    this.replace(before, undefined);
    this.record(before, undefined, at);
    return before;
  }

  /** The rows of these ids, in their order; unknown ones are left out. */
  rowsOf(ids: readonly number[]): Row[] {
    const found: Row[] = [];
    for (const id of ids) {
      const row = this.rows.get(id);
      if (row !== undefined) found.push(row);
    }
    return found;
  }

  protected bySlug(slug: string): Row | undefined {
    const id = this.slugs.get(slug);
    return id === undefined ? undefined : this.rows.get(id);
  }

  protected abstract build(draft: Draft, generated: Generated): Row;

  protected abstract standing(row: Row): Standing;

  /** From now on the indexes are told of every row that comes or goes, in this order. */
  protected follow(...indexes: readonly Index<Row>[]): void {
    this.indexes.push(...indexes);
  }

  /** Changes a row, or adds or removes it, without a word in the journal. */
  protected replace(before: Row | undefined, after: Row | undefined): void {
    this.swap(before, after);
    this.changes.undoWith(() => this.swap(after, before));
  }

  private write(before: Row | undefined, after: Row): Row {
    this.replace(before, after);
    this.record(before, after, after.changed_utc);
    return after;
  }

  private record(before: Row | undefined, after: Row | undefined, at: string): void {
    const [was, is] = [before && this.standing(before), after && this.standing(after)];
    this.changes.record({
      kind: this.kind,
      id: (after ?? before)!.id,
      at,
      before: was ?? null,
      after: is ?? null,
    });
  }

  private swap(before: Row | undefined, after: Row | undefined): void {
    if (before) for (const index of this.indexes) index.remove(before);
    if (after) for (const index of this.indexes) index.add(after);
    if (after) this.rows.set(after.id, after);
    else if (before) this.rows.delete(before.id);
  }
}
