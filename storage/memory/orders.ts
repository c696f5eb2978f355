import { type Compare, OrderedList } from "./ordered_list.ts";
import { compare } from "./compare.ts";
import type { Index } from "./index.ts";

/** What a list is ordered by. */
export type SortKey<Row> = (row: Row) => string | number;

/** Rows in the ascending order of a key, ties as `ties` says. The key is taken once per row. */
export function sorted<Row>(rows: Iterable<Row>, key: SortKey<Row>, ties: Compare<Row>): Row[] {
  const keyed = Array.from(rows, (row) => ({ row, key: key(row) }));
  return keyed.sort((a, b) => compare(a.key, b.key) || ties(a.row, b.row)).map(({ row }) => row);
}

/** All rows of a table by several keys. A list is made when it is first asked for, and from then on kept. */
export class Orders<Row, By extends string> implements Index<Row> {
  private readonly lists = new Map<By, OrderedList<Row>>();
  private readonly keys: Readonly<Record<By, SortKey<Row>>>;
  private readonly ties: Compare<Row>;

  constructor(keys: Readonly<Record<By, SortKey<Row>>>, ties: Compare<Row>) {
    this.keys = keys;
    this.ties = ties;
  }

  sort(rows: Iterable<Row>, by: By): Row[] {
    return sorted(rows, this.keys[by], this.ties);
  }

  /** `rows`: all of the table. */
  list(by: By, rows: Iterable<Row>): OrderedList<Row> {
    const known = this.lists.get(by);
    if (known) return known;
    const key = this.keys[by];
    const order: Compare<Row> = (a, b) => compare(key(a), key(b)) || this.ties(a, b);
    const list = new OrderedList(order, sorted(rows, key, this.ties));
    this.lists.set(by, list);
    return list;
  }

  add(row: Row): void {
    for (const list of this.lists.values()) list.insert(row);
  }

  remove(row: Row): void {
    for (const list of this.lists.values()) list.remove(row);
  }
}
