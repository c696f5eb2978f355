import type { Order } from "../../src/store.ts";
import { compare } from "./compare.ts";
import type { Index } from "./indexes.ts";
import { type Compare, OrderedList } from "./ordered_list.ts";

/** What each order sorts by. */
export type SortKeys<Row, By extends string> = Readonly<Record<By, (row: Row) => string | number>>;

/** The orders of a table's lists. One is kept from when its walk is first asked for. */
export class Orders<Row, By extends string> implements Index<Row> {
  private readonly lists = new Map<By, OrderedList<Row>>();
  private readonly keys: SortKeys<Row, By>;
  private readonly ties: Compare<Row>;
  private readonly all: () => Iterable<Row>;

  /** `all`: the rows of the table. */
  constructor(keys: SortKeys<Row, By>, ties: Compare<Row>, all: () => Iterable<Row>) {
    this.keys = keys;
    this.ties = ties;
    this.all = all;
  }

  /** These rows in the order asked for. */
  sorted(rows: Iterable<Row>, { by, descending }: Order<By>): Row[] {
    const keyed = Array.from(rows, (row) => ({ row, key: this.keys[by](row) }));
    const ascending = keyed.sort((a, b) => compare(a.key, b.key) || this.ties(a.row, b.row));
    return (descending ? ascending.reverse() : ascending).map(({ row }) => row);
  }

  /** All rows of the table in the order asked for. */
  walk({ by, descending }: Order<By>): Iterable<Row> {
    const list = this.lists.get(by) ?? this.listBy(by);
    return descending ? list.down() : list.up();
  }

  add(row: Row): void {
    for (const list of this.lists.values()) list.insert(row);
  }

  remove(row: Row): void {
    for (const list of this.lists.values()) list.remove(row);
  }

  private listBy(by: By): OrderedList<Row> {
    const key = this.keys[by];
    const order: Compare<Row> = (a, b) => compare(key(a), key(b)) || this.ties(a, b);
    const list = new OrderedList(order, this.sorted(this.all(), { by, descending: false }));
    this.lists.set(by, list);
    return list;
  }
}
