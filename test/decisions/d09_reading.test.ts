/** Who reads what: single records, lists, linked records. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, fair, make, makeSite, refusal, type Site, type User } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const list = async (path: string, as?: User) => call(site, `GET ${path}`, as && { as });
/** Titles in a list of everything that starts in 2027. */
const titles = async (as?: User, more = "") =>
  (await list(`events?start_date=2027-01-01&per_page=50${more}`, as)).at("events.title");

describe("D9 lists show what could be read one by one", () => {
  beforeEach(async () => {
    await make(site, "events", { title: "Public" }, "editor");
    for (const [user, status] of [
      ["author", "draft"],
      ["author", "private"],
      ["contributor", "pending"],
      ["editor", "draft"],
    ] as const)
      await make(site, "events", { title: `${user} ${status}`, status }, user);
    await make(site, "events", { title: "author future", date: "2027-01-01" }, "author");
    await make(site, "events", { title: "author trash", status: "trash" }, "author");
  });

  it.each([
    [undefined, ["Public"]],
    ["subscriber", ["Public"]],
    ["contributor", ["Public", "contributor pending"]],
    ["contributor2", ["Public"]],
    ["author", ["Public", "author draft", "author private", "author future"]],
    [
      "editor",
      ["Public", "author draft", "author private", "contributor pending", "editor draft", "author future"],
    ],
    [
      "admin",
      ["Public", "author draft", "author private", "contributor pending", "editor draft", "author future"],
    ],
  ] as const)("D9 without a status, %s", async (as, expected) => expect(await titles(as)).toEqual(expected));

  it.each([
    ["draft", "author", ["author draft"]],
    ["draft", "editor", ["author draft", "editor draft"]],
    ["draft", "author2", []],
    ["future", "author", ["author future"]],
    ["trash", "author", ["author trash"]],
    ["trash", "contributor", []],
    ["publish,draft", "author", ["Public", "author draft"]],
    ["publish", "subscriber", ["Public"]],
  ] as const)("D9 status=%s, %s", async (status, as, expected) =>
    expect(await titles(as, `&status=${status}`)).toEqual(expected),
  );

  it.each(["draft", "pending", "private", "future", "trash", "publish,draft", "any", ""])(
    "D9 status=%s without an edit right → 400",
    async (status) => {
      for (const kind of ["events", "venues", "organizers"])
        for (const as of [undefined, "subscriber"] as const)
          expect(badFields(await list(`${kind}?status=${status}`, as))).toEqual(["status"]);
    },
  );

  it("D9 totals count no more than what is shown", async () => {
    expect((await list("events?start_date=2027-01-01&per_page=1")).at("total")).toBe(1);
    expect((await list("events?start_date=2027-01-01&per_page=1", "author")).at("total")).toBe(4);
  });
});

describe("D10 linked records obey the same rule", () => {
  it.each([
    ["venues", "venue"],
    ["organizers", "organizer"],
  ] as const)("D10 unreadable %s are left out of events, filters and searches", async (kind, field) => {
    const hidden = await make(site, kind, { [field]: "Hidden", status: "private" }, "editor");
    const id = await make(site, "events", { [field]: [hidden] });
    expect((await list(`events/${id}`)).at(field)).toEqual([]);
    expect((await list(`events?start_date=2027-01-01`)).at(`events.0.${field}`)).toEqual([]);
    expect(refusal(await list(`events?${field}=${hidden}`))).toBe("400 rest_invalid_param");
    expect(badFields(await list(`events?${field}=${hidden}`))).toEqual(
      badFields(await list(`events?${field}=99`)),
    );
    expect((await list(`${kind}?search=hidden`)).at("total")).toBe(0);
    expect((await list(`${kind}?has_events=1`)).at("total")).toBe(0);
    expect((await list(`events?${field}=${hidden}&start_date=2027-01-01`, "editor")).at("total")).toBe(1);
    expect(JSON.stringify((await list(`events/${id}`, "editor")).at(field))).toContain("Hidden");
  });

  it.each([
    ["venues", "venue"],
    ["organizers", "organizer"],
  ] as const)(
    "D10 trashed %s in a filter: unknown to others, without events for who may read them",
    async (kind, field) => {
      const [gone, kept] = [
        await make(site, kind, {}, "author"),
        await make(site, kind, { [field]: "B" }, "author"),
      ];
      await make(site, "events", { [field]: [gone] });
      const both = await make(site, "events", { [field]: [gone, kept] });
      await call(site, `DELETE ${kind}/${gone}`, { as: "author" });
      for (const as of [undefined, "contributor", "author2"] as const)
        expect(badFields(await list(`events?${field}=${gone}`, as))).toEqual([field]);
      for (const as of ["author", "editor"] as const) {
        expect((await list(`events?${field}=${gone}`, as)).at("events.id")).toEqual([]);
        expect((await list(`events?${field}=${gone},${kept}`, as)).at("events.id")).toEqual([both]);
      }
      await call(site, `PATCH ${kind}/${gone}`, { as: "author", body: { status: "publish" } });
      expect((await list(`events?${field}=${gone}`)).at("total")).toBe(2);
    },
  );

  it("D10 what belongs to an unreadable event stays hidden", async () => {
    const venue = await make(site, "venues");
    const event = await make(site, "events", { status: "draft", venue });
    for (const kind of ["venues", "organizers"])
      expect((await list(`${kind}?event=${event}`)).text).toBe((await list(`${kind}?event=99`)).text);
    expect((await list(`venues?event=${event}`, "editor")).at("venues.id")).toEqual([venue]);
  });

  it("D10 has_events and only_with_upcoming count readable events", async () => {
    const [venue, organizer] = [await make(site, "venues"), await make(site, "organizers")];
    await make(site, "events", { status: "private", venue, organizer }, "author");
    for (const [kind, id] of [
      ["venues", venue],
      ["organizers", organizer],
    ] as const)
      for (const flag of ["has_events=1", "only_with_upcoming=1"]) {
        expect((await list(`${kind}?${flag}`)).at(`${kind}.id`)).toEqual([]);
        expect((await list(`${kind}?${flag}`, "author2")).at(`${kind}.id`)).toEqual([]);
        expect((await list(`${kind}?${flag}`, "author")).at(`${kind}.id`)).toEqual([id]);
        expect((await list(`${kind}?${flag}`, "editor")).at(`${kind}.id`)).toEqual([id]);
      }
    expect((await list("venues?has_events=0")).at("venues.id")).toEqual([venue]);
  });
});

describe("D11 what exists but is not yours → 403", () => {
  it.each([
    ["events", "event", "hid"],
    ["venues", "venue", "hid"],
    ["organizers", "organizer", "hid"],
  ] as const)("D11 %s by id and by slug", async (kind, code, slug) => {
    const name = { events: "title", venues: "venue", organizers: "organizer" }[kind];
    const id = await make(site, kind, { [name]: "Hid", status: "private" }, "author");
    for (const as of [undefined, "subscriber", "contributor", "author2"] as const)
      for (const path of [String(id), `by-slug/${slug}`])
        expect(refusal(await list(`${kind}/${path}`, as))).toBe(`403 ${code}-not-accessible`);
    for (const as of ["author", "editor", "admin"] as const)
      for (const path of [String(id), `by-slug/${slug}`])
        expect((await list(`${kind}/${path}`, as)).status).toBe(200);
    await call(site, `DELETE ${kind}/${id}`, { as: "author" });
    expect(refusal(await list(`${kind}/${id}`))).toBe(`403 ${code}-not-accessible`);
    expect((await list(`${kind}/${id}`, "author")).at("status")).toBe("trash");
  });

  it("D11 unreadable comes before password", async () => {
    const got = await fair(site, { status: "private", password: "sesame" }, "author");
    expect(refusal(await list(`events/${got.at("id")}?password=sesame`))).toBe("403 event-not-accessible");
  });
});
