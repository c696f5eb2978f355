import type { PostRow } from "../../src/store.ts";
import { byDate } from "./compare.ts";
import type { Index } from "./indexes.ts";
import { OrderedList } from "./ordered_list.ts";

/** Posts with status `publish` by their publication time: what is scheduled at a given time, and what comes next. */
export class Schedule<Row extends PostRow> implements Index<Row> {
  private readonly list = new OrderedList<Row>(byDate);

  add(row: Row): void {
    if (row.status === "publish") this.list.insert(row);
  }

  remove(row: Row): void {
    if (row.status === "publish") this.list.remove(row);
  }

  /** Those published by time alone later than `after` and, when `until` is given, not later than that. */
  *later(after: string, until?: string): Iterable<Row> {
    for (const row of this.list.up(this.rank(after))) {
      if (until !== undefined && row.date_utc > until) return;
      yield row;
    }
  }

  /** How many `later` yields. */
  count(after: string, until?: string): number {
    const end = until === undefined ? this.list.size : this.rank(until);
    return Math.max(0, end - this.rank(after));
  }

  /** The first publication time after `now`. */
  next(now: string): string | undefined {
    return this.list.at(this.rank(now))?.date_utc;
  }

  private rank(time: string): number {
    return this.list.rank((row) => row.date_utc <= time);
  }
}
