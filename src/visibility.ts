import type { Gate, PostRow, Status } from "./store.ts";

/** The status that readers see: a publication date yet to come makes a published record a `future` one. */
export function statusAt(row: Pick<PostRow, "status" | "date_utc">, now: string): Status {
  return row.status === "publish" && row.date_utc > now ? "future" : row.status;
}

/** The one rule of reading. Storage applies it in lists, everything else calls it. */
export function isReadable(row: Pick<PostRow, "status" | "date_utc" | "author">, gate: Gate): boolean {
  return gate.everything || row.author === gate.author || statusAt(row, gate.now) === "publish";
}
