/** Links, totals, several venues, terms by name. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  badFields,
  call,
  fair,
  type Kind,
  make,
  makeSite,
  NAME,
  refusal,
  type Site,
  type User,
} from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

/** Every record that following the links from page 1 shows, and the last page. */
async function follow(kind: Kind, query: string, as?: User) {
  const seen: unknown[] = [];
  let path: string | undefined = `${kind}?${query}`;
  let last = "";
  while (path !== undefined) {
    const got = await call(site, `GET ${path}`, as && { as });
    seen.push(...((got.at(`${kind}.id`) as unknown[]) ?? []));
    last = String(got.at("rest_url"));
    const next: unknown = got.at("next_rest_url");
    expect(got.headers.get("link")?.includes('rel="next"') ?? false).toBe(next !== undefined);
    path = next as string | undefined;
  }
  return { seen, last };
}

describe("D31 links", () => {
  it("D31 of events keep every filter and visit each match once", async () => {
    const [venue, organizer] = [await make(site, "venues"), await make(site, "organizers")];
    const term = { categories: ["Rock & Roll"], tags: ["été"] };
    const data = { venue, organizer, ...term, description: "blue kite & co", featured: true };
    const expected: number[] = [];
    for (let n = 0; n < 7; n++) {
      expected.push(
        await make(site, "events", { ...data, title: `Match ${n}`, status: n % 2 ? "private" : "publish" }),
      );
      await make(site, "events", { title: `Other ${n}` });
    }
    const query = `venue=${venue}&organizer=${organizer}&categories=rock-roll&tags=ete&search=kite+%26+co&featured=1&strict_dates=1&starts_after=2027-01-01&ends_before=2028-01-01&status=publish,private&orderby=title&order=desc&overlaps=2026-01-01/2029-01-01&modified_after=2026-01-01&per_page=2`;
    const { seen, last } = await follow("events", query, "editor");
    expect(seen).toEqual(expected.toReversed());
    const given = new URLSearchParams(query);
    for (const [name, value] of new URL(last).searchParams)
      if (given.has(name) && !/_after|_before/.test(name))
        expect([name, value]).toEqual([name, given.get(name)]);
    for (const name of given.keys()) expect(new URL(last).searchParams.has(name)).toBe(true);
  });

  it.each(["venues", "organizers"] as const)("D31 of %s keep every filter", async (kind) => {
    const field = NAME[kind];
    const all: number[] = [];
    for (let n = 0; n < 5; n++) all.push(await make(site, kind, { [field]: `Hall & ${n}` }));
    const event = await make(site, "events", { [field]: all });
    await make(site, kind, { [field]: "Else" });
    const query = `search=hall+%26&event=${event}&has_events=yes&only_with_upcoming=1&status=publish&modified_after=2020-01-01&orderby=title&order=asc&per_page=2`;
    const { seen, last } = await follow(kind, query);
    expect(seen).toEqual(all);
    for (const name of new URLSearchParams(query).keys())
      expect(new URL(last).searchParams.has(name)).toBe(true);
  });

  it.each(["categories", "tags"] as const)("D31 of %s keep every filter", async (kind) => {
    const all: number[] = [];
    for (let n = 0; n < 5; n++) all.push(await make(site, kind, { name: `Term ${n}` }));
    const left = await make(site, kind, { name: "Term x" });
    const query = `search=term&exclude=${left}&include=${[...all, left]}&hide_empty=0&orderby=id&order=desc&modified_after=2020-01-01&per_page=2`;
    const { seen, last } = await follow(kind, query);
    expect(seen).toEqual(all.toReversed());
    for (const name of new URLSearchParams(query).keys())
      expect(new URL(last).searchParams.has(name)).toBe(true);
  });

  it("D31 effective values, valid addresses, previous too", async () => {
    for (let n = 0; n < 3; n++) await make(site, "events");
    const got = await call(site, "GET events?per_page=999&search=fair");
    expect(new URL(String(got.at("rest_url"))).searchParams.get("per_page")).toBe("50");
    const middle = await call(site, "GET events?per_page=1&page=2&search=%22fair%22+");
    for (const name of ["rest_url", "next_rest_url", "previous_rest_url"]) {
      expect(String(middle.at(name))).toMatch(/^https:\/\/example\.org\/[!-~]+$/);
      expect(String(middle.at(name))).not.toMatch(/["<> ]/);
      expect(new URL(String(middle.at(name))).searchParams.get("status")).toBe("publish");
    }
    expect(middle.headers.get("link")).toContain(`<${middle.at("previous_rest_url")}>; rel="prev"`);
    expect(middle.headers.get("link")).toContain(`<${middle.at("next_rest_url")}>; rel="next"`);
    const editor = await call(site, "GET events?per_page=1", { as: "editor" });
    expect((await call(site, `GET ${editor.at("next_rest_url")}`, { as: "editor" })).status).toBe(200);
  });
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
