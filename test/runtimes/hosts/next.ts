import { type NextHandler, nextHandlers, nextRequest } from "../../../adapters/next.ts";
import { hostCalendar } from "../../suites/host/calendar.ts";
import type { Wanted } from "./handler.ts";

/** Next.js bundles every route by itself: what they share has to stand where all can see it. */
const shared = globalThis as { kalendsHost?: { wanted: Wanted; handlers: ReturnType<typeof nextHandlers> } };

/** The host of the case that runs. */
export function open(wanted: Wanted): void {
  const calendar = hostCalendar((context) =>
    nextRequest(context)?.headers.get("x-session") === "ann" ? { id: 7, role: "admin" } : undefined,
  );
  shared.kalendsHost = { wanted, handlers: nextHandlers(calendar, { trustProxy: wanted.trustProxy }) };
}

/** The handlers of one catch-all route: they answer while a case wants its calendar there. */
export function handlersAt(mount: string): ReturnType<typeof nextHandlers> {
  const handle =
    (method: keyof ReturnType<typeof nextHandlers>): NextHandler =>
    async (request, route) => {
      const { kalendsHost } = shared;
      if (kalendsHost?.wanted.mount !== mount) return new Response("nothing here", { status: 404 });
      return kalendsHost.handlers[method](request, route);
    };
  return {
    GET: handle("GET"),
    HEAD: handle("HEAD"),
    POST: handle("POST"),
    PUT: handle("PUT"),
    PATCH: handle("PATCH"),
    DELETE: handle("DELETE"),
    OPTIONS: handle("OPTIONS"),
  };
}
