import type { Page, PlaceFilter, PostRow, Window } from "../../src/store.ts";
import { fold } from "../../src/text/search.ts";
import type { Tx } from "./changes.ts";
import { type Generated, isCut, type Kept, type Made } from "./kinds.ts";
import { unlink } from "./links.ts";
import { pageOf } from "./page.ts";
import { type Place, placeListing } from "./place_list.ts";
import { PostTable } from "./posts.ts";
import { weigh } from "./search.ts";
import { type Found, type Sql, sql } from "./sql.ts";

/** Venues or organizers. */
export class PlaceTable<Draft extends Omit<PostRow, keyof Generated>> extends PostTable<Draft> {
  private readonly place: Place;

  constructor(kept: Kept<Draft, Place["kind"]>) {
    super(kept);
    this.place = { kind: kept.kind, table: kept.table, columns: kept.codec.select("r") };
  }

  named(on: Sql, name: string): Promise<Made<Draft>[]> {
    const where = [sql("r.title_key = ?", fold(name)), sql("r.status <> 'trash'")];
    return this.select(on, where, " ORDER BY r.id");
  }

  async list(on: Sql, filter: PlaceFilter, window: Window): Promise<Page<Made<Draft>>> {
    const read = (found: Found) => this.kept.codec.read(found);
    await weigh(on, this.place.kind, filter.search);
    const page = await pageOf(on, placeListing(on, this.place, filter), window, read);
    const isSure = filter.order.by !== "title" || !page.rows.some((row) => isCut(this.kept.titleOf(row)));
    return isSure ? page : pageOf(on, placeListing(on, this.place, filter, true), window, read);
  }

  override async remove(tx: Tx, id: number, at: string): Promise<Made<Draft> | undefined> {
    const row = await super.remove(tx, id, at);
    if (row) await unlink(tx, this.place.kind, id);
    return row;
  }
}
