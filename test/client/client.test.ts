/** What every call of the client does, against a real calendar. */
import { ClientError, createClient, etagOf } from "kalends/client";
import { describe, expect, it } from "vitest";
import { serve } from "../../adapters/undici.ts";
import { BASE, collect, EDITOR, EVENT, newCalendar, newSite } from "./site.ts";

const failure = (call: Promise<unknown>): Promise<ClientError> =>
  call.then(
    () => Promise.reject(new Error("not refused")),
    (error: unknown) => error as ClientError,
  );

describe("records", () => {
  it("are created, read by id and slug, changed and deleted, of every kind", async () => {
    const { client } = newSite();
    const venue = await client.venues.create({ venue: "Pier & Co", city: "Brest", show_map: false });
    const organizer = await client.organizers.create({ organizer: "Friends", email: "a@example.org" });
    const category = await client.categories.create({ name: "Music" });
    const child = await client.categories.create({ name: "Jazz", parent: category.id });
    const tag = await client.tags.create({ name: "Free" });
    const event = await client.events.create({
      ...EVENT,
      venue: venue.id,
      organizer: [organizer.id, { organizer: "New one" }],
      categories: [child.id],
      tags: [tag.id, "by name"],
    });
    expect(await client.events.read(event.id)).toMatchObject({
      title: "Jazz",
      venue: { venue: "Pier &amp; Co", city: "Brest", show_map: false },
      organizer: [{ organizer: "Friends" }, { organizer: "New one" }],
      categories: [{ name: "Jazz", parent: category.id }],
      tags: [{ name: "by name" }, { name: "Free" }],
    });
    expect((await client.events.read({ slug: event.slug })).id).toBe(event.id);
    expect(await client.events.update({ slug: event.slug }, { cost: "5 €", venue: null })).toMatchObject({
      id: event.id,
      cost: "5 €",
      venue: [],
      title: "Jazz",
    });
    expect((await client.venues.update(venue.id, { city: null })).city).toBeUndefined();
    expect((await client.organizers.update(organizer.id, { phone: "1" })).phone).toBe("1");
    expect((await client.categories.update(child.id, { name: "Bebop" })).slug).toBe("jazz");
    expect((await client.tags.update(tag.id, { slug: "gratis" })).slug).toBe("gratis");
    expect((await client.events.delete(event.id)).status).toBe("trash");
    expect((await failure(client.events.delete(event.id))).status).toBe(410);
    await client.events.delete(event.id, { force: true });
    expect(await failure(client.events.read(event.id))).toMatchObject({
      code: "event-not-found",
      status: 404,
    });
    for (const [kind, id] of [
      ["venues", venue.id],
      ["organizers", organizer.id],
    ] as const)
      expect((await client[kind].delete(id)).status).toBe("trash");
    expect((await client.tags.delete(tag.id)).id).toBe(tag.id);
  });

  it("show their raw texts to an editor who asks", async () => {
    const { client } = newSite();
    const { id } = await client.events.create({ ...EVENT, title: "A & B", description: "one\n\ntwo" });
    const { raw } = await client.events.read(id, { context: "edit" });
    expect(raw).toEqual({ title: "A & B", description: "one\n\ntwo", excerpt: "" });
  });

  it("are opened by a password", async () => {
    const { client } = newSite();
    const { id } = await client.events.create({ ...EVENT, password: "x y" });
    const calendar = newSite({ auth: () => "" });
    expect((await failure(calendar.client.events.read(id, { password: "x y" }))).status).toBe(404);
    expect((await client.events.read(id, { password: "x y" })).title).toBe("Jazz");
  });
});

describe("lists", () => {
  const many = async () => {
    const site = newSite();
    const { id } = await site.client.tags.create({ name: "odd" });
    for (let day = 1; day <= 7; day++)
      await site.client.events.create({
        title: `Day ${day}`,
        start_date: `2031-05-0${day} 10:00`,
        end_date: `2031-05-0${day} 11:00`,
        tags: day % 2 ? [id] : [],
      });
    site.seen.length = 0;
    return site;
  };
  const window = { start_date: "2031-01-01", end_date: "2032-01-01" };

  it("give one page with its totals", async () => {
    const { client } = await many();
    const page = await client.events.list({ ...window, per_page: 3, page: 2 });
    expect(page.items.map(({ title }) => title)).toEqual(["Day 4", "Day 5", "Day 6"]);
    expect(page).toMatchObject({ total: 7, total_pages: 3 });
    expect(page.next_rest_url).toContain("page=3");
    expect((await client.events.list({ ...window, search: "nothing" })).items).toEqual([]);
  });

  it("are walked page by page, each record once, under every filter", async () => {
    const { client, seen } = await many();
    const titles = (await collect(client.events.all({ ...window, per_page: 2 }))).map(({ title }) => title);
    expect(titles).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `Day ${day}`));
    expect(seen).toHaveLength(4);
    expect(await collect(client.events.all({ ...window, tags: ["odd"], per_page: 1 }))).toHaveLength(4);
    const pages = await collect(client.events.pages({ ...window, per_page: 4 }));
    expect(pages.map(({ items }) => items.length)).toEqual([4, 3]);
  });

  it("end where later pages have gone meanwhile, and fail where the first is not there", async () => {
    const { client } = newSite();
    for (let n = 0; n < 6; n++) await client.events.create({ ...EVENT, title: `E ${n}` });
    const titles: string[] = [];
    for await (const { items } of client.events.pages({
      per_page: 2,
      start_date: "2000-01-01",
      end_date: "2100-01-01",
    })) {
      titles.push(...items.map(({ title }) => title));
      for (const { id } of items) await client.events.delete(id, { force: true });
      for await (const { id } of client.events.all({ start_date: "2000-01-01", end_date: "2100-01-01" }))
        await client.events.delete(id, { force: true });
    }
    expect(titles).toEqual(["E 0", "E 1"]);
    await expect(collect(client.events.pages({ page: 9 }))).rejects.toMatchObject({ status: 404 });
  });

  it("ask for no page that nobody wants", async () => {
    const { client, seen } = await many();
    for await (const event of client.events.all({ ...window, per_page: 2 })) if (event.id > 0) break;
    expect(seen).toHaveLength(1);
  });

  it("keep filters that links of the original service lose, and never follow them to another host", async () => {
    const { client, seen, instead } = newSite();
    const link = "https://evil.example/x/?page=2&start_date=2031-02-01+00%3A00%3A00";
    instead.push(
      () => Response.json({ events: [], total: 2, total_pages: 2, rest_url: "", next_rest_url: link }),
      () => Response.json({ events: [], total: 2, total_pages: 2, rest_url: "" }),
    );
    await collect(client.events.all({ ...window, tags: ["a", 5], strict_dates: true, per_page: 1 }));
    const second = new URL(seen[1]!.url);
    expect(second.origin + second.pathname).toBe(`${BASE}/events`);
    expect(Object.fromEntries(second.searchParams)).toEqual({
      ...{ start_date: "2031-02-01 00:00:00", end_date: "2032-01-01" },
      ...{ tags: "a,5", strict_dates: "true", per_page: "1", page: "2" },
    });
  });

  it("give only chosen members", async () => {
    const { client } = await many();
    const page = await client.events.list({ ...window, per_page: 1 }, { fields: ["id", "slug"] });
    expect(page.items).toEqual([{ id: expect.any(Number), slug: "day-1" }]);
    expect(page).toMatchObject({ total: 7, next_rest_url: expect.any(String) });
    const all = await collect(client.events.all({ ...window, per_page: 2 }, { fields: ["title"] }));
    expect(all).toHaveLength(7);
    expect(all[6]).toEqual({ title: "Day 7" });
  });

  it("tell a mirror what is gone", async () => {
    let now = Date.UTC(2030, 0, 1);
    const { client } = newSite({}, () => now);
    const { id } = await client.events.create(EVENT);
    now += 86_400_000;
    await client.events.delete(id);
    const { items, deleted } = await client.events.list({ ...window, modified_after: "2030-01-01 12:00" });
    expect([items, deleted]).toEqual([[], [{ id }]]);
  });
});

describe("entity tags", () => {
  it("guard a write against changes in between", async () => {
    const { client } = newSite();
    const { id } = await client.events.create(EVENT);
    const mine = await client.events.read(id);
    expect(etagOf(mine)).toMatch(/^"r\d+-/);
    await client.events.update(id, { title: "Theirs" });
    const error = await failure(client.events.update(id, { title: "Mine" }, { ifMatch: mine }));
    expect(error).toMatchObject({ code: "rest_precondition_failed", status: 412 });
    expect((await failure(client.events.delete(id, {}, { ifMatch: mine }))).status).toBe(412);
    const fresh = await client.events.read(id);
    await client.events.update(id, { title: "Mine" }, { ifMatch: fresh });
    const tag = etagOf(await client.events.read(id))!;
    await client.events.delete(id, {}, { ifMatch: tag });
  });

  it("of a copy are not guessed", async () => {
    const { client, seen } = newSite();
    const made = await client.events.create(EVENT);
    const sent = seen.length;
    const error = await failure(client.events.update(made.id, { title: "x" }, { ifMatch: { ...made } }));
    expect(error).toBeInstanceOf(TypeError);
    expect(seen).toHaveLength(sent);
  });

  it("save reading again what is known", async () => {
    const { client } = newSite();
    const { id } = await client.venues.create({ venue: "Pier" });
    const known = await client.venues.read(id);
    expect(await client.venues.read(id, {}, { known })).toBe(known);
    const page = await client.venues.list();
    expect(await client.venues.list({}, { known: page })).toBe(page);
    await client.venues.update(id, { city: "Brest" });
    expect(await client.venues.read(id, {}, { known })).toMatchObject({ city: "Brest" });
    expect((await client.venues.list({}, { known: page })).items[0]).toMatchObject({ city: "Brest" });
    expect(etagOf({ ...known })).toBeUndefined();
  });
});

describe("refusals", () => {
  it("name every bad field", async () => {
    const { client } = newSite();
    const bad = { ...EVENT, timezone: "Mars", website: "nowhere" };
    const error = await failure(client.events.create(bad));
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ code: "rest_invalid_param", status: 400, name: "ClientError" });
    expect(Object.keys(error.fields)).toEqual(["timezone", "website"]);
    expect(error.fields.timezone).toMatch(/^timezone: /);
    const missing = await failure(client.events.create({ title: "x" } as never));
    expect(missing.fields).toEqual({ start_date: "is missing", end_date: "is missing" });
  });

  it("of credentials are the server's", async () => {
    const { client } = newSite({ auth: { user: "Zoë", password: "wrong" } });
    expect((await failure(client.events.list())).status).toBe(401);
    const anonymous = newSite({ auth: () => "" });
    expect((await failure(anonymous.client.tags.create({ name: "x" }))).code).toBe("rest_forbidden");
  });

  it.each([
    ["", "ftp://x"],
    ["relative", "/calendar/events/v1"],
  ])("of a %s base address come at once", (_, baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(/option "baseUrl" must be the address of the namespace/);
  });
});

describe("over HTTP", () => {
  it("the global fetch, a bearer function and credentials outside of ASCII work", async () => {
    const server = await serve(newCalendar(), { port: 0, logLevel: "silent" });
    try {
      const client = createClient({ baseUrl: `${server.url}/calendar/events/v1/`, auth: EDITOR });
      const { id } = await client.events.create({ ...EVENT, title: "Fête 🎉" });
      expect((await client.events.read(id)).title).toBe("Fête 🎉");
      const token = createClient({ baseUrl: `${server.url}/calendar/events/v1`, auth: { token: "x" } });
      expect((await token.events.read(id)).id).toBe(id);
    } finally {
      await server.close();
    }
  });
});
