/** Additions of ours to lists. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, make, makeSite, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const get = (path: string, headers: Record<string, string> = {}) => call(site, `GET ${path}`, { headers });

describe("Addition _fields", () => {
  it("Addition chooses members, also inside lists", async () => {
    const id = await make(site, "events", {
      venue: { venue: "Hall", city: "Bern" },
      organizer: [{ organizer: "Ann" }],
    });
    expect((await get(`events/${id}?_fields=id,title`)).body).toEqual({ id, title: "Fair" });
    expect((await get(`events/${id}?_fields=venue.city,organizer.organizer`)).body).toEqual({
      venue: { city: "Bern" },
      organizer: [{ organizer: "Ann" }],
    });
    expect((await get("events?_fields=events.id,total")).body).toEqual({ events: [{ id }], total: 1 });
    expect((await get("events?_fields[]=events.title&_fields[]=nothing")).body).toEqual({
      events: [{ title: "Fair" }],
    });
    expect((await get("events?_fields=events.id&_fields=total")).status).toBe(200);
  });
});

describe("Addition overlaps", () => {
  it.each([
    ["2027-05-10/2027-05-10", ["Long", "On it", "Until midnight after"]],
    ["2027-05-11/2027-05-12", ["Long", "Until midnight after", "After"]],
    ["2027-06-01/2027-06-02", ["Long"]],
    ["2031-01-01/2031-01-02", []],
  ])("Addition overlaps=%s", async (window, titles) => {
    const at = (title: string, start_date: string, end_date: string) =>
      make(site, "events", { title, start_date, end_date });
    await at("Long", "2020-01-01", "2030-01-01");
    await at("Before", "2027-05-09 10:00", "2027-05-10 00:00");
    await at("On it", "2027-05-10 10:00", "2027-05-10 11:00");
    await at("Until midnight after", "2027-05-10 23:00", "2027-05-11 00:30");
    await at("After", "2027-05-11 10:00", "2027-05-11 11:00");
    expect((await get(`events?overlaps=${window}&per_page=50`)).at("events.title")).toEqual(titles);
  });

  it("Addition overlaps finds an event without length on its day alone, and strictly from its moment on", async () => {
    const moment = "2027-05-10 00:00";
    await make(site, "events", { title: "Moment", start_date: moment, end_date: moment });
    await make(site, "events", { title: "Before", start_date: "2027-05-09 23:00", end_date: moment });
    const titles = async (query: string) => (await get(`events?overlaps=${query}`)).at("events.title");
    expect(await titles("2027-05-09/2027-05-09")).toEqual(["Before"]);
    expect(await titles("2027-05-10/2027-05-10")).toEqual(["Moment"]);
    expect(await titles("2027-05-11/2027-05-11")).toEqual([]);
    expect(await titles(`${moment}/2027-05-10 01:00&strict_dates=1`)).toEqual(["Moment"]);
    expect(await titles(`2027-05-09 22:00/${moment}&strict_dates=1`)).toEqual(["Before"]);
  });

  it("Addition strict overlaps, and wrong ones", async () => {
    await make(site, "events");
    const total = async (window: string) =>
      (await get(`events?strict_dates=1&overlaps=${window}`)).at("total");
    expect(await total("2027-03-01 10:30/2027-03-01 10:40")).toBe(1);
    expect(await total("2027-03-01 11:00/2027-03-01 12:00")).toBe(0);
    expect(await total("2027-03-01 09:00/2027-03-01 10:00")).toBe(0);
    for (const window of [
      "2027-01-01",
      "a/b",
      "2027-02-01/2027-01-01",
      "/",
      "2027-01-01/2027-02-01/2027-03-01",
    ])
      expect(badFields(await get(`events?overlaps=${window}`))).toEqual(["overlaps"]);
  });
});

describe("Additions geoloc and ticketed without their plugins", () => {
  it("Addition answers as the reference", async () => {
    await make(site, "events");
    for (const query of [
      "geoloc=1",
      "geoloc=0",
      "geoloc_lat=abc",
      "geoloc_lat=1&geoloc_lng=2",
      "ticketed=false",
      "ticketed=0",
    ])
      expect((await get(`events?${query}`)).at("total")).toBe(1);
    expect((await get("events?ticketed=true")).at("data.details.ticketed.code")).toBe(
      "event-tickets-not-active",
    );
    expect(badFields(await get("events?geoloc=maybe"))).toEqual(["geoloc"]);
  });
});
