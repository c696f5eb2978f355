/** What nothing means: on creations and on updates. */
import { beforeEach, describe, expect, it } from "vitest";
import { fullEvent, ORGANIZER, VENUE } from "./full.ts";
import { badFields, call, fair, type Kind, make, makeSite, NAME, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const patch = (path: string, body: object) => call(site, `PATCH ${path}`, { as: "editor", body });

describe("D18 clearing", () => {
  const EMPTY = [null, "", []];

  it("D18 on create, empty means not given: events", async () => {
    const plain = (await fair(site)).body as object;
    const names = Object.keys({ ...(await fullEvent(site)), password: "", date_utc: "" });
    for (const [index, empty] of EMPTY.entries()) {
      const got = await fair(site, Object.fromEntries(names.map((name) => [name, empty])));
      expect([got.status, got.at("slug")]).toEqual([201, `fair-${index + 2}`]);
      const {
        id: _i,
        slug: _s,
        url: _u,
        rest_url: _r,
        website: _w,
        global_id: _g,
        global_id_lineage: _l,
        ...same
      } = plain as Record<string, unknown>;
      expect(got.body).toMatchObject(same);
    }
  });

  it.each(["venues", "organizers", "categories", "tags"] as const)(
    "D18 on create, empty means not given: %s",
    async (kind) => {
      const names = Object.keys({
        ...VENUE,
        ...ORGANIZER,
        ...(kind === "tags" ? {} : { parent: 0 }),
        slug: "",
        author: 0,
        date: "",
        date_utc: "",
      });
      for (const empty of EMPTY) {
        const site = makeSite();
        const plain = await call(site, `GET ${kind}/${await make(site, kind)}`);
        const own = makeSite();
        const id = await make(own, kind, {
          ...Object.fromEntries(names.map((name) => [name, empty])),
          [NAME[kind]]: `A ${kind}`,
        });
        expect((await call(own, `GET ${kind}/${id}`)).text).toBe(plain.text);
      }
    },
  );

  it.each(EMPTY)("D18 on update of events, %j clears", async (empty) => {
    const id = await make(site, "events", { ...(await fullEvent(site)), all_day: false });
    const fields = [
      "description",
      "excerpt",
      "cost",
      "image",
      "categories",
      "tags",
      "venue",
      "organizer",
      "timezone",
      "slug",
      "website",
    ];
    const flags = ["show_map", "show_map_link", "hide_from_listings", "sticky", "featured"];
    const got = await patch(
      `events/${id}`,
      Object.fromEntries([...fields, ...flags].map((name) => [name, empty])),
    );
    expect(got.body).toMatchObject({
      description: "",
      excerpt: "",
      cost: "",
      image: false,
      categories: [],
      tags: [],
      venue: [],
      organizer: [],
    });
    expect(got.body).toMatchObject({ timezone: "America/New_York", slug: "fair", website: got.at("url") });
    expect(got.body).toMatchObject(Object.fromEntries(flags.map((name) => [name, false])));
    expect(got.body).toMatchObject({
      start_date: "2027-03-01 10:00:00",
      utc_start_date: "2027-03-01 15:00:00",
      status: "private",
    });
  });

  it.each(EMPTY)("D18 on update of venues, organizers and terms, %j clears", async (empty) => {
    const cleared = async (kind: Kind, data: object, fields: string[]) =>
      (
        await patch(
          `${kind}/${await make(site, kind, data)}`,
          Object.fromEntries(fields.map((name) => [name, empty])),
        )
      ).body as object;
    const lines = Object.keys(VENUE).filter((name) => name !== "status" && !name.startsWith("show"));
    const venue = await cleared("venues", VENUE, [...lines, "show_map", "show_map_link"]);
    for (const name of lines) expect(venue).not.toHaveProperty(name);
    expect(venue).toMatchObject({ show_map: true, show_map_link: true, status: "private" });
    const organizer = await cleared("organizers", ORGANIZER, [
      "description",
      "phone",
      "website",
      "email",
      "image",
    ]);
    for (const name of ["description", "phone", "website", "email", "image"])
      expect(organizer).not.toHaveProperty(name);
    const parent = await make(site, "categories", { name: "Top" });
    const category = await cleared("categories", { description: "T", slug: "own", parent, name: "Low" }, [
      "description",
      "slug",
      "parent",
    ]);
    expect(category).toMatchObject({ description: "", slug: "low", parent: 0 });
  });

  it.each(EMPTY)("D18 what cannot be empty → 400 for %j", async (empty) => {
    const refused = async (kind: Kind, fields: string[]) => {
      const id = await make(site, kind);
      for (const name of fields)
        expect(badFields(await patch(`${kind}/${id}`, { [name]: empty }))).toEqual([name]);
    };
    await refused("events", ["author", "status", "date", "date_utc", "title", "start_date", "end_date"]);
    await refused("venues", ["author", "status", "date", "date_utc", "venue"]);
    await refused("organizers", ["author", "status", "date", "date_utc", "organizer"]);
    await refused("categories", ["name"]);
    await refused("tags", ["name"]);
  });
});
