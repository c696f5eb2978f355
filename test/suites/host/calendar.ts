import { type Calendar, createCalendar } from "../../../src/mod.ts";
import { memoryStore } from "../../../storage/memory/mod.ts";
import type { Host } from "./host.ts";
import { newState, probe } from "./probe.ts";

/** Small, so that a body over it is still under the limits that parsers have. */
export const MAX_BODY_BYTES = 20_000;

/** The calendar that the cases need in their host: with a probe in it, and writable by everybody but `x-nobody`. */
export function hostCalendar(user?: Host["user"]): Calendar {
  const state = newState();
  return createCalendar({
    store: memoryStore(),
    maxBodyBytes: MAX_BODY_BYTES,
    plugins: [probe(state)],
    // Building the standard's request for every call shows that nothing of the body is lost by it.
    authenticate: (request, context) =>
      request.headers.has("x-nobody") ? undefined : (user?.(context) ?? { id: 1, role: "admin" }),
    onError: (error) => state.errors.push(String(error)),
  });
}
