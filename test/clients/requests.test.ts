/** What public programs send to the original service: parameters and bodies, as they stand in their sources. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL, EDITOR, fill, openSite, type Site, type World } from "./site.ts";

let site: Site;
let world: World;
beforeAll(async () => {
  site = await openSite();
  world = await fill(site);
});
afterAll(() => site.server.close());

const titles = (events: { title: string }[]): string[] => events.map(({ title }) => title);
const PUBLISHED = 27;

describe("parameters", () => {
  it.each([1, 3, 5, 10, 20, 25, 30, 50, 99, 100])(
    "per_page=%i is taken, capped and never refused",
    async (size) => {
      const { status, body } = await site.get(`/events?per_page=${size}&${ALL}`);
      expect([status, body.events.length]).toEqual([200, Math.min(size, 50, PUBLISHED)]);
    },
  );

  it("all pages at once in parallel hold every event once", async () => {
    const first = (await site.get(`/events?per_page=5&page=1&${ALL}`)).body;
    const pages = Array.from({ length: first.total_pages }, (_, index) => index + 1);
    const answers = await Promise.all(
      pages.map((page) => site.get(`/events?per_page=5&page=${page}&${ALL}`)),
    );
    const ids = answers.flatMap(({ body }) => body.events.map(({ id }: { id: number }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([PUBLISHED, PUBLISHED]);
  });

  it.each(["1971-01-01", "1990-01-01", "2000-01-01", "2010-01-01 00:00:00", "2010-01-01T00:00:00"])(
    "start_date=%s says everything, end_date a day or a time",
    async (floor) => {
      for (const end of ["2031-06-30", "2031-06-30 23:59:59"]) {
        const query = new URLSearchParams({ start_date: floor, end_date: end, per_page: "50" });
        expect((await site.get(`/events?${query}`)).body.total).toBe(PUBLISHED);
      }
    },
  );

  it("ends_after finds events that are running", async () => {
    await site.send("POST", "/events", { title: "Fair", start_date: "2032-01-01", end_date: "2032-01-09" });
    const { body } = await site.get("/events?ends_after=2032-01-05");
    expect(titles(body.events)).toEqual(["Fair"]);
    await site.send("DELETE", `/events/${body.events[0].id}`, {});
  });

  it("status=publish works for everybody, publish,draft with Basic credentials", async () => {
    expect((await site.get(`/events?status=publish&${ALL}`)).body.total).toBe(PUBLISHED);
    const both = await site.get(`/events?status=publish,draft&per_page=50&${ALL}`, EDITOR);
    expect(both.body.total).toBe(PUBLISHED + 1);
    expect(titles(both.body.events)).toContain("Draft");
  });

  it("search with start_date finds duplicates", async () => {
    const found = await site.get(`/events?search=${encodeURIComponent("Tom & Jerry")}&start_date=2031-06-01`);
    expect(found.body.events[0].id).toBe(world.full);
  });

  it("categories and tags are slugs or ids", async () => {
    const { categories, tags } = (await site.get(`/events/${world.full}`)).body;
    for (const query of [
      "categories=music",
      `categories=${categories[0].id}`,
      "tags=free-entry",
      `tags=${tags[0].id}`,
      "categories[]=music",
    ])
      expect((await site.get(`/events?${query}&${ALL}`)).body.events[0].id).toBe(world.full);
  });

  it("venues, organizers and tags are searched by name, organizers by e-mail address", async () => {
    const id = async (path: string, kind: string) => (await site.get(path)).body[kind][0]?.id;
    expect(await id(`/venues?search=${encodeURIComponent("Café “Zürich”")}`, "venues")).toBe(world.venue);
    expect(await id(`/organizers?search=${encodeURIComponent("Friends of Bath")}`, "organizers")).toBe(
      world.organizer,
    );
    expect(await id(`/organizers?search=${encodeURIComponent("friends@bath.example")}`, "organizers")).toBe(
      world.organizer,
    );
    expect((await site.get("/tags?search=free")).body.tags[0].slug).toBe("free-entry");
  });

  it.each(["tom-and-jerry", "été à la plage", "東京-祭り", "100% pur"])(
    "by-slug takes %j encoded",
    async (slug) => {
      const made =
        slug === "tom-and-jerry"
          ? world.full
          : (
              await site.send("POST", "/events", {
                title: slug,
                start_date: "2033-01-01",
                end_date: "2033-01-01",
              })
            ).body.id;
      const { slug: kept } = (await site.get(`/events/${made}`)).body;
      expect((await site.get(`/events/by-slug/${encodeURIComponent(kept)}`)).body.id).toBe(made);
      await (slug === "tom-and-jerry" || site.send("DELETE", `/events/${made}`, {}));
    },
  );

  it.each([
    "/events/?per_page=2",
    "/venues/?per_page=2",
    "/organizers/",
    "/categories/",
    "/tags/",
    "/events/?per_page=2&",
  ])("%s: a slash at the end of the route, an ampersand at the end of the query", async (path) => {
    expect((await site.get(path)).status).toBe(200);
  });
});

describe("bodies", () => {
  const when = { start_date: "2031-12-01 10:00:00", end_date: "2031-12-01 12:00:00" };

  it("the fields that publishers write come back", async () => {
    const { status, body } = await site.send("POST", "/events", {
      ...{ title: "Written", description: "<p>Text</p>", excerpt: "Short", status: "publish", ...when },
      ...{ timezone: "Europe/Berlin", all_day: false, cost: "10", website: "https://w.example" },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{
        title: "Written",
        description: "<p>Text</p>",
        excerpt: "<p>Short</p>",
        status: "publish",
        ...when,
      },
      ...{ timezone: "Europe/Berlin", all_day: false, website: "https://w.example" },
      utc_start_date: "2031-12-01 09:00:00",
    });
    expect(body.cost).toContain("10");
  });

  it("a venue is an id, a list of one, or an inline object; an organizer a list of ids", async () => {
    for (const venue of [world.venue, [world.venue], String(world.venue)]) {
      const data = { title: "Placed", ...when, venue, organizer: [world.organizer] };
      const { body } = await site.send("POST", "/events", data);
      expect([body.venue.id, body.organizer[0].id]).toEqual([world.venue, world.organizer]);
    }
    const inline = { venue: "Inline Hall", address: "2 Road", city: "Bath", country: "", zip: "" };
    const { body } = await site.send("POST", "/events", { title: "Placed", ...when, venue: inline });
    expect(body.venue).toMatchObject({ venue: "Inline Hall", city: "Bath" });
  });

  it("tags and categories are ids or names", async () => {
    const { categories, tags } = (await site.get(`/events/${world.full}`)).body;
    const data = {
      title: "Termed",
      ...when,
      categories: [categories[0].id, "Film"],
      tags: [tags[0].name, "New tag"],
    };
    const { body } = await site.send("POST", "/events", data);
    expect(body.categories.map(({ name }: { name: string }) => name)).toEqual(["Film", "Music"]);
    expect(body.tags.map(({ slug }: { slug: string }) => slug)).toEqual(["free-entry", "new-tag"]);
  });

  it("an image id is a text, yes and no are texts, empty texts say that nothing is known", async () => {
    const empty = {
      description: "",
      excerpt: "",
      cost: "",
      website: "",
      image: "",
      venue: "",
      organizer: "",
      tags: "",
    };
    const flags = { all_day: "true", featured: "false", show_map: "true", hide_from_listings: "false" };
    const { status, body } = await site.send("POST", "/events", {
      title: "Texts",
      ...when,
      ...empty,
      ...flags,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      all_day: true,
      featured: false,
      show_map: true,
      image: false,
      venue: [],
      cost: "",
    });
    const pictured = await site.send("POST", "/events", { title: "Texts", ...when, image: "55" });
    expect(pictured.body.image.id).toBe(55);
    const unknown = await site.send("POST", "/events", { title: "Texts", ...when, image: "123" });
    expect([unknown.status, Object.keys(unknown.body.data.params)]).toEqual([400, ["image"]]);
  });

  it("fields that the service does not know are ignored", async () => {
    const unknown = { venue_id: 5, organizers: [1], featured_image: "x", content: "y", meta: { a: 1 } };
    const more = { recurrence: { rule: "x" }, start_date_after: "2031-01-01" };
    const { status, body } = await site.send("POST", "/events", {
      title: "Known",
      ...when,
      ...unknown,
      ...more,
    });
    expect(status).toBe(201);
    for (const name of ["venue_id", "featured_image", "recurrence"]) expect(body).not.toHaveProperty(name);
  });

  it.each(["POST", "PUT"])("an update by %s with some fields keeps the others", async (method) => {
    const before = (await site.get(`/events/${world.full}`)).body;
    const { status, body } = await site.send(method, `/events/${world.full}`, { cost: `$${method.length}` });
    expect([status, body.cost]).toEqual([200, `$${method.length}`]);
    const moving = ["cost", "cost_details", "modified", "modified_utc", "json_ld"];
    for (const key of Object.keys(before).filter((name) => !moving.includes(name)))
      if (!/^(venue|organizer)$/.test(key)) expect([key, body[key]]).toEqual([key, before[key]]);
    expect([body.venue.id, body.organizer[0].id]).toEqual([world.venue, world.organizer]);
  });
});
