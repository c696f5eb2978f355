/** Events with a password. */
import { beforeEach, describe, expect, it } from "vitest";
import { memoryStore } from "../../storage/memory/mod.ts";
import { badFields, call, fair, make, makeSite, refusal, type Site } from "./site.ts";

const SECRETS = {
  description: "Secret text",
  excerpt: "Secret line",
  cost: "5",
  website: "https://secret.example",
};
const store = memoryStore();
let site: Site;
let id: number;

beforeEach(async () => {
  site = makeSite();
  const venue = await make(site, "venues");
  const tags = [await make(site, "tags")];
  id = await make(site, "events", { ...SECRETS, venue, tags, featured: true, password: "sesame" }, "author");
});

describe("D14 passwords", () => {
  it("D14 the key opens a single read, in the query or in the header", async () => {
    for (const path of [`events/${id}`, "events/by-slug/fair"]) {
      expect(refusal(await call(site, `GET ${path}`))).toBe("403 event-password-protected");
      expect(refusal(await call(site, `GET ${path}?password=wrong`))).toBe("403 event-password-protected");
      expect((await call(site, `GET ${path}?password=sesame`)).at("cost")).toBe("$5");
      const headers = { "x-event-password": "sesame" };
      expect((await call(site, `GET ${path}`, { headers })).at("cost")).toBe("$5");
      expect((await call(site, `GET ${path}`, { headers: { "x-event-password": "Sesame" } })).status).toBe(
        403,
      );
    }
  });

  it("D14 who may edit needs no password", async () => {
    for (const as of ["author", "editor", "admin"] as const)
      expect((await call(site, `GET events/${id}`, { as })).status).toBe(200);
    for (const as of ["subscriber", "contributor", "author2"] as const)
      expect(refusal(await call(site, `GET events/${id}`, { as }))).toBe("403 event-password-protected");
  });

  it("D14 an empty password on read or delete → 400", async () => {
    expect(badFields(await call(site, `GET events/${id}?password=`))).toEqual(["password"]);
    expect(badFields(await call(site, `DELETE events/${id}?password=`, { as: "author" }))).toEqual([
      "password",
    ]);
    expect((await call(site, `DELETE events/${id}`, { as: "author" })).status).toBe(200);
  });

  it("D14 lists blank the protected members", async () => {
    const entry = async (more = "", as?: "author" | "author2") =>
      (await call(site, `GET events?include=${id}${more}`, as && { as })).at("events.0") as Record<
        string,
        unknown
      >;
    for (const shown of [await entry(), await entry("&password=wrong"), await entry("", "author2")]) {
      expect(shown).toMatchObject({ id, title: "Fair", slug: "fair", start_date: "2027-03-01 10:00:00" });
      expect(shown).toMatchObject({
        description: "",
        excerpt: "",
        cost: "",
        website: "",
        image: false,
        featured: null,
      });
      expect(shown).toMatchObject({
        all_day: null,
        show_map: null,
        show_map_link: null,
        hide_from_listings: null,
      });
      expect(shown).toMatchObject({
        sticky: null,
        categories: [],
        tags: [],
        venue: [],
        organizer: [],
        custom_fields: [],
      });
      expect(shown.cost_details).toEqual({
        currency_symbol: "",
        currency_code: "",
        currency_position: "",
        values: [],
      });
    }
    for (const shown of [await entry("&password=sesame"), await entry("", "author")])
      expect(shown).toMatchObject({ cost: "$5", featured: true, website: "https://secret.example" });
  });

  it("D14 set and removed by who may edit", async () => {
    const write = (body: object, as: "author" | "author2") => call(site, `PATCH events/${id}`, { as, body });
    expect(refusal(await write({ password: "mine" }, "author2"))).toBe("403 rest_forbidden");
    await write({ password: "other" }, "author");
    expect((await call(site, `GET events/${id}?password=sesame`)).status).toBe(403);
    expect((await call(site, `GET events/${id}?password=other`)).status).toBe(200);
    await write({ title: "Kept" }, "author");
    expect((await call(site, `GET events/${id}`)).status).toBe(403);
    await write({ password: "" }, "author");
    expect((await call(site, `GET events/${id}`)).status).toBe(200);
  });

  it("D14 stored as a salted hash only, never returned", async () => {
    const own = makeSite({ store });
    const answers = [await fair(own, { password: "sesame" }), await fair(own, { password: "sesame" })];
    const rows = await Promise.all(answers.map((got) => store.events.get({ id: got.at("id") as number })));
    expect(JSON.stringify(rows)).not.toContain("sesame");
    expect(rows[0]?.password_hash).not.toBe("");
    expect(rows[0]?.password_hash).not.toBe(rows[1]?.password_hash);
    for (const got of answers) {
      expect(got.text).not.toMatch(/sesame|password|hash/);
      expect((await call(own, `GET events/${got.at("id")}?context=edit`, { as: "admin" })).text).not.toMatch(
        /password|hash/,
      );
    }
  });

  it("D14 search does not find what is protected", async () => {
    const found = async (search: string, as?: "author") =>
      (await call(site, `GET events?start_date=2027-01-01&search=${search}`, as && { as })).at("total");
    expect(await found("secret")).toBe(0);
    expect(await found("secret", "author")).toBe(1);
  });

  it("D14 the feed leaves protected events out, and opens with the password", async () => {
    expect((await call(site, `GET events.ics?include=${id}`)).text).not.toContain("Fair");
    expect((await call(site, `GET events.ics?include=${id}&password=sesame`)).text).toContain("Secret");
  });
});
