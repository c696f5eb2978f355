import { Agent, fetch as undiciFetch } from "undici";
import { hostCalendar } from "./calendar.ts";
import type { Host, HostOptions } from "./host.ts";
import type { ProbeState } from "./probe.ts";

export const NAMESPACE = "calendar/events/v1";

/** A host with a calendar in it, and a client of its own. */
export interface Opened {
  /** Address of the host. */
  readonly url: string;
  /** Address of the namespace. */
  readonly api: string;
  /** What the calendar has met so far. */
  state(): Promise<ProbeState>;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** A request with a JSON body, or with none. */
  json(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** Opens a host for one case and closes it afterwards, whatever the case did. */
export async function withHost<T>(
  host: Host,
  options: HostOptions,
  run: (opened: Opened) => Promise<T>,
): Promise<T> {
  const running = await host.start(hostCalendar(host.user), options);
  const agent = new Agent();
  const overSocket = (url: string, init: RequestInit = {}): Promise<Response> =>
    undiciFetch(url, { ...init, dispatcher: agent } as never) as unknown as Promise<Response>;
  const fetch = running.fetch ?? overSocket;
  const api = `${running.url}${options.mount ?? ""}/${NAMESPACE}`;
  const json = jsonClient(api, fetch);
  const state = async () => (await json("GET", "/events?probe=state")).body as unknown as ProbeState;
  try {
    return await run({ url: running.url, api, state, fetch, json });
  } finally {
    await agent.destroy();
    await running.stop();
  }
}

function jsonClient(api: string, fetch: Opened["fetch"]): Opened["json"] {
  return async (method, path, body, more = {}) => {
    const headers = { ...(body !== undefined && { "content-type": "application/json" }), ...more };
    const response = await fetch(`${api}${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
}

/** An event that any calendar takes. */
export const EVENT = {
  title: "Harbour walk",
  start_date: "2041-03-05 10:00:00",
  end_date: "2041-03-05 11:00:00",
};
