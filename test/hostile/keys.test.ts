/** Names of `Object.prototype` as keys and values: nothing is inherited, nothing is changed. */
import { afterEach, describe, expect, it } from "vitest";
import { encoded } from "../properties/bodies.ts";
import { event, type Json, KINDS, least, Site } from "../properties/site.ts";

const MEMBERS = Object.getOwnPropertyNames(Object.prototype);
const pristine = new Map(MEMBERS.map((name) => [name, Reflect.get(Object.prototype, name) as unknown]));

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(MEMBERS);
  for (const [name, value] of pristine) expect(Reflect.get(Object.prototype, name) as unknown).toBe(value);
  expect("polluted" in {}).toBe(false);
});

/** An object with own members of those names, as `JSON.parse` makes it. */
const own = (text: string): Json => JSON.parse(text) as Json;
const BAD = '{"polluted":1,"status":"draft","name":"evil","title":"evil","venue":"evil","id":1}';
const keys = `"__proto__":${BAD},"constructor":{"prototype":${BAD}},"prototype":${BAD},"toString":1,"valueOf":1,"hasOwnProperty":1,"toJSON":1`;

describe("in bodies", () => {
  it.each(KINDS)("at the top and inside unknown members of %s", async (kind) => {
    const site = new Site();
    const body = `{${JSON.stringify({ ...least(kind, "Plain"), foo: 1 }).slice(1, -1)},${keys},"deep":[{${keys}}]}`;
    const made = await site.must(201, "POST", `/${kind}`, {
      as: "admin",
      body,
      headers: { "content-type": "application/json" },
    });
    expect(Object.values(made)).toContain("Plain");
    if ("status" in made) expect(made.status).toBe("publish");
    const updated = await site.must(200, "PUT", `/${kind}/${made.id}`, {
      as: "admin",
      body: own(`{${keys}}`),
    });
    expect(Object.values(updated)).toContain("Plain");
  });

  it("in data of inline records, a name is never inherited", async () => {
    const site = new Site();
    for (const venue of [own(`{${keys}}`), [own(`{${keys}}`)], own('{"__proto__":{"venue":"evil"}}')]) {
      const { status, body } = await site.send("POST", "/events", {
        as: "admin",
        body: event("A", { venue }),
      });
      expect([status, Object.keys((body.data as Json).params as Json)]).toEqual([400, ["venue"]]);
    }
    const venue = own(`{"venue":"Barn",${keys}}`);
    const made = await site.must(201, "POST", "/events", { as: "admin", body: event("A", { venue }) });
    expect((made.venue as Json).venue).toBe("Barn");
  });

  it.each(["form", "multipart"] as const)("in a %s", async (encoding) => {
    const site = new Site();
    const names = [
      "__proto__[polluted]",
      "constructor[prototype][polluted]",
      "a[__proto__][polluted]",
      "a[][__proto__]",
    ];
    const odd = [
      "__proto__",
      "[__proto__]",
      "__proto__[]",
      "__proto__[__proto__][status]",
      "status[__proto__]x",
      "venue[__proto__x]",
    ];
    const data = Object.fromEntries([...names, ...odd].map((name) => [name, "1"])) as Json;
    const { body, headers } = encoded({ ...event("Plain"), ...data }, encoding);
    const { status } = await site.send("POST", "/events", { as: "admin", body, headers });
    expect([201, 400]).toContain(status);
    const plain = encoded(
      { ...event("Plain"), "__proto__[title]": "evil", "constructor[title]": "evil" },
      encoding,
    );
    expect((await site.must(201, "POST", "/events", { as: "admin", ...plain })).title).toBe("Plain");
  });
});

describe("in queries", () => {
  const site = new Site();
  const PATHS = ["/events", "/events.ics", ...KINDS.map((kind) => `/${kind}`), "/events/1", "", "/doc"];
  const QUERIES = MEMBERS.flatMap((name) => [
    `${name}=1`,
    `${name}[${name}]=1`,
    `${name}[]=1`,
    `a[${name}][polluted]=1`,
  ]);

  it.each(PATHS)("GET %s ignores such parameters", async (path) => {
    const plain = await site.get(path);
    for (const query of QUERIES) expect((await site.get(`${path}?${query}`)).status).toBe(plain.status);
  });

  const FLAGS = ["featured", "geoloc", "ticketed"];
  it.each(MEMBERS)("%s is no flag, no order, no status and no term", async (name) => {
    for (const flag of [
      ...FLAGS,
      "status",
      "orderby",
      "order",
      "categories",
      "start_date",
      "page",
      "include",
    ])
      expect((await site.get(`/events?${flag}=${name}`, "admin")).body).toMatchObject({
        data: { status: 400, params: { [flag]: expect.anything() } },
      });
    for (const flag of ["hide_empty", "orderby", "include", "parent"])
      expect((await site.get(`/categories?${flag}=${name}`)).status).toBe(400);
  });

  it.each(MEMBERS)("%s as the value of a field of an event is a 400 or a text", async (name) => {
    const fields = [
      "all_day",
      "featured",
      "sticky",
      "status",
      "timezone",
      "author",
      "start_date",
      "date",
      "website",
      "image",
    ];
    for (const field of fields) {
      const { body } = await site.send("POST", "/events", {
        as: "admin",
        body: event("A", { [field]: name }),
      });
      expect(body).toMatchObject({ data: { status: 400, params: { [field]: expect.anything() } } });
    }
    const made = await site.must(201, "POST", "/events", {
      as: "admin",
      body: event(name, {
        cost: name,
        tags: [name],
        categories: [name],
        venue: { venue: name },
        password: "",
      }),
    });
    expect([made.title, made.cost, (made.tags as Json[])[0]!.name]).toEqual([name, name, name]);
  });
});
