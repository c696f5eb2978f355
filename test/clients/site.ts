/** A standalone server under the addresses of the original service, asked the way its client programs do. */
import { type Server, serve } from "../../adapters/undici.ts";
import { createCalendar } from "../../src/mod.ts";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

export type Json = Record<string, unknown>;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, without any checks: as such programs take it. */
  // biome-ignore lint/suspicious/noExplicitAny: those programs index into whatever they get
  readonly body: any;
}

export interface Site {
  readonly server: Server;
  /** Site address + `/wp-json/tribe/events/v1`. */
  readonly api: string;
  get(path: string, credentials?: string): Promise<Answered>;
  send(method: string, path: string, data: Json, credentials?: string): Promise<Answered>;
}

export const EDITOR = "press:abcd efgh ijkl";

/** An image that the site's media library holds. */
export const POSTER = {
  ...{
    id: 55,
    url: "https://img.example/poster.jpg",
    extension: "jpg",
    width: 1200,
    height: 800,
    filesize: 9,
  },
  sizes: { medium: { width: 300, height: 200, url: "https://img.example/poster-300x200.jpg" } },
};

/** Everything there is, for programs that ask for a floor and a large window. */
export const ALL = "start_date=1990-01-01&end_date=2100-01-01";

export async function openSite(): Promise<Site> {
  const calendar = createCalendar({
    store: memoryStore(),
    timezone: "America/New_York",
    namespace: "tribe/events/v1",
    root: "/wp-json",
    media: (id) => (id === POSTER.id ? POSTER : undefined),
    plugins: [basicAuth({ users: [{ id: 3, name: "press", role: "editor", password: "abcd efgh ijkl" }] })],
  });
  const server = await serve(calendar, { port: 0, logLevel: "silent" });
  const api = `${server.url}/wp-json/tribe/events/v1`;

  async function ask(method: string, path: string, credentials?: string, data?: Json): Promise<Answered> {
    const headers = new Headers();
    if (credentials !== undefined)
      headers.set("authorization", `Basic ${Buffer.from(credentials).toString("base64")}`);
    if (data !== undefined) headers.set("content-type", "application/json");
    const body = data === undefined ? null : JSON.stringify(data);
    const response = await fetch(/^http/.test(path) ? path : api + path, { method, headers, body });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  }

  return {
    server,
    api,
    get: (path, credentials) => ask("GET", path, credentials),
    send: (method, path, data, credentials = EDITOR) => ask(method, path, credentials, data),
  };
}

export interface World {
  readonly full: number;
  readonly bare: number;
  readonly draft: number;
  readonly venue: number;
  readonly organizer: number;
}

const day = (n: number) => `2031-06-${String(n).padStart(2, "0")}`;

/** One event with everything, one with nothing, one draft, and enough others for pages. */
export async function fill({ send }: Site): Promise<World> {
  const id = async (path: string, data: Json): Promise<number> => (await send("POST", path, data)).body.id;
  const venue = await id("/venues", {
    ...{ venue: "Café “Zürich” & Söhne", address: "1 King’s Road", city: "Bath", country: "US", state: "NY" },
    ...{ province: "Somerset", zip: "BA1", phone: "+44 1", website: "https://zurich.example" },
  });
  const organizer = await id("/organizers", {
    ...{
      organizer: "Friends of Bath",
      email: "friends@bath.example",
      phone: "5",
      website: "https://b.example",
    },
  });
  const full = await id("/events", {
    ...{ title: "Tom & Jerry – “live”", description: "One\n\nTwo", excerpt: "Short", slug: "tom-and-jerry" },
    ...{ start_date: `${day(1)} 20:00:00`, end_date: `${day(1)} 22:30:00`, timezone: "Europe/Paris" },
    ...{ cost: "$15", website: "https://tom.example", featured: true, venue, organizer: [organizer] },
    ...{ categories: ["Music"], tags: ["Free entry"], image: "55" },
  });
  const bare = await id("/events", {
    title: "Bare",
    start_date: `${day(2)} 10:00`,
    end_date: `${day(2)} 11:00`,
  });
  const draft = await id("/events", {
    ...{ title: "Draft", status: "draft", start_date: `${day(3)} 10:00`, end_date: `${day(3)} 11:00` },
  });
  for (let n = 4; n <= 28; n++)
    await id("/events", { title: `Day ${n}`, start_date: `${day(n)} 10:00`, end_date: `${day(n)} 11:00` });
  return { full, bare, draft, venue, organizer };
}
