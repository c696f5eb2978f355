/** Parameters by the thousand, twice, too large and out of range. */
import { describe, expect, it } from "vitest";
import { badParams, event, type Json, Site } from "../properties/site.ts";
import { idsOf } from "../properties/worlds.ts";
import { GENEROUS, slowdown } from "./timing.ts";

const LISTS = ["/events", "/events.ics", "/venues", "/organizers", "/categories", "/tags"];
const MANY = 100_000;
const ids = Array.from({ length: MANY }, (_, n) => n + 1);

const links = {
  venue: { venue: "Barn" },
  organizer: { organizer: "Ann" },
  tags: ["jazz"],
  categories: ["music"],
};
async function small(): Promise<Site> {
  const site = new Site({ cacheBytes: 0 });
  for (const title of ["A", "B", "C"]) await site.make("events", event(title, links));
  return site;
}
const site = await small();

describe("100,000 ids", () => {
  const csv = ids.join(",");
  const harmless = () => site.get(`/events?search=${"harmless+".repeat(csv.length / 9)}`);

  it("in include find what is there", async () => {
    const { status, body } = await site.get(`/events?include=${csv}`);
    expect([status, body.total]).toEqual([200, 3]);
    expect(await slowdown(() => site.get(`/events?include=${csv}`), harmless)).toBeLessThan(GENEROUS);
  });

  it.each(["venue", "organizer", "categories", "tags"])("in %s name the parameter", async (name) => {
    const ask = () => site.get(`/events?${name}=${csv}`);
    const answer = await ask();
    expect([answer.status, badParams(answer)]).toEqual([400, [name]]);
    expect(answer.text.length).toBeLessThan(1000);
    expect(await slowdown(ask, harmless)).toBeLessThan(GENEROUS);
  });

  it.each(["/categories?include=", "/categories?exclude=", "/tags?include=", "/tags?exclude="])(
    "in %s",
    async (path) => {
      expect((await site.get(path + csv)).status).toBe(400);
      expect(await slowdown(() => site.get(path + csv), harmless)).toBeLessThan(GENEROUS);
    },
  );

  it.each(["include[]", "categories[]", "include[0]"])("as parameters %s", async (name) => {
    const pairs = ids.map((id) => `${name.replace("0", String(id - 1))}=${id}`).join("&");
    const ask = () => site.get(`/events?${pairs}`);
    expect((await ask()).status).toBeLessThan(500);
    const plain = () => site.get(`/events?search=${"harmless+".repeat(pairs.length / 9)}`);
    expect(await slowdown(ask, plain)).toBeLessThan(GENEROUS);
  });

  const before = site.store.version();
  const write = (data: Json) => () =>
    site.send("POST", "/events", { as: "admin", body: event("Many", data) });
  const text = write({ description: "harmless ".repeat(csv.length / 9), status: "gone" });

  it.each([
    ["categories", ids],
    ["tags", ids],
    ["venue", ids],
    ["organizer", ids],
    ["venue", csv],
    ["categories", ids.map((id) => id + 10)],
    ["venue", Array(MANY).fill(999)],
  ])("in the body, as %s", async (name, value) => {
    const answer = await write({ [name]: value })();
    expect([answer.status, badParams(answer)]).toEqual([400, [name]]);
    expect(answer.text.length).toBeLessThan(1000);
    expect(await site.store.version()).toBe(await before);
    expect(await slowdown(write({ [name]: value }), text)).toBeLessThan(GENEROUS);
  });
});

describe("inline records by the thousand", () => {
  it.each(["venue", "organizer"])("%s of one event: refused by name, nothing is made", async (name) => {
    const before = await site.store.version();
    const many = Array.from({ length: 20_000 }, (_, n) => ({ [name]: "a", phone: String(n) }));
    const write = (data: Json) => () =>
      site.send("POST", "/events", { as: "admin", body: event("Many", data) });
    const answer = await write({ [name]: many })();
    expect([answer.status, badParams(answer)]).toEqual([400, [name]]);
    const harmless = write({
      description: "harmless ".repeat(JSON.stringify(many).length / 9),
      status: "gone",
    });
    expect(await slowdown(write({ [name]: many }), harmless)).toBeLessThan(GENEROUS);
    expect(await site.store.version()).toBe(before);
  });

  it("new tags of one event: ten times as many take about ten times as long", async () => {
    const write = (length: number) => () =>
      new Site().send("POST", "/events", {
        as: "admin",
        body: event("Many", { tags: Array.from({ length }, (_, n) => `t${n}`) }),
      });
    expect(await slowdown(write(20_000), write(2000))).toBeLessThan(GENEROUS);
  });
});

describe("numbers", () => {
  const WRONG = [
    "1e999",
    "-1",
    "0",
    "-0",
    "1.5",
    "1e-3",
    "0x10",
    "NaN",
    "Infinity",
    "",
    " ",
    "1 2",
    "٣",
    "９",
    "1_0",
    "9".repeat(500),
  ];
  it.each(WRONG)("page=%s and per_page=%s are refused by name", async (text) => {
    for (const path of LISTS)
      for (const name of ["page", "per_page"]) {
        const answer = await site.get(`${path}?${name}=${encodeURIComponent(text)}`);
        expect({ path, status: answer.status, names: badParams(answer) }).toEqual({
          path,
          status: 400,
          names: [name],
        });
      }
  });

  it.each(["9007199254740991", "9007199254740990", "1e15", "4503599627370497", "1000000000000"])(
    "page=%s is past the end",
    async (page) => {
      for (const path of LISTS) {
        const { status, body } = await site.get(`${path}?per_page=50&page=${page}&hide_empty=false`);
        const isTerms = path === "/categories" || path === "/tags";
        expect([path, status]).toEqual([path, isTerms || path === "/events.ics" ? 200 : 404]);
        if (isTerms) expect(String(body.previous_rest_url)).not.toContain("page=2");
      }
    },
  );

  it.each(["9007199254740991", "1e15", "51"])("per_page=%s is lowered", async (size) => {
    const { status, body } = await site.get(`/events?per_page=${size}`);
    expect([status, body.total]).toEqual([200, 3]);
    expect(body.rest_url).toContain("per_page=50&");
  });

  it.each(["9007199254740993", "99999999999999999999", "1e999", "-1", "1.5", "0", "x", "1,-2"])(
    "ids of %s are refused by name",
    async (id) => {
      for (const name of ["include", "venue", "organizer", "post_parent"]) {
        const answer = await site.get(`/events?${name}=${id}`);
        expect([answer.status, badParams(answer)]).toEqual([400, [name]]);
      }
      expect(badParams(await site.get(`/venues?event=${id}`))).toEqual(["event"]);
    },
  );

  it.each(["0", "00", "9007199254740993", "9".repeat(400), "4294967297"])(
    "an item %s is not found",
    async (id) => {
      for (const kind of ["events", "venues", "organizers", "categories", "tags"])
        for (const method of ["GET", "PUT", "DELETE"])
          expect((await site.send(method, `/${kind}/${id}`, { as: "admin" })).status).toBe(404);
    },
  );
});

describe("the same parameter twice", () => {
  it("the last one wins", async () => {
    expect(badParams(await site.get("/events?page=1&page=x"))).toEqual(["page"]);
    expect((await site.get("/events?page=x&page=1")).status).toBe(200);
    expect(idsOf("events", (await site.get("/events?per_page=1&per_page=2")).body).length).toBe(2);
    expect(badParams(await site.get("/events?search[]=a&search=b&search[c]=d"))).toEqual(["search"]);
  });

  it("a list and a text of one name", async () => {
    for (const query of [
      "include[]=3&include=4",
      "include=3&include[]=4",
      "include[0]=3&include[]=4",
      "include[x][y]=3&include[]=4",
    ])
      expect((await site.get(`/events?${query}`)).status).toBeLessThan(500);
  });

  it("in a form the last one wins too", async () => {
    const body = new URLSearchParams([
      ...Object.entries(event("First") as Record<string, string>),
      ["title", "Second"],
    ]);
    expect((await site.must(201, "POST", "/events", { as: "admin", body })).title).toBe("Second");
  });
});

describe("10,000 parameters", () => {
  const count = 10_000;
  const pairs = (name: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => `${name(n)}=${n}`).join("&");
  it.each([
    ["unknown ones", pairs((n) => `p${n}`)],
    ["the same one", pairs(() => "foo")],
    ["numbers", pairs(String)],
    ["lists", pairs(() => "foo[]")],
    ["nested ones", pairs((n) => `foo[a${n}][b][c]`)],
    ["deep ones", pairs((n) => `foo${"[a]".repeat(7)}[${n}]`)],
    ["brackets", pairs(() => "[][][]")],
    ["open brackets", pairs(() => "a[[[[[[")],
    ["colliding ones", pairs((n) => `p${"Aa".repeat(n % 8)}${"BB".repeat(8 - (n % 8))}`)],
    ["prototypes", pairs((n) => `__proto__[${n}]`)],
    ["no names", "=&".repeat(count)],
    ["nothing", "&".repeat(count)],
  ])("%s are ignored, fast", async (_, query) => {
    for (const path of LISTS) expect((await site.get(`${path}?${query}`)).status).toBe(200);
    const plain = () => site.get(`/events?search=${"harmless+".repeat(query.length / 9)}`);
    expect(await slowdown(() => site.get(`/events?${query}`), plain)).toBeLessThan(GENEROUS);
    const send = (body: string) => () =>
      site.send("POST", "/events", {
        as: "admin",
        body,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    expect((await send(query)()).body.code).toBe("rest_missing_callback_param");
    expect(await slowdown(send(query), send(`x=${"harmless+".repeat(query.length / 9)}`))).toBeLessThan(
      GENEROUS,
    );
  });
});
