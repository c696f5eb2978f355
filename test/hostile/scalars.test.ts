/** Objects and lists where one value belongs: 400 that names the member, in every encoding. */
import { describe, expect, it } from "vitest";
import { badParams, type Json, KINDS, type Kind, least, Site } from "../properties/site.ts";

const POST = ["author", "date", "date_utc", "status", "description", "website", "image"];
const FLAGS = ["all_day", "show_map", "show_map_link", "hide_from_listings", "sticky", "featured"];
const LINES = ["address", "city", "country", "province", "state", "zip", "phone", "stateprovince"];
const SCALARS: Readonly<Record<Kind, readonly string[]>> = {
  events: [...POST, ...FLAGS, "title", "slug", "excerpt", "timezone", "start_date", "end_date", "password"],
  venues: [...POST, ...LINES, "venue", "show_map", "show_map_link"],
  organizers: [...POST, "organizer", "phone", "email"],
  categories: ["name", "description", "slug", "parent"],
  tags: ["name", "description", "slug"],
};

const WRONG: readonly unknown[] = [
  ...[{ a: 1 }, {}, ["x"], [1], [[1]], [[]], [null], [{}], [["x", "y"]], { length: 1 }, { 0: "x" }],
  ...[
    { toString: 1 },
    { valueOf: "x", toString: "y" },
    { toJSON: 1 },
    [[[[[["x"]]]]]],
    { a: { b: { c: 1 } } },
  ],
];

const site = new Site();
for (const kind of KINDS) await site.make(kind, least(kind, "First"));
const untouched = await site.store.version();

describe.each(KINDS)("%s", (kind) => {
  it.each(SCALARS[kind])("%s takes no object and no list", async (field) => {
    for (const value of WRONG) {
      const body: Json = { ...least(kind, "A"), [field]: value };
      for (const [method, path] of [
        ["POST", `/${kind}`],
        ["PATCH", `/${kind}/1`],
      ] as const) {
        const id = kind === "venues" ? 2 : kind === "organizers" ? 3 : 1;
        const at = path.replace("/1", `/${id}`);
        const answer = await site.send(method, at, {
          as: "admin",
          body: method === "POST" ? body : { [field]: value },
        });
        expect({ value, status: answer.status, names: badParams(answer) }).toEqual({
          value,
          status: 400,
          names: [field],
        });
      }
    }
    expect(await site.store.version()).toBe(untouched);
  });

  it.each(SCALARS[kind])("%s[a] and %s[] of a form", async (field) => {
    const plain = Object.entries(least(kind, "A")).filter(([name]) => name !== field) as [string, string][];
    for (const end of ["[a]", "[]", "[0]", "[__proto__]", "[a][b]", "[0][0]"]) {
      const body = new URLSearchParams([...plain, [`${field}${end}`, "1"]]);
      const answer = await site.send("POST", `/${kind}`, { as: "admin", body });
      expect({ end, status: answer.status, names: badParams(answer) }).toEqual({
        end,
        status: 400,
        names: [field],
      });
    }
    expect(await site.store.version()).toBe(untouched);
  });
});

const QUERY: Readonly<Record<string, readonly string[]>> = {
  "/events": [
    "page",
    "per_page",
    "start_date",
    "ends_after",
    "strict_dates",
    "search",
    "featured",
    "geoloc",
    "post_parent",
  ],
  "/events.ics": [
    "page",
    "per_page",
    "ticketed",
    "overlaps",
    "modified_after",
    "orderby",
    "order",
    "end_date",
  ],
  "/venues": [
    "page",
    "search",
    "event",
    "has_events",
    "only_with_upcoming",
    "orderby",
    "order",
    "modified_after",
  ],
  "/organizers": ["per_page", "search", "event", "has_events", "only_with_upcoming", "orderby", "order"],
  "/categories": ["page", "search", "order", "orderby", "hide_empty", "parent", "post", "event", "slug"],
  "/tags": [
    "per_page",
    "search",
    "order",
    "orderby",
    "hide_empty",
    "post",
    "event",
    "slug",
    "modified_after",
  ],
  "/events/1": ["password"],
};

describe.each(Object.keys(QUERY))("query of %s", (path) => {
  it.each(QUERY[path]!)("%s takes no object and no list", async (name) => {
    for (const end of ["[a]", "[]", "[0][a]", "[__proto__]", "[][]", "[a][b][c]"]) {
      const answer = await site.get(`${path}?${name}${end}=1`, "admin");
      expect({ end, status: answer.status, names: badParams(answer) }).toEqual({
        end,
        status: 400,
        names: [name],
      });
    }
  });
});

describe("members that may be lists", () => {
  const LINKS = ["categories", "tags", "venue", "organizer", "cost"];
  it.each(LINKS)("%s refuses what lies deeper", async (field) => {
    for (const value of [
      [[1]],
      [[{}, 1]],
      [{ a: { b: 1 } }],
      [{ toString: 1 }],
      { a: [1] },
      [true, [false]],
    ]) {
      const answer = await site.send("POST", "/events", {
        as: "admin",
        body: { ...least("events", "A"), [field]: value },
      });
      expect({ value, status: answer.status, names: badParams(answer) }).toEqual({
        value,
        status: 400,
        names: [field],
      });
    }
    expect(await site.store.version()).toBe(untouched);
  });
});
