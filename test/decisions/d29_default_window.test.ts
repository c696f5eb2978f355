/** What a list holds when no dates are asked for, `include`, and publication by time. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, fair, make, makeSite, refusal, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const list = (query: string) => call(site, `GET events?per_page=50&${query}`);
const found = async (query: string) => (await list(query)).at("events.title");
const at = (title: string, start_date: string, end_date = start_date) =>
  make(site, "events", { title, start_date, end_date });

describe("D29 include ignores all date filters", () => {
  it("D29 and the default window, in ascending start order", async () => {
    const late = await at("Late", "2031-01-01");
    const past = await at("Past", "2020-01-01");
    const near = await at("Near", "2027-01-01");
    const expected = ["Past", "Near", "Late"];
    for (const dates of [
      "",
      "&start_date=2027-01-01",
      "&end_date=2020-01-01",
      "&starts_after=2040-01-01",
      "&ends_before=1999-01-01",
      "&strict_dates=1&start_date=2030-01-01",
    ])
      expect(await found(`include=${late},${near},${past},${near}${dates}`)).toEqual(expected);
    expect(await found(`include[]=${past}&include[]=999`)).toEqual(["Past"]);
    for (const bad of ["", "abc", "-1", "1.5"])
      expect(badFields(await list(`include=${bad}`))).toEqual(["include"]);
  });

  it("D29 other filters and visibility still apply", async () => {
    const hidden = await make(site, "events", { status: "draft" });
    const unlisted = await make(site, "events", { hide_from_listings: true });
    const shown = await make(site, "events", { featured: true });
    expect((await list(`include=${hidden},${unlisted},${shown}`)).at("events.id")).toEqual([shown]);
    expect(await found(`include=${shown}&featured=0`)).toEqual([]);
  });
});

describe("D29b default window", () => {
  beforeEach(async () => {
    await at("Before yesterday", "2026-11-25 23:59:59");
    await at("Yesterday", "2026-11-26 00:00");
    await at("Running", "2026-11-20", "2026-12-20");
    await at("Last day", "2028-11-27 23:00", "2028-11-28 00:00");
    await at("Beyond", "2028-11-27 23:00", "2028-11-28 00:00:01");
    await at("Far", "2030-03-01");
  });

  it.each([
    ["", ["Yesterday", "Last day"]],
    ["start_date=2026-11-01", ["Running", "Before yesterday", "Yesterday", "Last day"]],
    ["end_date=2026-12-31", ["Yesterday"]],
    ["end_date=2030-12-31", ["Yesterday", "Last day", "Beyond", "Far"]],
    ["start_date=2029-01-01", ["Far"]],
    ["start_date=2028-03-01", ["Last day", "Beyond", "Far"]],
    ["ends_after=2026-12-01", ["Running", "Last day", "Beyond", "Far"]],
    ["starts_before=2026-11-26", ["Running", "Before yesterday", "Yesterday"]],
    ["starts_after=2026-11-27&start_date=2026-01-01", ["Last day", "Beyond", "Far"]],
    ["strict_dates=1", ["Yesterday"]],
  ])("D29b %s", async (query, titles) => expect(await found(query)).toEqual(titles));

  it("D29b links carry the effective bounds, so that pages stay put while the clock moves on", async () => {
    for (let day = 1; day <= 5; day++) await at(`Day ${day}`, `2026-12-0${day}`);
    const first = await call(site, "GET events?per_page=3");
    const next = String(first.at("next_rest_url"));
    expect(new URL(next).searchParams.get("start_date")).toBe("2026-11-26 00:00:00");
    expect(new URL(next).searchParams.get("end_date")).toBe("2028-11-27 23:59:59");
    const [page, late] = [(await call(site, `GET ${next}`)).at("events.id"), 5 * 86_400];
    site.wait(late);
    const again = await call(site, `GET ${next}`);
    expect([again.at("events.id"), again.at("total")]).toEqual([page, first.at("total")]);
  });

  it("D29b the window moves at midnight of the site, whatever was answered before", async () => {
    expect(await found("")).toEqual(["Yesterday", "Last day"]);
    site.wait(3 * 3600);
    expect(await found("")).toEqual(["Last day", "Beyond"]);
  });
});

describe("D30 publication date", () => {
  it.each(["events", "venues", "organizers"] as const)("D30 %s: the future comes by itself", async (kind) => {
    const id = await make(site, kind, { date: "2026-11-27 22:00" });
    const status = async (as?: "editor") =>
      (await call(site, `GET ${kind}/${id}`, as && { as })).at("status");
    expect(await status("editor")).toBe("future");
    expect(await status()).toBeUndefined();
    expect((await call(site, `GET ${kind}`)).at("total")).toBe(0);
    site.wait(3599);
    expect((await call(site, `GET ${kind}`)).at("total")).toBe(0);
    site.wait(1);
    expect(await status()).toBe("publish");
    expect((await call(site, `GET ${kind}`)).at("total")).toBe(1);
  });

  it("D30 status future needs a future date; a published event can be moved there and back", async () => {
    expect((await fair(site, { status: "future" })).at("status")).toBe("publish");
    const got = await fair(site, { status: "future", date_utc: "2027-01-01T00:00:00Z" });
    expect([got.at("status"), got.at("date")]).toEqual(["future", "2026-12-31 19:00:00"]);
    const patch = async (body: object) =>
      (await call(site, `PATCH events/${got.at("id")}`, { as: "editor", body })).at("status");
    expect(await patch({ date: "2026-01-01" })).toBe("publish");
    expect(await patch({ date: "2028-01-01" })).toBe("future");
    expect(await patch({ status: "draft" })).toBe("draft");
  });

  it.each(["draft", "pending"])("D30 %s has real UTC dates", async (status) => {
    for (const got of [
      await fair(site, { status }),
      await call(site, "POST venues", { as: "editor", body: { venue: "V", status } }),
    ])
      expect([got.at("date_utc"), got.at("modified_utc")]).toEqual([
        "2026-11-28 02:00:00",
        "2026-11-28 02:00:00",
      ]);
  });

  it("D30 date and date_utc that contradict → 400 naming date_utc", async () => {
    const dates = { date: "2026-01-01 10:00", date_utc: "2026-01-01 10:00" };
    expect(badFields(await fair(site, dates))).toEqual(["date_utc"]);
    expect((await fair(site, { ...dates, date_utc: "2026-01-01 15:00" })).status).toBe(201);
    const venue = await call(site, "POST venues", { as: "editor", body: { venue: "V", ...dates } });
    expect(refusal(venue)).toBe("400 rest_invalid_param");
  });

  it("D30 a page that was answered before the publication is not answered after it", async () => {
    const category = await make(site, "categories");
    await make(site, "events", { date: "2026-11-27 22:00", categories: [category] });
    const seen = async () => [
      (await call(site, "GET categories")).at("total"),
      (await call(site, `GET categories/${category}`)).at("count"),
    ];
    expect(await seen()).toEqual([0, 0]);
    site.wait(3600);
    expect(await seen()).toEqual([1, 1]);
  });
});
