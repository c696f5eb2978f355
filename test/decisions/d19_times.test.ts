/** One of two dates, deleting, and all or nothing. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, fair, make, makeSite, refusal, type Site, type User } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const patch = (path: string, body: object) => call(site, `PATCH ${path}`, { as: "editor", body });
const remove = (path: string, as: User = "editor") => call(site, `DELETE ${path}`, { as });
const get = (path: string, as?: User) => call(site, `GET ${path}`, as && { as });

describe("D19 one of several times", () => {
  it("D19 one date alone is applied and checked against the kept one", async () => {
    const id = await make(site, "events");
    expect((await patch(`events/${id}`, { start_date: "2027-03-01 09:00" })).body).toMatchObject({
      ...{ start_date: "2027-03-01 09:00:00", end_date: "2027-03-01 11:00:00" },
      ...{ utc_start_date: "2027-03-01 14:00:00", utc_end_date: "2027-03-01 16:00:00" },
    });
    expect((await patch(`events/${id}`, { end_date: "2027-03-02" })).at("end_date")).toBe(
      "2027-03-02 00:00:00",
    );
    expect(badFields(await patch(`events/${id}`, { end_date: "2027-03-01 08:00" }))).toEqual(["end_date"]);
    expect(badFields(await patch(`events/${id}`, { start_date: "2027-03-05" }))).toEqual(["end_date"]);
    expect((await get(`events/${id}`)).at("start_date")).toBe("2027-03-01 09:00:00");
  });

  it("D19 a zone alone keeps the wall clock and recomputes UTC", async () => {
    const id = await make(site, "events");
    expect((await patch(`events/${id}`, { timezone: "Asia/Tokyo" })).body).toMatchObject({
      ...{ start_date: "2027-03-01 10:00:00", utc_start_date: "2027-03-01 01:00:00", timezone: "Asia/Tokyo" },
      ...{ utc_end_date: "2027-03-01 02:00:00", timezone_abbr: "JST" },
    });
  });

  it("D19 all_day: false keeps the stored times; a date alone keeps the whole day", async () => {
    const id = await make(site, "events", { all_day: true });
    expect((await patch(`events/${id}`, { start_date: "2027-02-28 15:00" })).body).toMatchObject({
      ...{ start_date: "2027-02-28 00:00:00", end_date: "2027-03-01 23:59:59", all_day: true },
    });
    expect((await patch(`events/${id}`, { all_day: false })).body).toMatchObject({
      ...{ start_date: "2027-02-28 00:00:00", end_date: "2027-03-01 23:59:59", all_day: false },
    });
  });
});

describe("D20 deleting", () => {
  it.each([
    ["events", "fair"],
    ["venues", "a-venues"],
    ["organizers", "a-organizers"],
  ] as const)("D20 %s go to the trash and come back", async (kind, slug) => {
    const id = await make(site, kind);
    expect((await remove(`${kind}/${id}`)).body).toMatchObject({
      id,
      status: "trash",
      slug: `${slug}__trashed`,
    });
    expect((await get(kind, "editor")).at("total")).toBe(0);
    expect((await patch(`${kind}/${id}`, { status: "publish" })).body).toMatchObject({
      status: "publish",
      slug,
    });
    expect((await get(`${kind}/by-slug/${slug}`)).status).toBe(200);
  });

  it.each([
    ["venues", "venue"],
    ["organizers", "organizer"],
  ] as const)("D20 links to %s survive the trash, also those of updated events", async (kind, field) => {
    const [one, two] = [
      await make(site, kind, { [field]: "One" }),
      await make(site, kind, { [field]: "Two" }),
    ];
    const event = await make(site, "events", { [field]: [one, two] });
    const linked = async () => [(await get(`events/${event}`)).at(`${field}.id`)].flat();
    await remove(`${kind}/${one}`);
    expect(await linked()).toEqual([two]);
    await patch(`events/${event}`, { title: "New" });
    await patch(`${kind}/${one}`, { status: "publish" });
    expect(await linked()).toEqual([one, two]);
    await remove(`${kind}/${one}?force=true`);
    expect(await linked()).toEqual([two]);
  });

  it.each(["events", "venues", "organizers"] as const)("D20 force on %s", async (kind) => {
    const id = await make(site, kind, {}, "author");
    for (const as of ["author", "contributor"] as const)
      expect(refusal(await remove(`${kind}/${id}?force=true`, as))).toBe("403 rest_forbidden");
    const shown = (await patch(`${kind}/${id}`, {})).body;
    const gone = await remove(`${kind}/${id}?force=true`);
    expect([gone.status, gone.body]).toEqual([200, shown]);
    expect((await get(`${kind}/${id}`, "admin")).status).toBe(404);
    const trashed = await make(site, kind);
    await remove(`${kind}/${trashed}`);
    expect((await remove(`${kind}/${trashed}?force=1`)).at("status")).toBe("trash");
    expect((await remove(`${kind}/${trashed}?force=1`)).status).toBe(404);
    expect(
      (
        await call(site, `DELETE ${kind}/${await make(site, kind)}`, { as: "editor", body: { force: true } })
      ).at("status"),
    ).toBe("publish");
  });

  it.each(["categories", "tags"] as const)("D20 %s are always deleted for good", async (kind) => {
    const id = await make(site, kind);
    const event = await make(site, "events", { [kind]: [id] });
    expect((await remove(`${kind}/${id}`)).at("id")).toBe(id);
    expect((await get(`${kind}/${id}`, "editor")).status).toBe(404);
    expect((await get(`events/${event}`)).at(kind)).toEqual([]);
  });

  it("D20 children of a deleted category move up", async () => {
    const top = await make(site, "categories", { name: "Top" });
    const middle = await make(site, "categories", { name: "Middle", parent: top });
    const low = await make(site, "categories", { name: "Low", parent: middle });
    await remove(`categories/${middle}`);
    expect((await get(`categories/${low}`)).at("parent")).toBe(top);
  });
});

describe("D21 one request, one transaction", () => {
  const inline = {
    venue: { venue: "Left hall" },
    organizer: [{ organizer: "Left" }],
    categories: ["Left"],
    tags: ["Left"],
  };
  const left = async () => {
    const lists = [
      "venues",
      "organizers",
      "categories?hide_empty=0",
      "tags?hide_empty=0",
      "events?start_date=2020-01-01",
    ];
    return (await Promise.all(lists.map((path) => get(path, "admin")))).map((got) => got.at("total"));
  };

  it.each([
    ["an unknown organizer", { organizer: [{ organizer: "Left" }, 99] }],
    ["a bad organizer", { organizer: [{ organizer: "Left", email: "bad" }] }],
    ["an unknown tag", { tags: ["Left", 99] }],
    ["a bad date", { start_date: "never" }],
    ["an end before the start", { end_date: "2020-01-01" }],
    ["another author", { author: 6 }],
    ["another author of the organizer", { organizer: [{ organizer: "Left", author: 6 }] }],
  ])("D21 a create that fails by %s leaves nothing", async (_what, wrong) => {
    expect((await fair(site, { ...inline, ...wrong }, "author")).status).toBeGreaterThanOrEqual(400);
    expect(await left()).toEqual([0, 0, 0, 0, 0]);
  });

  it("D21 a failed update leaves nothing", async () => {
    const id = await make(site, "events", { title: "Kept" });
    const body = { ...inline, title: "Changed", end_date: "2020-01-01" };
    expect((await patch(`events/${id}`, body)).status).toBe(400);
    expect((await call(site, `PATCH events/${id}`, { as: "author", body: inline })).status).toBe(403);
    expect((await call(site, "PATCH events/99", { as: "author", body: inline })).status).toBe(404);
    expect(await left()).toEqual([0, 0, 0, 0, 1]);
    expect((await get(`events/${id}`)).at("title")).toBe("Kept");
  });
});
