/** A calendar in memory with a clock to turn, and one short way to ask it. */
import {
  type Calendar,
  type CalendarOptions,
  type Caller,
  createCalendar,
  type Role,
} from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

/** Everyone who may sign in; `author2` and `contributor2` are the others of their kind. */
export const USERS = {
  anonymous: { id: 0, role: "anonymous" },
  subscriber: { id: 2, role: "subscriber" },
  contributor: { id: 3, role: "contributor" },
  author: { id: 4, role: "author" },
  editor: { id: 5, role: "editor" },
  admin: { id: 6, role: "admin" },
  contributor2: { id: 7, role: "contributor" },
  author2: { id: 8, role: "author" },
  trusted: { id: 9, role: "editor", capabilities: ["unfiltered_html"] },
} as const satisfies Record<string, Caller>;

export type User = keyof typeof USERS;
export const ROLES: readonly Role[] = ["anonymous", "subscriber", "contributor", "author", "editor", "admin"];

export const BASE = "https://example.org/calendar/events/v1";
/** 21:00 on 27 November 2026 in New York. */
const START = Date.parse("2026-11-28T02:00:00Z");

export interface Site {
  readonly calendar: Calendar;
  /** Lets time pass. */
  wait(seconds: number): void;
}

export function makeSite(options: Partial<CalendarOptions> = {}): Site {
  let now = START;
  const calendar = createCalendar({
    store: memoryStore(),
    timezone: "America/New_York",
    now: () => now,
    users: Object.values(USERS).map(({ id }) => id),
    authenticate: (request) => USERS[request.headers.get("x-user") as User],
    media: (id) =>
      id === 4
        ? {
            url: "https://example.org/a.jpg",
            id,
            extension: "jpg",
            width: 9,
            height: 9,
            filesize: 9,
            sizes: {},
          }
        : undefined,
    ...options,
  });
  return {
    calendar,
    wait(seconds) {
      now += seconds * 1000;
    },
  };
}

export interface Ask {
  readonly as?: User;
  /** Sent as JSON, a string as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
  /** A value inside the body: `events.0.title`; a name goes through all items of a list: `events.id`. */
  at(path: string): unknown;
}

function at(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined || value === null || typeof value !== "object")
    return name === undefined ? value : undefined;
  if (Array.isArray(value) && !/^(\d+|length)$/.test(name)) return value.map((item) => at(item, path));
  return at((value as Record<string, unknown>)[name], rest);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asks with `METHOD path`, the path below the namespace: `call(site, "PATCH events/1", { as: "author", body })`. */
export async function call(site: Site, what: string, { as, body, headers }: Ask = {}): Promise<Got> {
  const [method = "", path = ""] = what.split(/ (.*)/);
  const request = new Request(path.startsWith("https:") ? path : `${BASE}/${path}`, {
    method,
    headers: {
      ...(as === undefined ? {} : { "x-user": as }),
      ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const response = await site.calendar.handle(request);
  const text = await response.text();
  const data = parsed(text);
  const { status, headers: sent } = response;
  return { status, headers: sent, text, body: data, at: (path) => at(data, path.split(".")) };
}

/** A fair on 1 March 2027 from 10 to 11 o'clock. */
export const FAIR = { title: "Fair", start_date: "2027-03-01 10:00", end_date: "2027-03-01 11:00" };

export type Kind = "events" | "venues" | "organizers" | "categories" | "tags";

/** The member that names a record of the kind. */
export const NAME = {
  events: "title",
  venues: "venue",
  organizers: "organizer",
  categories: "name",
  tags: "name",
} as const;

/** Creates a record and gives its id. */
export async function make(site: Site, kind: Kind, data: object = {}, as: User = "editor"): Promise<number> {
  const named = kind === "events" ? FAIR : { [NAME[kind]]: `A ${kind}` };
  const got = await call(site, `POST ${kind}`, { as, body: { ...named, ...data } });
  if (got.status !== 201) throw new Error(`Cannot make ${kind}: ${got.status} ${got.text}`);
  return got.at("id") as number;
}

/** An event as it is after being created with the data. */
export async function fair(site: Site, data: object = {}, as: User = "editor"): Promise<Got> {
  return call(site, "POST events", { as, body: { ...FAIR, ...data } });
}

/** Code and status of a refusal: `404 event-not-found`. */
export const refusal = (got: Got): string => `${got.status} ${String(got.at("code"))}`;

/** Names of the fields that a 400 complains about. */
export const badFields = (got: Got): string[] =>
  Object.keys((got.at("data.params") as object | undefined) ?? {});
