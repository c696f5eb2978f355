/** Links of lists. */
import { beforeEach, describe, expect, it } from "vitest";
import { call, type Kind, make, makeSite, NAME, type Site, type User } from "./site.ts";

const KINDS = ["events", "venues", "organizers", "categories", "tags"] as const;

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

  it("D31 without a status an editor's links stay with the same list, drafts and all", async () => {
    const all: number[] = [];
    for (const status of ["draft", "publish", "private", "pending", "publish"])
      all.push(await make(site, "events", { status }));
    expect((await follow("events", "per_page=2", "editor")).seen).toEqual(all);
    expect((await follow("events", "per_page=1")).seen).toEqual([all[1], all[4]]);
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

  it.each(KINDS)("D31 dates of %s that count from now stay put while the clock moves on", async (kind) => {
    site.wait(3600);
    for (let n = 0; n < 3; n++) await make(site, kind, { [NAME[kind]]: `One ${n}` });
    const more = {
      events: "&overlaps=-1 week/next year",
      categories: "&hide_empty=0",
      tags: "&hide_empty=0",
    };
    const query = `modified_after=-1 minute${(more as Record<string, string>)[kind] ?? ""}&per_page=2`;
    const first = await call(site, `GET ${kind}?${query}`);
    site.wait(1200);
    const rest = await call(site, `GET ${first.at("next_rest_url")}`);
    expect([first.at("total"), rest.at("total"), rest.at(`${kind}.length`)]).toEqual([3, 3, 1]);
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
