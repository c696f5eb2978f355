import type { EventRow, PostRow } from "../../src/store.ts";

/** Texts by UTF-16 code units, which `codePointKey` makes the order of code points; numbers by value. */
export function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Publication, then id: ties of venues and organizers, and the order of what is scheduled. */
export function byDate(a: PostRow, b: PostRow): number {
  return compare(a.date_utc, b.date_utc) || a.id - b.id;
}

/** The order of events. */
export function byStart(a: EventRow, b: EventRow): number {
  return compare(a.start_date, b.start_date) || byDate(a, b);
}
