/** What public programs never miss in an answer of the original service: the same must be in ours. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL, EDITOR, fill, openSite, type Site, type World } from "./site.ts";

let site: Site;
let world: World;
beforeAll(async () => {
  site = await openSite();
  world = await fill(site);
});
afterAll(() => site.server.close());

const STAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

describe("lists", () => {
  it.each(["events", "venues", "organizers", "categories", "tags"])(
    "%s stand under their plural key, with totals as numbers and links only where there is a page",
    async (kind) => {
      const { body } = await site.get(`/${kind}?per_page=1&${ALL}`);
      expect(body[kind]).toHaveLength(1);
      expect(typeof body.total).toBe("number");
      expect(body.total_pages).toBe(body.total);
      const last = (await site.get(`/${kind}?per_page=1&page=${body.total_pages}&${ALL}`)).body;
      expect("next_rest_url" in last).toBe(false);
      expect("next_rest_url" in body).toBe(body.total > 1);
      if (body.total > 1) expect((await site.get(body.next_rest_url)).body[kind]).toHaveLength(1);
      const none = await site.get(`/${kind}?search=nowhere-to-be-found&${ALL}`);
      expect([none.status, none.body[kind], none.body.total]).toEqual([200, [], 0]);
      expect("next_rest_url" in none.body).toBe(false);
    },
  );

  it("carry their totals as headers too", async () => {
    const { headers, body } = await site.get(`/events?per_page=10&${ALL}`);
    expect(headers.get("x-tec-total")).toBe(String(body.total));
    expect(headers.get("x-tec-totalpages")).toBe(String(body.total_pages));
  });
});

describe("an event", () => {
  it.each(["full", "bare"] as const)("that is %s has every member in its type", async (name) => {
    const event = (await site.get(`/events/${world[name]}`)).body;
    expect(event.id).toBe(world[name]);
    for (const key of [
      "title",
      "url",
      "slug",
      "description",
      "excerpt",
      "timezone",
      "status",
      "cost",
      "website",
    ])
      expect([key, typeof event[key]]).toEqual([key, "string"]);
    for (const key of [
      "start_date",
      "end_date",
      "utc_start_date",
      "utc_end_date",
      "modified",
      "modified_utc",
    ])
      expect(event[key]).toMatch(STAMP);
    expect([typeof event.all_day, typeof event.featured]).toEqual(["boolean", "boolean"]);
    for (const key of ["start_date_details", "end_date_details"])
      for (const part of ["year", "month", "day", "hour", "minutes", "seconds"])
        expect([key, part, typeof event[key][part]]).toEqual([key, part, "string"]);
  });

  it("has an image with address and sizes, or false", async () => {
    const { image } = (await site.get(`/events/${world.full}`)).body;
    expect(image.url).toBe("https://img.example/poster.jpg");
    expect(image.sizes.medium.url).toBe("https://img.example/poster-300x200.jpg");
    expect((await site.get(`/events/${world.bare}`)).body.image).toBe(false);
  });

  it("has its venue as an object with what is filled, or an empty list", async () => {
    const { venue } = (await site.get(`/events/${world.full}`)).body;
    expect(venue).toMatchObject({
      ...{ id: world.venue, city: "Bath", country: "US", state: "NY", province: "Somerset", zip: "BA1" },
      ...{ phone: "+44 1", website: "https://zurich.example", address: "1 King’s Road" },
    });
    expect((await site.get(`/events/${world.bare}`)).body.venue).toEqual([]);
  });

  it("has its organizers as a list", async () => {
    const { organizer } = (await site.get(`/events/${world.full}`)).body;
    expect(organizer).toMatchObject([
      {
        organizer: "Friends of Bath",
        email: "friends@bath.example",
        website: "https://b.example",
        phone: "5",
      },
    ]);
    expect((await site.get(`/events/${world.bare}`)).body.organizer).toEqual([]);
  });

  it("has categories and tags with id, name and slug", async () => {
    const { categories, tags } = (await site.get(`/events/${world.full}`)).body;
    expect(categories).toMatchObject([{ id: expect.any(Number), name: "Music", slug: "music" }]);
    expect(tags).toMatchObject([{ id: expect.any(Number), name: "Free entry", slug: "free-entry" }]);
    const bare = (await site.get(`/events/${world.bare}`)).body;
    expect([bare.categories, bare.tags]).toEqual([[], []]);
  });
});

describe("venues and organizers", () => {
  it.each([
    ["venues", "venue", { city: "Bath", phone: "+44 1" }],
    ["organizers", "organizer", { email: "friends@bath.example" }],
  ] as const)("%s have id, name, slug and what is filled", async (kind, name, filled) => {
    const record = (await site.get(`/${kind}/${world[name]}`)).body;
    expect(record).toMatchObject({ id: world[name], ...filled });
    expect([typeof record[name], typeof record.slug]).toEqual(["string", "string"]);
    const { body: bare } = await site.send("POST", `/${kind}`, { [name]: "Only a name" });
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(["phone"]));
  });

  it("answer writes with the whole record", async () => {
    for (const [kind, name] of [
      ["venues", "venue"],
      ["organizers", "organizer"],
    ] as const) {
      const made = await site.send("POST", `/${kind}`, {
        [name]: "Whole",
        phone: "1",
        website: "https://w.example",
      });
      expect([made.status, made.body.id]).toEqual([201, expect.any(Number)]);
      const changed = await site.send("PUT", `/${kind}/${made.body.id}`, { phone: "2" });
      expect(changed.body).toMatchObject({
        id: made.body.id,
        [name]: "Whole",
        phone: "2",
        website: "https://w.example",
      });
    }
  });
});

describe("what programs do with answers", () => {
  it("success is a 2xx status with JSON, and the end of the pages a 404, a 400 or an empty list", async () => {
    for (const kind of ["events", "venues", "organizers", "categories", "tags"]) {
      const { status, headers } = await site.get(`/${kind}?${ALL}`);
      expect([status, headers.get("content-type")]).toEqual([
        200,
        expect.stringContaining("application/json"),
      ]);
      const past = await site.get(`/${kind}?page=999&${ALL}`);
      expect([404, 400].includes(past.status) || past.body[kind].length === 0).toBe(true);
    }
    const refused = await site.send("POST", "/events", { title: "No dates" });
    expect([refused.status, typeof refused.body.message]).toEqual([400, "string"]);
  });

  it("short tables of references decode titles, venue names and addresses", async () => {
    const TABLE: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" };
    const decode = (text: string) =>
      text
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
        .replace(/&\w+;/g, (found) => TABLE[found] ?? found);
    const { title, venue } = (await site.get(`/events/${world.full}`)).body;
    expect(decode(title)).toBe("Tom & Jerry – “live”");
    expect(decode(venue.venue)).toBe("Café “Zürich” & Söhne");
    expect(decode(venue.address)).toBe("1 King’s Road");
    const odd = `"It's" <3 & more`;
    const { body } = await site.send("POST", "/events", {
      title: odd,
      start_date: "2031-09-01",
      end_date: "2031-09-01",
    });
    expect(body.title).not.toMatch(/[<>"']/);
    expect(decode(body.title)).toBe(odd);
  });

  it("dates are read by Date as they are, with a T, or in UTC with a Z", async () => {
    const event = (await site.get(`/events/${world.full}`)).body;
    for (const text of [event.start_date, event.start_date.replace(" ", "T")]) {
      const date = new Date(text);
      expect([date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()]).toEqual([
        2031, 5, 1, 20,
      ]);
    }
    for (const text of [`${event.utc_start_date}Z`, `${event.utc_start_date.replace(" ", "T")}Z`])
      expect(new Date(text).toISOString()).toBe("2031-06-01T18:00:00.000Z");
  });

  it("the base address is the site's and a path that both can be chosen", async () => {
    const { body } = await site.get("");
    expect(body.namespace).toBe("tribe/events/v1");
    const list = (await site.get(`/events?per_page=1&${ALL}`)).body;
    for (const link of [list.rest_url, list.next_rest_url, list.events[0].rest_url])
      expect(link).toContain(`${site.api}/events`);
    expect((await site.get(`/events?per_page=1&${ALL}`, EDITOR)).status).toBe(200);
  });
});
