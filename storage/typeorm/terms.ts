import type { CountedTerm, Page, TermDraft, TermFilter, TermKind, TermRow, Window } from "../../src/store.ts";
import { lower } from "../../src/text/search.ts";
import type { Tx } from "./changes.ts";
import type { Kept } from "./kinds.ts";
import { type Link, unlink } from "./links.ts";
import { pageOf } from "./page.ts";
import { and, type Found, type Fragment, inOrder, oneOf, type Sql, sql } from "./sql.ts";
import { type Change, Table } from "./table.ts";
import { countColumn, termListing } from "./term_list.ts";
import { countUses } from "./uses.ts";

/** Categories or tags. */
export class TermTable extends Table<TermDraft> {
  private readonly link: Link;
  private readonly ofKind: Fragment;

  constructor(kept: Kept<TermDraft, TermKind>) {
    super(kept, [sql("kind = ?", kept.kind)]);
    this.ofKind = sql("r.kind = ?", kept.kind);
    this.link = kept.kind === "category" ? "categories" : "tags";
  }

  async get(
    on: Sql,
    ref: { readonly id: number } | { readonly slug: string },
    now: string,
  ): Promise<CountedTerm | undefined> {
    const where = "id" in ref ? sql("r.id = ?", ref.id) : sql("r.slug = ?", ref.slug);
    return (await this.counted(on, where, now))[0];
  }

  manyCounted(on: Sql, ids: readonly number[], now: string): Promise<CountedTerm[]> {
    return inOrder(ids, (where) => this.counted(on, where, now));
  }

  named(on: Sql, name: string): Promise<TermRow[]> {
    return this.select(on, [sql("r.name_lower = ?", lower(name))], " ORDER BY r.id");
  }

  list(on: Sql, filter: TermFilter, window: Window): Promise<Page<CountedTerm>> {
    const { codec, kind } = this.kept;
    const listing = termListing(on, codec.select("r"), { kind: kind as TermKind, link: this.link }, filter);
    return pageOf(on, listing, window, (row) => this.read(row));
  }

  /** The given ids, also unknown ones, and everything below them. */
  async descendants(on: Sql, ids: readonly number[]): Promise<number[]> {
    if (!ids.length) return [];
    const top = and([this.ofKind, oneOf("r.parent", ids)]);
    const text = `WITH RECURSIVE below (id) AS (
        SELECT r.id FROM kalends_terms r WHERE ${top.text}
        UNION SELECT c.id FROM kalends_terms c JOIN below b ON c.parent = b.id WHERE c.kind = ?
      ) SELECT id FROM below`;
    const rows = await on.all(sql(text, ...top.values, this.kept.kind));
    return [...new Set([...ids, ...rows.map((row) => Number(row.id))])];
  }

  /** The children move first, so that they never hang on a parent that is gone. */
  override async remove(tx: Tx, id: number, at: string): Promise<TermRow | undefined> {
    const [term] = await this.many(tx, [id]);
    if (!term) return undefined;
    const children = await this.select(tx, [sql("r.parent = ?", id)], " ORDER BY r.id");
    for (const child of children) await this.update(tx, child.id, { parent: term.parent, changed_utc: at });
    await unlink(tx, this.link, id);
    return super.remove(tx, id, at);
  }

  protected override async follow(tx: Tx, changes: readonly Change<TermRow>[]): Promise<void> {
    const ids = changes.flatMap(({ before, after }) => (after && !before ? [after.id] : []));
    if (ids.length) await countUses(tx, this.link, ids);
  }

  private async counted(on: Sql, where: Fragment, now: string): Promise<CountedTerm[]> {
    const counts = countColumn(on, this.link, now);
    const { text, values } = and([this.ofKind, where]);
    const select = `SELECT ${this.kept.codec.select("r")}, ${counts.text} FROM kalends_terms r WHERE ${text}`;
    const rows = await on.all(sql(select, ...counts.values, ...values));
    return rows.map((row) => this.read(row));
  }

  private read(found: Found): CountedTerm {
    return { ...this.kept.codec.read(found), count: Number(found.events) };
  }
}
