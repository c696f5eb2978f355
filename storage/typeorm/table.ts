import type { Kind } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import type { Kept, Made } from "./kinds.ts";
import { freeSlugs } from "./slugs.ts";
import { and, type Fragment, inOrder, insertRows, type Sql, sql, type Value } from "./sql.ts";

interface Written {
  readonly slug: string;
  readonly changed_utc: string;
}

type Stored = Readonly<Record<string, Value>>;

/** What a row and its searched text were and are; none where there was or is none. */
export interface Change<Row> {
  readonly before?: Row;
  readonly after?: Row;
  readonly textBefore?: string;
  readonly textAfter?: string;
}

/** A change that leaves a row. */
type Write<Row> = Change<Row> & { readonly after: Row };

/** The rows of one kind. It holds none: all methods take where their statements run. */
export class Table<Draft extends Written> {
  protected readonly kept: Kept<Draft>;
  /** What all its statements are limited to, where kinds share a table. */
  private readonly within: readonly Fragment[];

  constructor(kept: Kept<Draft>, within: readonly Fragment[] = []) {
    this.kept = kept;
    this.within = within;
  }

  /** In the order of the ids; unknown ones are left out. */
  many(on: Sql, ids: readonly number[]): Promise<Made<Draft>[]> {
    return inOrder(ids, (where) => this.select(on, [where]));
  }

  /** In turn, but with few statements; for a draft that cannot be kept the error. */
  async insertAll(tx: Tx, drafts: readonly Draft[]): Promise<(Made<Draft> | Error)[]> {
    const { table, kind, codec } = this.kept;
    const slugs = await freeSlugs(
      tx,
      { table, within: this.within },
      drafts.map(({ slug }) => slug),
    );
    let revision = tx.changes.nextSequence;
    const results: (Made<Draft> | Error)[] = [];
    const rows: Stored[] = [];
    const changes: Write<Made<Draft>>[] = [];
    for (const [i, draft] of drafts.entries()) {
      try {
        const row = this.stored({ ...draft, id: tx.changes.nextId(kind), revision, slug: slugs[i]! });
        const after = codec.read(row);
        rows.push(row);
        results.push(after);
        changes.push({ after, textAfter: textOf(row) });
        revision++;
      } catch (error) {
        results.push(error instanceof Error ? error : new Error(String(error)));
      }
    }
    await insertRows(tx, table, rows);
    await this.written(tx, changes);
    return results;
  }

  async update(tx: Tx, id: number, patch: Partial<Draft>): Promise<Made<Draft> | undefined> {
    const [before] = await this.many(tx, [id]);
    if (!before) return undefined;
    const { slug: wanted } = patch;
    const space = { table: this.kept.table, within: [...this.within, sql("id <> ?", id)] };
    const isKept = wanted === undefined || wanted === before.slug;
    const [slug] = isKept ? [before.slug] : await freeSlugs(tx, space, [wanted]);
    const row = { ...before, ...patch, slug: slug!, id, revision: tx.changes.nextSequence };
    const [stored, old] = [this.stored(row), this.stored(before)];
    await this.set(tx, id, stored, old);
    const after = this.kept.codec.read(stored);
    await this.written(tx, [{ before, after, textBefore: textOf(old), textAfter: textOf(stored) }]);
    return after;
  }

  async remove(tx: Tx, id: number, at: string): Promise<Made<Draft> | undefined> {
    const [before] = await this.many(tx, [id]);
    if (!before) return undefined;
    await tx.run(sql(`DELETE FROM ${this.kept.table} WHERE id = ?`, id));
    await this.follow(tx, [{ before, textBefore: textOf(this.stored(before)) }]);
    this.record(tx, { before }, at);
    return before;
  }

  protected async select(on: Sql, where: readonly Fragment[], rest = ""): Promise<Made<Draft>[]> {
    const { table, codec } = this.kept;
    const { text, values } = and([...this.within, ...where]);
    const found = await on.all(
      sql(`SELECT ${codec.select("r")} FROM ${table} r WHERE ${text}${rest}`, ...values),
    );
    return found.map((row) => codec.read(row));
  }

  /** Follows rows that came, changed or went with what other tables say of them. */
  protected async follow(_tx: Tx, _changes: readonly Change<Made<Draft>>[]): Promise<void> {}

  private stored(row: Made<Draft>): Stored {
    return { ...this.kept.codec.write(row), ...this.kept.derived(row) };
  }

  private async set(tx: Tx, id: number, stored: Stored, before: Stored): Promise<void> {
    const changed = Object.keys(stored).filter((column) => stored[column] !== before[column]);
    const assignments = changed.map((column) => `${column} = ?`).join(", ");
    const values = changed.map((column) => stored[column]!);
    await tx.run(sql(`UPDATE ${this.kept.table} SET ${assignments} WHERE id = ?`, ...values, id));
  }

  private async written(tx: Tx, changes: readonly Write<Made<Draft>>[]): Promise<void> {
    await this.follow(tx, changes);
    for (const change of changes) this.record(tx, change, change.after.changed_utc);
  }

  private record(tx: Tx, { before, after }: Change<Made<Draft>>, at: string): void {
    const { image } = this.kept;
    const kind: Kind = this.kept.kind;
    const { id } = (after ?? before)!;
    tx.changes.record({
      ...{ kind, id, at },
      before: before ? image(before) : null,
      after: after ? image(after) : null,
    });
  }
}

/** The text that is searched; terms have none. */
const textOf = ({ search_text }: Stored): string => String(search_text ?? "");
