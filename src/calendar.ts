import { fromRequest, toResponse } from "./from_request.ts";
import type { Answer, HostInfo, Incoming } from "./http.ts";
import { type InProcess, inProcess } from "./in_process.ts";
import { settle } from "./options.ts";
import { Road } from "./road.ts";
import type { CalendarOptions } from "./settings.ts";

/** A calendar API: mount it into a host, or call its resources in process. */
export interface Calendar extends InProcess {
  /** The paths that it answers at and below, under its mount; for example `["/calendar/events/v1"]`. */
  readonly paths: readonly string[];
  /** Answers any request; paths outside of the calendar's namespaces get 404 `rest_no_route`. Never rejects. */
  handle(request: Request, info?: HostInfo): Promise<Response>;
  /** The same road for host adapters. `undefined`: the path is not the calendar's. Never rejects. */
  respond(incoming: Incoming): Promise<Answer | undefined>;
  /** Starts the plugins. */
  start(): Promise<void>;
  /** Stops the plugins and closes the store. */
  stop(): Promise<void>;
}

/**
 * Makes a calendar.
 * @throws {TypeError | RangeError} for options that cannot work, with a sentence that says what to do
 * @example
 * ```ts
 * const calendar = createCalendar({ store: memoryStore(), timezone: "Europe/Paris" });
 * Deno.serve(calendar.handle);
 * ```
 */
export function createCalendar(options: CalendarOptions): Calendar {
  const settings = settle(options);
  const road = new Road(settings);
  return {
    paths: settings.namespaces.map((namespace) => `${settings.root}/${namespace}`),
    async handle(request, info) {
      const incoming = fromRequest(request, info);
      return toResponse((await road.respond(incoming)) ?? (await road.nowhere(incoming)));
    },
    respond: (incoming) => road.respond(incoming),
    async start() {
      const { store, now, onError } = settings;
      for (const plugin of settings.plugins) await plugin.start?.({ store, now, onError });
    },
    async stop() {
      for (const plugin of settings.plugins.toReversed()) await plugin.stop?.();
      await settings.store.close();
    },
    ...inProcess(settings),
  };
}
