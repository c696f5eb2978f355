/** Additions of ours for clients that copy a calendar: `modified_after`, `deleted`, the feed. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, FAIR, type Kind, make, makeSite, NAME, type Site, type User } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const get = (path: string, as?: User) => call(site, `GET ${path}`, as && { as });
const POSTS = ["events", "venues", "organizers"] as const;
const KINDS: Kind[] = [...POSTS, "categories", "tags"];
const NOW = "2026-11-27 21:00:00";

/** What changed since the start of the clock. */
async function changes(kind: Kind, as?: User, more = "") {
  const got = await get(`${kind}?hide_empty=0&per_page=50&modified_after=${NOW}${more}`, as);
  return { changed: got.at(`${kind}.id`), deleted: got.at("deleted.id") };
}

describe("Addition modified_after", () => {
  it.each(KINDS)(
    "Addition of %s is strictly later, on the site's clock, and tells what is gone",
    async (kind) => {
      const ids: number[] = [];
      for (const name of ["Kept", "Changed", "Deleted"])
        ids.push(await make(site, kind, { [NAME[kind]]: name }));
      const [, changed, deleted] = ids;
      expect(await changes(kind)).toEqual({ changed: [], deleted: [] });
      site.wait(1);
      await call(site, `PATCH ${kind}/${changed}`, { as: "editor", body: { description: "New" } });
      await call(site, `DELETE ${kind}/${deleted}`, { as: "editor" });
      const made = await make(site, kind, { [NAME[kind]]: "Zoo" });
      const found = await changes(kind);
      expect(new Set(found.changed as number[])).toEqual(new Set([changed, made]));
      expect(found.deleted).toEqual([deleted]);
      for (const time of ["2026-11-28T02:00:00Z", "1795831200"])
        expect((await get(`${kind}?hide_empty=0&modified_after=${time}`)).at("total")).toBe(2);
      expect((await get(`${kind}?hide_empty=0`)).at("deleted")).toBeUndefined();
      expect(badFields(await get(`${kind}?modified_after=never`))).toEqual(["modified_after"]);
    },
  );

  it.each(POSTS)(
    "Addition of %s: unpublishing and forced deletes are deletions for who could see them",
    async (kind) => {
      const hidden = await make(site, kind, { [NAME[kind]]: "A" }, "author");
      const forced = await make(site, kind, { [NAME[kind]]: "B" }, "author");
      const never = await make(site, kind, { [NAME[kind]]: "C", status: "draft" }, "author");
      site.wait(1);
      await call(site, `PATCH ${kind}/${hidden}`, { as: "author", body: { status: "private" } });
      await call(site, `DELETE ${kind}/${forced}?force=1`, { as: "editor" });
      await call(site, `DELETE ${kind}/${never}`, { as: "author" });
      expect(await changes(kind)).toEqual({ changed: [], deleted: [hidden, forced] });
      expect(await changes(kind, "author2")).toEqual({ changed: [], deleted: [hidden, forced] });
      expect(await changes(kind, "author")).toEqual({ changed: [hidden], deleted: [forced, never] });
      expect(await changes(kind, "editor")).toEqual({ changed: [hidden], deleted: [forced, never] });
    },
  );

  it.each(POSTS)("Addition of %s: what was in the trash already is not deleted again", async (kind) => {
    const id = await make(site, kind);
    await call(site, `DELETE ${kind}/${id}`, { as: "editor" });
    site.wait(1);
    await call(site, `DELETE ${kind}/${id}?force=1`, { as: "editor" });
    expect(await changes(kind, "editor")).toEqual({ changed: [], deleted: [] });
  });

  it("Addition what time publishes is a change", async () => {
    const id = await make(site, "events", { date: "2026-11-27 22:00" });
    expect((await changes("events")).changed).toEqual([]);
    site.wait(3600);
    expect((await changes("events")).changed).toEqual([id]);
  });

  it("Addition an event that leaves a filter is told as deleted there", async () => {
    const id = await make(site, "events", { featured: true });
    site.wait(1);
    await call(site, `PATCH events/${id}`, { as: "editor", body: { featured: false } });
    expect(await changes("events", undefined, "&featured=1")).toEqual({ changed: [], deleted: [id] });
    expect(await changes("events")).toEqual({ changed: [id], deleted: [] });
  });
});

describe("Addition events.ics", () => {
  const lines = async (query: string, as?: User) =>
    (await get(`events.ics?${query}`, as)).text.replace(/\r\n /g, "").split("\r\n");
  const titles = async (query: string, as?: User) =>
    (await lines(query, as)).filter((line) => line.startsWith("SUMMARY:")).map((line) => line.slice(8));

  it("Addition has every filter of the list", async () => {
    const venue = await make(site, "venues", { venue: "Hall, left", city: "Bern" });
    await make(site, "events", {
      title: "One; two, three",
      venue,
      categories: ["Music"],
      tags: ["Free"],
      featured: true,
      description: "Line 1\n\nLine 2",
    });
    await make(site, "events", { title: "Other", start_date: "2027-04-01", end_date: "2027-04-01" });
    await make(site, "events", { title: "Draft", status: "draft" }, "author");
    for (const query of [
      `venue=${venue}`,
      "categories=music",
      "tags=free",
      "featured=1",
      "search=three",
      "end_date=2027-03-20",
      "overlaps=2027-03-01/2027-03-01",
      "per_page=1",
    ])
      expect([query, await titles(query)]).toEqual([query, ["One\\; two\\, three"]]);
    expect(await titles("")).toEqual(["One\\; two\\, three", "Other"]);
    expect(await titles("orderby=title&order=asc", "author")).toEqual([
      "Draft",
      "One\\; two\\, three",
      "Other",
    ]);
    expect(badFields(await get("events.ics?venue=99"))).toEqual(["venue"]);
  });

  it("Addition is a calendar file", async () => {
    const id = await make(site, "events", {
      ...FAIR,
      venue: { venue: "Hall, left", city: "Bern" },
      description: "é".repeat(200),
    });
    await make(site, "events", { title: "Whole day", all_day: true });
    const got = await get("events.ics");
    expect([got.status, got.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    for (const line of got.text.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const all = await lines("");
    expect(all.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    for (const line of [
      "DTSTART;TZID=America/New_York:20270301T100000",
      "DTEND;TZID=America/New_York:20270301T110000",
      "LOCATION:Hall\\, left\\, Bern",
      "DTSTART;VALUE=DATE:20270301",
      "DTEND;VALUE=DATE:20270302",
    ])
      expect(all).toContain(line);
    expect(all.filter((line) => line.startsWith("UID:") && line.includes(String(id)))).toHaveLength(1);
    expect(got.headers.get("etag")).toBe((await get("events.ics")).headers.get("etag"));
  });
});
