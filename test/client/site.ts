import { type Client, type ClientOptions, createClient } from "kalends/client";
import { type Calendar, createCalendar } from "../../src/mod.ts";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

export const BASE = "http://localhost/calendar/events/v1";
export const EDITOR = { user: "Zoë", password: "open sesame" };

export const newCalendar = (now: () => number = Date.now): Calendar =>
  createCalendar({
    store: memoryStore(),
    now,
    timezone: "Europe/Paris",
    plugins: [
      basicAuth({ users: [{ id: 7, name: EDITOR.user, role: "editor", password: EDITOR.password }] }),
    ],
  });

export interface Site {
  readonly client: Client;
  /** Requests as they reached the server, oldest first. */
  readonly seen: Request[];
  /** What to answer instead of the calendar, first come first served; a thrown error is a broken connection. */
  readonly instead: ((request: Request) => Response | Promise<Response>)[];
}

/** A client of a calendar in this process, with a look at what goes over the wire. */
export function newSite(options: Partial<ClientOptions> = {}, now?: () => number): Site {
  const calendar = newCalendar(now);
  const seen: Request[] = [];
  const instead: Site["instead"] = [];
  const answer = async (request: Request): Promise<Response> => {
    seen.push(request.clone());
    const other = instead.shift();
    return other ? other(request) : calendar.handle(request);
  };
  const client = createClient({
    baseUrl: BASE,
    auth: EDITOR,
    fetch: answer,
    retry: { baseMs: 0 },
    ...options,
  });
  return { client, seen, instead };
}

export const EVENT = { title: "Jazz", start_date: "2031-05-01 20:00", end_date: "2031-05-01 22:00" };

export const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};
