/** A site of the original service as its pages look from outside: an invented town's calendar, paged and linked as it does. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Json = Record<string, unknown>;

const details = (stamp: string): Json => {
  const [year, month, day, hour, minutes, seconds] = stamp.split(/[- :]/);
  return { year, month, day, hour, minutes, seconds };
};

const term = (kind: "category" | "tag", id: number, name: string, slug: string, parent = 0): Json => ({
  ...{
    id,
    name,
    slug,
    count: 1,
    description: `About ${slug}`,
    meta: [],
    url: `https://town.example/${slug}/`,
  },
  taxonomy: kind === "category" ? "tribe_events_cat" : "post_tag",
  ...(kind === "category" ? { parent } : {}),
  urls: { self: `https://town.example/wp-json/tribe/events/v1/${kind}/${id}`, collection: "" },
});

const post = (id: number, slug: string): Json => ({
  ...{ id, author: "1", status: "publish", date: "2026-01-05 09:00:00", date_utc: "2026-01-05 14:00:00" },
  ...{ modified: "2026-01-05 09:00:00", modified_utc: "2026-01-05 14:00:00", slug },
  ...{ url: `https://town.example/event/${slug}/`, global_id: `town.example?id=${id}` },
  global_id_lineage: [`town.example?id=${id}`],
});

export const PIER: Json = {
  ...post(11, "pier"),
  ...{
    venue: "Pier 7 &#8211; Hall",
    description: "<p>By the sea.</p>",
    address: "7 King&#8217;s Quay",
    city: "Alder",
  },
  ...{
    country: "United States",
    state: "ME",
    zip: "04401",
    stateprovince: "ME",
    website: "https://pier.example",
  },
  ...{ show_map: true, show_map_link: false },
  image: {
    url: "https://img.example/pier.jpg",
    id: 4,
    extension: "jpg",
    width: 9,
    height: 9,
    filesize: 9,
    sizes: {},
  },
};
/** Its name has changed since it was made. */
export const LOFT: Json = { ...post(12, "old-loft"), venue: "New Loft", show_map: true, show_map_link: true };
/** No list shows it: it was never published. */
const BARN: Json = {
  ...post(13, "barn"),
  status: "draft",
  venue: "Barn",
  show_map: true,
  show_map_link: true,
};

export const FRIENDS: Json = {
  ...post(21, "friends"),
  organizer: "Friends &#038; Co",
  email: "f@town.example",
  phone: "1",
};
const GUILD: Json = { ...post(22, "guild"), organizer: "Guild" };

export const CATEGORIES = [
  term("category", 3, "Jazz &amp; Blues", "jazz", 30),
  term("category", 30, "Music", "music"),
  term("category", 31, "Unused", "unused"),
];
export const TAGS = [term("tag", 5, "Free", "free"), term("tag", 6, "Outdoors", "outdoors")];

const event = (id: number, slug: string, more: Json): Json => {
  const times = {
    ...{ start_date: "2031-06-01 20:00:00", end_date: "2031-06-01 22:00:00" },
    ...{ utc_start_date: "2031-06-02 00:00:00", utc_end_date: "2031-06-02 02:00:00" },
    ...more,
  } as Record<string, string>;
  const parts = ["start_date", "end_date", "utc_start_date", "utc_end_date"].map((name) => [
    `${name}_details`,
    details(String(times[name])),
  ]);
  return {
    ...post(id, slug),
    ...{
      rest_url: `https://town.example/wp-json/tribe/events/v1/events/${id}`,
      title: slug,
      description: "",
      excerpt: "",
    },
    ...{
      image: false,
      all_day: false,
      timezone: "America/New_York",
      timezone_abbr: "EDT",
      cost: "",
      cost_details: {},
    },
    ...{ website: `https://town.example/event/${slug}/`, show_map: true, show_map_link: true, sticky: false },
    ...{ hide_from_listings: false, featured: false, categories: [], tags: [], venue: [], organizer: [] },
    custom_fields: [],
    ...times,
    ...Object.fromEntries(parts),
    ...more,
  };
};

export const EVENTS = [
  event(101, "quartets", {
    ...{
      title: "Tom &#038; Jerry &#8211; &#8220;live&#8221;",
      description: "<p>One</p>\n<p>Two &amp; three</p>",
    },
    ...{
      excerpt: "<p>Short</p>",
      cost: "$15 – $25",
      website: "https://quartets.example/?a=1&amp;b=2",
      featured: true,
    },
    ...{ categories: [CATEGORIES[0]], tags: TAGS, venue: PIER, organizer: [FRIENDS, GUILD] },
    image: { ...(PIER.image as Json), url: "https://img.example/q.jpg", sizes: { medium: { url: "x" } } },
  }),
  event(102, "festival", {
    ...{
      title: "Festival",
      all_day: true,
      start_date: "2031-06-05 00:00:00",
      end_date: "2031-06-07 23:59:59",
    },
    ...{ utc_start_date: "2031-06-05 04:00:00", utc_end_date: "2031-06-08 03:59:59", venue: LOFT },
  }),
  // The clock shows half past one twice that night: this is the second time.
  event(103, "night-shift", {
    ...{ title: "Night shift", start_date: "2031-11-02 01:30:00", end_date: "2031-11-02 03:00:00" },
    ...{ utc_start_date: "2031-11-02 06:30:00", utc_end_date: "2031-11-02 08:00:00", venue: BARN },
  }),
  event(104, "gamelan", {
    ...{
      title: "Gamelan",
      timezone: "UTC+7",
      start_date: "2032-01-01 19:00:00",
      end_date: "2032-01-01 20:30:00",
    },
    ...{ utc_start_date: "2032-01-01 12:00:00", utc_end_date: "2032-01-01 13:30:00", status: "private" },
    custom_fields: { dress: { label: "Dress", value: "Batik" } },
  }),
  event(105, "", {
    ...{ title: "Idea", status: "draft", date_utc: "0000-00-00 00:00:00", start_date: "2032-02-01 10:00:00" },
    ...{
      end_date: "2032-02-01 11:00:00",
      utc_start_date: "2032-02-01 15:00:00",
      utc_end_date: "2032-02-01 16:00:00",
    },
  }),
  event(106, "secret", {
    ...{ title: "Secret", description: "<p>Not for all</p>", start_date: "2032-03-01 10:00:00", cost: "$9" },
    ...{
      end_date: "2032-03-01 11:00:00",
      utc_start_date: "2032-03-01 15:00:00",
      utc_end_date: "2032-03-01 16:00:00",
    },
  }),
];

/** What readers without the password see of a protected event. */
const blanked = (view: Json): Json => ({
  ...view,
  ...{
    description: "",
    excerpt: "",
    image: false,
    all_day: null,
    cost: "",
    website: "",
    show_map: null,
    sticky: null,
  },
  ...{
    show_map_link: null,
    hide_from_listings: null,
    featured: null,
    categories: [],
    tags: [],
    venue: [],
    organizer: [],
  },
});

export interface OriginalSite {
  readonly url: string;
  readonly api: string;
  /** Paths asked for, oldest first. */
  readonly asked: string[];
  /** Changes what the site holds. */
  readonly events: Json[];
  /** Statuses to answer instead, first come first served. */
  readonly failures: { readonly status: number; readonly retryAfter?: string }[];
  close(): Promise<void>;
}

export const EDITOR = { user: "editor", password: "let me in" };
const AUTHORIZED = `Basic ${btoa(`${EDITOR.user}:${EDITOR.password}`)}`;
const NAMESPACE = "/wp-json/tribe/events/v1";

/** @param extra further events: their paging is what large sites are made of */
export async function openOriginal(extra: readonly Json[] = []): Promise<OriginalSite> {
  const asked: string[] = [];
  const failures: OriginalSite["failures"] = [];
  const events = [...EVENTS, ...extra].map((one) => structuredClone(one));
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const failure = request.url?.includes("/events?") ? failures.shift() : undefined;
    if (failure) {
      response.writeHead(failure.status, failure.retryAfter ? { "retry-after": failure.retryAfter } : {});
      return response.end("<h1>Too many requests</h1>");
    }
    answer(request, response, events);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    ...{ url, api: url + NAMESPACE, asked, events, failures },
    close: () => {
      server.closeAllConnections();
      return close();
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, events: readonly Json[]): void {
  const url = new URL(request.url ?? "", `http://${request.headers.host}`);
  const { authorization } = request.headers;
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (!url.pathname.startsWith(NAMESPACE)) return void response.writeHead(404).end("<html>Not found</html>");
  if (authorization !== undefined && authorization !== AUTHORIZED)
    return void send(401, { code: "incorrect_password", message: "Unknown user", data: { status: 401 } });
  const path = url.pathname.slice(NAMESPACE.length).replace(/\/$/, "");
  const isEditor = authorization === AUTHORIZED;
  if (path === "")
    return void send(200, { namespace: "tribe/events/v1", routes: { "/tribe/events/v1/events": {} } });
  const lists: Record<string, () => readonly Json[]> = {
    "/events": () => listed(events, url, isEditor),
    "/venues": () => [PIER, LOFT, ...(isEditor && url.searchParams.has("status") ? [BARN] : [])],
    "/organizers": () => [GUILD, FRIENDS],
    "/categories": () =>
      CATEGORIES.filter((one) => url.searchParams.get("hide_empty") === "false" || one.id !== 31),
    "/tags": () => TAGS,
  };
  const list = lists[path];
  if (!list) return void send(404, { code: "rest_no_route", message: "No route", data: { status: 404 } });
  page(url, path.slice(1), list(), send);
}

function listed(events: readonly Json[], url: URL, isEditor: boolean): readonly Json[] {
  const statuses = (url.searchParams.get("status") ?? "publish").split(",");
  return events
    .filter((one) => (isEditor ? statuses.includes(String(one.status)) : one.status === "publish"))
    .filter((one) => !one.hide_from_listings)
    .map((one) => (one.slug === "secret" && !isEditor ? blanked(one) : one))
    .toSorted((a, b) => (String(a.start_date) < String(b.start_date) ? -1 : 1));
}

/** Pages of at most 50; links of terms lose every filter, those of events lose some. */
function page(
  url: URL,
  kind: string,
  all: readonly Json[],
  send: (status: number, body: unknown) => void,
): void {
  const size = Math.min(50, Number(url.searchParams.get("per_page") ?? 10));
  const at = Number(url.searchParams.get("page") ?? 1);
  const pages = Math.ceil(all.length / size);
  if (at > Math.max(1, pages))
    return void send(404, { code: "event-archive-page-not-found", message: "", data: { status: 404 } });
  const next = new URL(url);
  if (kind === "categories" || kind === "tags") next.search = "";
  next.searchParams.delete("tags");
  next.searchParams.set("page", String(at + 1));
  send(200, {
    [kind]: all.slice((at - 1) * size, at * size),
    ...{ rest_url: url.href, total: all.length, total_pages: pages },
    ...(at < pages ? { next_rest_url: next.href } : {}),
  });
}

/** A plain event for large sites. */
export function plainEvent(n: number): Json {
  const day = new Date(Date.UTC(2027, 0, 1) + Math.floor(n / 12) * 86_400_000).toISOString().slice(0, 10);
  const hour = String(8 + (n % 12)).padStart(2, "0");
  const next = String(9 + (n % 12)).padStart(2, "0");
  return event(1000 + n, `lecture-${n}`, {
    ...{ title: `Lecture ${n}`, description: `<p>Part ${n}</p>`, timezone: "UTC" },
    ...{ start_date: `${day} ${hour}:00:00`, end_date: `${day} ${next}:00:00` },
    ...{ utc_start_date: `${day} ${hour}:00:00`, utc_end_date: `${day} ${next}:00:00` },
  });
}
