import type { Gate, Page, PlaceFilter, PostOrder, PostRow, Window } from "../../src/store.ts";
import { fold } from "../../src/text/search.ts";
import type { Tx } from "./changes.ts";
import { onRow, visible } from "./conditions.ts";
import type { Generated, Kept, Made } from "./kinds.ts";
import { unlink } from "./links.ts";
import { countOf, ordered, pageOf } from "./page.ts";
import { PostTable } from "./posts.ts";
import { and, type Fragment, joined, type Sql, sql, when } from "./sql.ts";

const KEYS: Readonly<Record<PostOrder, string>> = {
  title: "r.title_key",
  date: "r.date_utc",
  modified: "r.modified_utc",
  id: "r.id",
};

/** Venues or organizers. */
export class PlaceTable<Draft extends Omit<PostRow, keyof Generated>> extends PostTable<Draft> {
  private readonly place: Kept<Draft, "venue" | "organizer">;

  constructor(place: Kept<Draft, "venue" | "organizer">) {
    super(place);
    this.place = place;
  }

  named(on: Sql, name: string): Promise<Made<Draft>[]> {
    const where = [sql("r.title_key = ?", fold(name)), sql("r.status <> 'trash'")];
    return this.select(on, where, " ORDER BY r.id");
  }

  list(on: Sql, filter: PlaceFilter, window: Window): Promise<Page<Made<Draft>>> {
    const { table, codec } = this.place;
    const from = joined([sql(`FROM ${table} r WHERE`), and(this.conditions(filter))]);
    const { by, descending } = filter.order;
    const order = ordered([KEYS[by], "r.date_utc", "r.id"], descending);
    return pageOf(on, { columns: codec.select("r"), from, order, total: countOf(from) }, window, (row) =>
      codec.read(row),
    );
  }

  override async remove(tx: Tx, id: number, at: string): Promise<Made<Draft> | undefined> {
    const row = await super.remove(tx, id, at);
    if (row) await unlink(tx, this.place.kind, id);
    return row;
  }

  private conditions(filter: PlaceFilter): Fragment[] {
    const { gate } = filter;
    return [
      visible("r", gate, filter.statuses),
      ...onRow(filter),
      ...when(filter.hasEvents, (wanted) => this.linked(wanted, finished(gate))),
      ...when(filter.upcoming, (wanted) => this.linked(wanted, upcoming(gate))),
    ];
  }

  /** Whether there are events with the condition that link to the place, or none. */
  private linked(wanted: boolean, condition: Fragment): Fragment {
    const links = "SELECT l.event_id FROM kalends_event_links l WHERE l.kind = ? AND l.target_id = r.id AND";
    const exists = `${wanted ? "" : "NOT "}EXISTS (${links} ${condition.text})`;
    return { text: exists, values: [this.place.kind, ...condition.values] };
  }
}

const finished = (gate: Gate): Fragment => visible("l", gate, ["publish", "future", "private"]);

const upcoming = (gate: Gate): Fragment => and([visible("l", gate), sql("l.utc_start_date > ?", gate.now)]);
