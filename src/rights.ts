/** Rights that depend on the record, and the statuses that a role may give. */
import { type Caller, canEditAll, canPublish, canWrite } from "./caller.ts";
import { CalendarError } from "./errors.ts";
import type { WrittenStatus } from "./schema/shared.ts";
import type { Gate, PostRow, StoredStatus } from "./store.ts";

/**
 * Editors and admins may change everything, authors their own records, contributors their own unpublished ones. What is
 * scheduled counts as published: time alone will show it, so who may not publish may not change it.
 */
export function mayEdit(caller: Caller, row: PostRow): boolean {
  if (!canWrite(caller)) return false;
  if (canEditAll(caller)) return true;
  return row.author === caller.id && (canPublish(caller) || row.status !== "publish");
}

/** The same as a filter. */
export function editsOf(caller: Caller): NonNullable<Gate["edits"]> {
  if (!canWrite(caller)) return "none";
  if (canEditAll(caller)) return "all";
  return canPublish(caller) ? "own" : "unpublished";
}

/** 401 for those who said nothing of who they are, 403 for those who may not. */
export const forbidden = (caller: Caller): CalendarError =>
  new CalendarError("rest_forbidden", { status: caller.role === "anonymous" ? 401 : 403 });

/** @throws {CalendarError} `rest_forbidden` */
export function requireEdit(caller: Caller, row: PostRow): void {
  if (!mayEdit(caller, row)) throw forbidden(caller);
}

/** Only editors and admins may write in somebody else's name. @throws {CalendarError} `rest_forbidden` */
export function requireAuthor(caller: Caller, author: number | undefined, current: number): void {
  if (author !== undefined && author !== current && !canEditAll(caller)) throw forbidden(caller);
}

/** What is stored when a status is asked for: who may not publish asks for a review instead. */
export function grantedStatus(caller: Caller, asked: WrittenStatus | undefined): StoredStatus {
  if (asked === undefined) return canPublish(caller) ? "publish" : "draft";
  if (asked !== "publish" && asked !== "future") return asked;
  return canPublish(caller) ? "publish" : "pending";
}
