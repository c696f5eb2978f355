/** Who may use an endpoint at all. */
import { type Caller, canEditAll, canWrite } from "./caller.ts";
import { forbidden } from "./rights.ts";
import type { Access } from "./routes.ts";

export const allows = (access: Access, caller: Caller): boolean =>
  access === "everybody" || (canWrite(caller) && (access === "writers" || canEditAll(caller)));

/** @throws {CalendarError} `rest_forbidden`: 401 for anonymous callers, 403 for others */
export function requireAccess(access: Access, caller: Caller): void {
  if (!allows(access, caller)) throw forbidden(caller);
}
