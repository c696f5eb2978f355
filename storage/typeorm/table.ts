import type { Kind } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import type { Kept, Made } from "./kinds.ts";
import { freeSlug } from "./slugs.ts";
import { and, type Fragment, insertRows, oneOf, type Sql, sql, type Value } from "./sql.ts";

interface Written {
  readonly slug: string;
  readonly changed_utc: string;
}

type Stored = Readonly<Record<string, Value>>;

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
  async many(on: Sql, ids: readonly number[]): Promise<Made<Draft>[]> {
    if (!ids.length) return [];
    const rows = await this.select(on, [oneOf("r.id", ids)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async insert(tx: Tx, draft: Draft): Promise<Made<Draft>> {
    const slug = await freeSlug(tx, this.kept.table, draft.slug, this.within);
    const generated = { id: tx.changes.nextId(this.kept.kind), revision: tx.changes.nextSequence };
    const row = { ...draft, ...generated, slug };
    const stored = this.stored(row);
    await insertRows(tx, this.kept.table, [stored]);
    return this.written(tx, undefined, this.kept.codec.read(stored));
  }

  async update(tx: Tx, id: number, patch: Partial<Draft>): Promise<Made<Draft> | undefined> {
    const [before] = await this.many(tx, [id]);
    if (!before) return undefined;
    const others = [...this.within, sql("id <> ?", id)];
    const { slug: wanted } = patch;
    const slug = wanted === undefined ? before.slug : await freeSlug(tx, this.kept.table, wanted, others);
    const row = { ...before, ...patch, slug, id, revision: tx.changes.nextSequence };
    const stored = this.stored(row);
    await this.set(tx, id, stored, this.stored(before));
    return this.written(tx, before, this.kept.codec.read(stored));
  }

  async remove(tx: Tx, id: number, at: string): Promise<Made<Draft> | undefined> {
    const [before] = await this.many(tx, [id]);
    if (!before) return undefined;
    await tx.run(sql(`DELETE FROM ${this.kept.table} WHERE id = ?`, id));
    await this.relink(tx, before, undefined);
    this.record(tx, before, undefined, at);
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

  /** Follows a row that came, changed or went with what links say of it. */
  protected async relink(
    _tx: Tx,
    _before: Made<Draft> | undefined,
    _after: Made<Draft> | undefined,
  ): Promise<void> {}

  private stored(row: Made<Draft>): Stored {
    return { ...this.kept.codec.write(row), ...this.kept.derived(row) };
  }

  private async set(tx: Tx, id: number, stored: Stored, before: Stored): Promise<void> {
    const changed = Object.keys(stored).filter((column) => stored[column] !== before[column]);
    const assignments = changed.map((column) => `${column} = ?`).join(", ");
    const values = changed.map((column) => stored[column]!);
    await tx.run(sql(`UPDATE ${this.kept.table} SET ${assignments} WHERE id = ?`, ...values, id));
  }

  private async written(tx: Tx, before: Made<Draft> | undefined, after: Made<Draft>): Promise<Made<Draft>> {
    await this.relink(tx, before, after);
    this.record(tx, before, after, after.changed_utc);
    return after;
  }

  private record(tx: Tx, before: Made<Draft> | undefined, after: Made<Draft> | undefined, at: string): void {
    const { standing } = this.kept;
    const kind: Kind = this.kept.kind;
    const { id } = (after ?? before)!;
    tx.changes.record({
      ...{ kind, id, at },
      before: before ? standing(before) : null,
      after: after ? standing(after) : null,
    });
  }
}
