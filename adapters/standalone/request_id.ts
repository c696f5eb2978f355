import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What may go into a log line and a header without a second thought. */
const SAFE = /^[A-Za-z0-9._~+/=:@-]{1,128}$/;

/** The client's own request id where it is harmless, else a new one; the calendar's plugins see the same. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers["x-request-id"];
  if (typeof given === "string" && SAFE.test(given)) return given;
  const made = randomUUID();
  req.headers["x-request-id"] = made;
  return made;
}
