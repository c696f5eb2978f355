/** A marker in everything that a caller may not read: no GET may ever show it. */
import { beforeAll, describe, expect, it } from "vitest";
import { HALF, MARKER, makeSecret, type Secret } from "./secret_site.ts";
import { call, type User } from "./site.ts";

const READERS: readonly User[] = ["anonymous", "subscriber", "contributor", "author"];
const WIDE = "start_date=2000-01-01&end_date=2090-01-01";
const SEARCHES = [HALF, `"${HALF}"`, `${HALF} -nothing`, "open", "locked", `-${HALF}`, "text"];
const POST_STATUSES = ["publish", "draft", "pending", "private", "future", "trash", "publish,private", ""];

let secret: Secret;
beforeAll(async () => {
  secret = await makeSecret();
});

/** The marker as it could be written: as it is, in capitals, in escapes of any kind. */
function shows(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/\r\n /g, "")
    .replace(/\\u00([0-9a-f]{2})|%([0-9a-f]{2})/g, (_all, a, b) =>
      String.fromCharCode(Number.parseInt(a ?? b, 16)),
    );
  return plain.includes(MARKER);
}

/** Asks as each reader; gives the requests whose answer shows the marker where the request itself did not. */
async function leaks(paths: Iterable<string>, headers: Record<string, string> = {}): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths)
    for (const as of READERS) {
      const got = await call(secret.site, `GET ${path}`, { as, headers });
      if (got.status >= 500 || shows(got.text) || shows(JSON.stringify([...got.headers])))
        found.push(`${as} ${path}`);
    }
  return found;
}

/** All routes that the index tells of, with every id and slug filled in. */
async function routes(): Promise<string[]> {
  const index = (await call(secret.site, "GET ")).at("routes") as Record<string, { methods: string[] }>;
  const below = Object.entries(index).filter(([, { methods }]) => methods.includes("GET"));
  return below.flatMap(([route]) => {
    const path = route.replace(/^\/calendar\/events\/v1\/?/, "");
    if (path.includes("(?P<id>"))
      return [...secret.ids.posts, ...secret.ids.terms].map((id) => path.replace(/\(.*\)/, String(id)));
    if (path.includes("(?P<slug>")) return secret.slugs.map((slug) => path.replace(/\(.*\)/, slug));
    return [path];
  });
}

/** Values to try of every parameter of a list, by its name in the index. */
function values(name: string): readonly string[] {
  const { posts, terms } = secret.ids;
  if (["venue", "organizer", "include", "exclude"].includes(name))
    return [...posts.map(String), posts.join(","), terms.join(",")];
  if (["event", "post", "post_parent", "parent"].includes(name)) return [...posts, ...terms, 0].map(String);
  if (["categories", "tags"].includes(name)) return [...terms.map(String), "music", "jazz", "free", HALF];
  if (name === "search" || name === "slug") return [...SEARCHES, ...secret.slugs];
  if (name === "status") return POST_STATUSES;
  if (name === "orderby")
    return [
      "start_date",
      "end_date",
      "title",
      "date",
      "modified",
      "id",
      "name",
      "count",
      "slug",
      "description",
    ];
  if (name === "order") return ["asc", "desc"];
  if (name === "overlaps") return ["2000-01-01/2090-01-01"];
  if (name === "namespace" || name === "context") return ["edit", "view"];
  if (/date|after|before/.test(name)) return ["2000-01-01", "2090-01-01", "2026-11-27 21:00:00", "now"];
  return ["1", "0", "true", "abc", "50"];
}

/** Every parameter that an endpoint declares, with every value. */
async function filters(route: string): Promise<string[]> {
  const index = (await call(secret.site, "GET ")).at("routes") as Record<
    string,
    { endpoints: { args: object }[] }
  >;
  const names = Object.keys(index[`/calendar/events/v1/${route}`]!.endpoints[0]!.args);
  return names.flatMap((name) => values(name).map((value) => `${name}=${encodeURIComponent(value)}`));
}

const LISTS = ["events", "venues", "organizers", "categories", "tags", "events.ics"];

describe("D9 D10 D11 D14 the secret marker", () => {
  it("D11 is there for who may read it", async () => {
    for (const path of [
      `events?${WIDE}`,
      "venues",
      "organizers",
      `events.ics?${WIDE}`,
      `events/${secret.ids.posts[2]}`,
    ])
      expect([path, shows((await call(secret.site, `GET ${path}`, { as: "editor" })).text)]).toEqual([
        path,
        true,
      ]);
  });

  it("D10 D11 D14 is on no route, with no id and no slug", async () => {
    const all = (await routes()).filter((path) => !shows(path));
    expect(await leaks(all)).toEqual([]);
    expect(
      await leaks(
        all.map(
          (path) => `${path}?context=edit&password=wrong&_fields=id,title,raw,venue,events,venues,deleted`,
        ),
      ),
    ).toEqual([]);
    expect(
      await leaks(
        all.map((path) => `${path}?hide_empty=0&modified_after=2000-01-01&${WIDE}`),
        { "x-event-password": "wrong" },
      ),
    ).toEqual([]);
  });

  it("D11 slugs that hold it are refused without showing more", async () => {
    for (const path of (await routes()).filter(shows))
      for (const as of READERS) {
        const got = await call(secret.site, `GET ${path}`, { as });
        expect([403, 404]).toContain(got.status);
        expect(got.text).not.toContain(MARKER);
      }
  });

  it.each(LISTS)("D9 D10 D36 is in no answer of %s, whatever the filter", async (route) => {
    const all = (await filters(route)).filter((query) => !shows(query));
    expect(all.length).toBeGreaterThan(30);
    const wide = route.startsWith("events") ? `${WIDE}&` : "hide_empty=0&";
    expect(await leaks(all.map((query) => `${route}?${wide}${query}`))).toEqual([]);
    expect(await leaks(all.map((query) => `${route}?${query}&per_page=1&context=edit`))).toEqual([]);
  });

  it.each(LISTS)("D37 D38 is in no order of %s, with or without a search or a filter", async (route) => {
    const paths = [
      "start_date",
      "end_date",
      "title",
      "date",
      "modified",
      "id",
      "name",
      "slug",
      "count",
      "description",
    ].flatMap((orderby) =>
      ["asc", "desc"].flatMap((order) =>
        [
          "",
          `search=${HALF}`,
          "status=publish",
          "has_events=1",
          "only_with_upcoming=1",
          "featured=1",
          "categories=music",
          "modified_after=2000-01-01",
        ].map((more) => `${route}?orderby=${orderby}&order=${order}&${more}&hide_empty=0`),
      ),
    );
    expect(await leaks(paths)).toEqual([]);
  });

  it("D36 is found by no search", async () => {
    for (const as of READERS)
      for (const search of [HALF, MARKER, MARKER.toUpperCase(), `"${MARKER}"`])
        for (const list of [`events?${WIDE}&`, "venues?", "organizers?"])
          expect((await call(secret.site, `GET ${list}search=${search}`, { as })).at("total")).toBe(0);
  });

  it("D3 D12 refused writes do not show it either", async () => {
    for (const as of READERS)
      for (const kind of ["events", "venues", "organizers"])
        for (const id of secret.ids.posts)
          for (const method of ["PATCH", "DELETE"]) {
            const got = await call(secret.site, `${method} ${kind}/${id}?password=wrong`, { as, body: {} });
            expect(got.status).toBeGreaterThanOrEqual(401);
            expect(shows(got.text)).toBe(false);
          }
  });
});
