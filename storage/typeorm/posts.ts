import type { PostRow, Ref } from "../../src/store.ts";
import type { Tx } from "./changes.ts";
import type { Generated, Made } from "./kinds.ts";
import { type Sql, sql } from "./sql.ts";
import { type Change, Table } from "./table.ts";
import { reindex } from "./word_index.ts";

/** What is the same for events, venues and organizers. */
export class PostTable<Draft extends Omit<PostRow, keyof Generated>> extends Table<Draft> {
  async get(on: Sql, ref: Ref): Promise<Made<Draft> | undefined> {
    if ("id" in ref) return (await this.many(on, [ref.id]))[0];
    if ("slug" in ref) return (await this.select(on, [sql("r.slug = ?", ref.slug)]))[0];
    const trashed = [sql("r.former_slug = ?", ref.formerSlug)];
    return (await this.select(on, trashed, " ORDER BY r.former_slug DESC, r.revision DESC LIMIT 1"))[0];
  }

  protected override async follow(tx: Tx, changes: readonly Change<Made<Draft>>[]): Promise<void> {
    const texts = changes.map(({ before, after, textBefore, textAfter }) => ({
      ...{ id: (after ?? before)!.id, before: textBefore, after: textAfter },
    }));
    await reindex(tx, this.kept.kind, texts);
  }
}
