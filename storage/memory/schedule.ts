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

  /** Those with a publication time after `now`, in its order. */
  later(now: string): Iterable<Row> {
    return this.next(now) === undefined ? [] : this.list.up(this.rank(now));
  }

  /** How many `later` gives. */
  count(now: string): number {
    return this.list.size - this.rank(now);
  }

  /** The first publication time after `now`. Mostly there is none, as the last one tells at once. */
  next(now: string): string | undefined {
    const { last } = this.list;
    return last && last.date_utc > now ? this.list.at(this.rank(now))?.date_utc : undefined;
  }

  private rank(time: string): number {
    return this.list.rank((row) => row.date_utc <= time);
  }
}
