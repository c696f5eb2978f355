import { Agent, fetch as undiciFetch } from "undici";
import { createCalendar } from "../../../src/mod.ts";
import { memoryStore } from "../../../storage/memory/mod.ts";
import type { Host, HostOptions } from "./host.ts";
import { type ProbeState, probe } from "./probe.ts";

export const NAMESPACE = "calendar/events/v1";
/** Small, so that a body over it is still under the limits that parsers have. */
export const MAX_BODY_BYTES = 20_000;

/** A host with a calendar in it, and a client of its own. */
export interface Opened {
  /** Address of the host. */
  readonly url: string;
  /** Address of the namespace. */
  readonly api: string;
  readonly state: ProbeState;
  /** What the calendar told `onError`. */
  readonly errors: readonly unknown[];
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** A request with a JSON body, or with none. */
  json(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** Opens a host for one case and closes it afterwards, whatever the case did. */
export async function withHost<T>(
  host: Host,
  options: HostOptions,
  run: (opened: Opened) => Promise<T>,
): Promise<T> {
  const state: ProbeState = { cancelled: 0 };
  const errors: unknown[] = [];
  const calendar = createCalendar({
    store: memoryStore(),
    maxBodyBytes: MAX_BODY_BYTES,
    plugins: [probe(state)],
    // Building the standard's request for every call shows that nothing of the body is lost by it.
    authenticate: (request) => (request.headers.has("x-nobody") ? undefined : { id: 1, role: "admin" }),
    onError: (error) => errors.push(error),
  });
  const running = await host.start(calendar, options);
  const agent = new Agent();
  const overSocket = (url: string, init: RequestInit = {}): Promise<Response> =>
    undiciFetch(url, { ...init, dispatcher: agent } as never) as unknown as Promise<Response>;
  const fetch = running.fetch ?? overSocket;
  const api = `${running.url}${options.mount ?? ""}/${NAMESPACE}`;
  try {
    return await run({ url: running.url, api, state, errors, fetch, json: jsonClient(api, fetch) });
  } finally {
    await agent.destroy();
    await running.stop();
  }
}

function jsonClient(api: string, fetch: Opened["fetch"]): Opened["json"] {
  return async (method, path, body) => {
    const payload = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`${api}${path}`, { method, ...(body !== undefined && payload) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
}

/** An event that any calendar takes. */
export const EVENT = {
  title: "Harbour walk",
  start_date: "2041-03-05 10:00:00",
  end_date: "2041-03-05 11:00:00",
};
