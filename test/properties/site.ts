/** A calendar in this process that is only asked through `handle`. Every answer is checked for what no answer may be. */
import { type CalendarOptions, type Caller, createCalendar } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

export type Json = Record<string, unknown>;

export const CALLERS = {
  admin: { id: 1, role: "admin" },
  editor: { id: 2, role: "editor" },
  author: { id: 3, role: "author" },
  contributor: { id: 4, role: "contributor" },
  subscriber: { id: 5, role: "subscriber" },
  anonymous: { id: 0, role: "anonymous" },
} as const satisfies Record<string, Caller>;

export type Who = keyof typeof CALLERS;
export const EVERYBODY = Object.keys(CALLERS) as Who[];

export const KINDS = ["events", "venues", "organizers", "categories", "tags"] as const;
export type Kind = (typeof KINDS)[number];
/** The member that holds the name of a record. */
export const NAMES = {
  events: "title",
  venues: "venue",
  organizers: "organizer",
  categories: "name",
  tags: "name",
} as const;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the answer, `{}` where it is something else. */
  readonly body: Json;
}

export interface Options {
  readonly as?: Who;
  /** An object goes as JSON, everything else as it is. */
  readonly body?: Json | BodyInit;
  readonly headers?: Record<string, string>;
}

export const ROOT = "https://example.org/calendar/events/v1";
/** 10 May 2027, noon in UTC. */
export const NOON = Date.UTC(2027, 4, 10, 12);

const isBodyInit = (body: Json | BodyInit): body is BodyInit =>
  typeof body === "string" || Object.getPrototypeOf(body) !== Object.prototype;

function requestOf(method: string, path: string, { as = "anonymous", body, headers = {} }: Options): Request {
  const init: RequestInit & { duplex?: "half" } = { method, headers: { ...headers, "x-as": as } };
  if (body !== undefined && isBodyInit(body)) {
    init.body = body;
    init.duplex = "half";
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json", ...headers, "x-as": as };
  }
  return new Request(path.startsWith("http") ? path : ROOT + path, init);
}

export class Site {
  /** Moves only when a test moves it. */
  now = NOON;
  readonly store = memoryStore();
  readonly #faults: unknown[] = [];
  readonly #calendar;

  constructor(options: Partial<CalendarOptions> = {}) {
    this.#calendar = createCalendar({
      store: this.store,
      users: [1, 2, 3, 4, 5],
      authenticate: (request) => CALLERS[request.headers.get("x-as") as Who],
      now: () => this.now,
      onError: (error) => this.#faults.push(error),
      ...options,
    });
  }

  /** @throws when the answer is a 5xx, is no JSON or says another status in its body than in its head */
  async send(method: string, path: string, options: Options = {}): Promise<Answer> {
    const response = await this.#calendar.handle(requestOf(method, path, options));
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
    const answer = { status: response.status, headers: response.headers, text, body: {} as Json };
    const asked = () => `${method} ${path.slice(0, 400)} as ${options.as}: ${response.status}`;
    if (answer.status >= 500 || this.#faults.length > 0)
      throw new Error(`${asked()} ${text.slice(0, 200)}`, { cause: this.#faults.pop() });
    if (isJson) answer.body = JSON.parse(text) as Json;
    if (answer.status >= 400 && method !== "HEAD") checkRefusal(answer, asked);
    return answer;
  }

  get = (path: string, as: Who = "anonymous") => this.send("GET", path, { as });

  /** @throws when the answer is not the expected one */
  async must(status: number, method: string, path: string, options: Options = {}): Promise<Json> {
    const answer = await this.send(method, path, options);
    if (answer.status !== status)
      throw new Error(`${method} ${path.slice(0, 400)}: ${answer.status} ${answer.text.slice(0, 400)}`);
    return answer.body;
  }

  /** Makes a record as admin, or as somebody else, and gives its id. */
  async make(kind: Kind, data: Json, as: Who = "admin"): Promise<number> {
    const { status, body, text } = await this.send("POST", `/${kind}`, { as, body: data });
    if (status !== 201 && status !== 200) throw new Error(`POST ${kind}: ${text.slice(0, 400)}`);
    return body.id as number;
  }
}

function checkRefusal({ status, body }: Answer, asked: () => string): void {
  const data = body.data as Json | undefined;
  if (typeof body.code !== "string" || typeof body.message !== "string" || data?.status !== status)
    throw new Error(`${asked()} has no proper body: ${JSON.stringify(body).slice(0, 200)}`);
}

/** The names in `data.params` of a refusal, whether they stand in a list or as keys. */
export function badParams({ body }: Pick<Answer, "body">): string[] {
  const params = (body.data as Json | undefined)?.params;
  if (Array.isArray(params)) return params as string[];
  return typeof params === "object" && params !== null ? Object.keys(params) : [];
}

/** An event on a day of May 2027 that needs no more data. */
export const event = (title: string, more: Json = {}): Json => ({
  title,
  start_date: "2027-05-20 10:00:00",
  end_date: "2027-05-20 11:00:00",
  ...more,
});

/** What must be sent at least to make a record of a kind. */
export const least = (kind: Kind, name: string): Json =>
  kind === "events" ? event(name) : { [NAMES[kind]]: name };
