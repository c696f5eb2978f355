/** Totals, pages past the end, several venues. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, fair, make, makeSite, refusal, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

describe("D32 totals and pages past the end", () => {
  it.each(["events", "venues", "organizers"] as const)("D32 %s: 404", async (kind) => {
    await make(site, kind);
    const code = `404 ${kind.slice(0, -1)}-archive-page-not-found`;
    expect(refusal(await call(site, `GET ${kind}?page=2`))).toBe(code);
    expect(refusal(await call(site, `GET ${kind}?page=2&search=nothing`))).toBe(code);
    const none = await call(site, `GET ${kind}?search=nothing`);
    expect([none.status, none.at("total"), none.at("total_pages"), none.at(kind)]).toEqual([200, 0, 0, []]);
    expect([none.headers.get("x-tec-total"), none.headers.get("x-tec-totalpages")]).toEqual(["0", "0"]);
  });

  it.each(["categories", "tags"] as const)(
    "D32 %s: an empty list, and the way back to the last page",
    async (kind) => {
      for (let n = 0; n < 3; n++) await make(site, kind, { name: `Term ${n}` });
      const got = await call(site, `GET ${kind}?hide_empty=0&per_page=2&page=9`);
      expect([got.status, got.at(kind), got.at("total"), got.at("total_pages")]).toEqual([200, [], 3, 2]);
      expect(new URL(String(got.at("previous_rest_url"))).searchParams.get("page")).toBe("2");
      expect((await call(site, `GET ${kind}?hide_empty=0&search=term+1`)).at("total")).toBe(1);
      expect((await call(site, `GET ${kind}`)).at("total")).toBe(0);
    },
  );
});

describe("D33 several venues", () => {
  it.each(["venue", "organizer"] as const)("D33 %s: ids, CSV, objects, one or many", async (field) => {
    const kind = `${field}s` as const;
    const [one, two] = [
      await make(site, kind, { [field]: "One" }),
      await make(site, kind, { [field]: "Two" }),
    ];
    const linked = async (value: unknown) =>
      [(await fair(site, { [field]: value })).at(`${field}.id`)].flat();
    for (const value of [
      one,
      String(one),
      [one],
      [String(one)],
      { id: one },
      [{ id: one }],
      { [field]: "One" },
      [{ [field]: "One" }],
      [one, one],
    ])
      expect(await linked(value)).toEqual([one]);
    for (const value of [
      [two, one],
      `${two},${one}`,
      [{ id: two }, { [field]: "One" }],
      [two, { id: one, [field]: "Ignored" }],
    ])
      expect(await linked(value)).toEqual([two, one]);
    for (const value of [0, "0", "", [], {}, null, false])
      expect((await fair(site, { [field]: value })).at(field)).toEqual([]);
    for (const value of [
      99,
      "Hall",
      true,
      { phone: "1" },
      [{ [field]: " " }],
      [one, 99],
      { [field]: "A", website: "x" },
    ])
      expect(badFields(await fair(site, { [field]: value }))).toEqual([field]);
  });

  it("D33 one venue is an object, several are a list, none is []", async () => {
    const [one, two] = [
      await make(site, "venues", { venue: "One" }),
      await make(site, "venues", { venue: "Two" }),
    ];
    expect((await fair(site, { venue: [one] })).at("venue")).toMatchObject({ id: one });
    expect((await fair(site, { venue: [one, two] })).at("venue.venue")).toEqual(["One", "Two"]);
    expect((await fair(site, { organizer: await make(site, "organizers") })).at("organizer.length")).toBe(1);
    expect((await call(site, `GET events?venue=${two}`)).at("total")).toBe(1);
  });

  it("D33 one that the caller may not read cannot be linked", async () => {
    const venue = await make(site, "venues", { status: "private" }, "editor");
    expect(badFields(await fair(site, { venue }, "author"))).toEqual(["venue"]);
    expect((await fair(site, { venue }, "editor")).at("venue.id")).toBe(venue);
  });
});
