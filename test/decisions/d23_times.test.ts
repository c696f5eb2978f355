/** Ends, zones and daylight saving. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, fair, make, makeSite, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

describe("D23 end before start", () => {
  it("D23 → 400 naming end_date", async () => {
    expect(badFields(await fair(site, { end_date: "2027-03-01 09:59:59" }))).toEqual(["end_date"]);
    expect(badFields(await fair(site, { all_day: true, end_date: "2027-02-28" }))).toEqual(["end_date"]);
    expect((await fair(site, { end_date: "2027-03-01 10:00" })).status).toBe(201);
    expect((await fair(site, { all_day: true, end_date: "2027-03-01 08:00" })).status).toBe(201);
  });
});

describe("D24 zones", () => {
  it.each([
    ["europe/berlin", "Europe/Berlin"],
    ["ASIA/TOKYO", "Asia/Tokyo"],
    ["utc", "UTC"],
    ["us/eastern", "US/Eastern"],
  ])("D24 %s is stored as %s", async (given, stored) =>
    expect((await fair(site, { timezone: given })).at("timezone")).toBe(stored),
  );

  it.each([
    ["UTC+2", 8],
    ["UTC-5", 15],
    ["UTC+10", 0],
    ["+02:00", 8],
    ["-05:00", 15],
    ["UTC+0", 10],
  ])("D24 %s is a true fixed offset", async (timezone, hour) => {
    for (const month of ["01", "07"]) {
      const day = `2027-${month}-10`;
      const got = await fair(site, { start_date: `${day} 10:00`, end_date: `${day} 11:00`, timezone });
      expect(got.at("utc_start_date_details.hour")).toBe(String(hour).padStart(2, "0"));
      expect(got.at("start_date")).toBe(`${day} 10:00:00`);
    }
  });

  it.each(["UTC+5.5", "UTC+5:30", "+05:30"])("D24 %s has half an hour", async (timezone) =>
    expect((await fair(site, { timezone })).at("utc_start_date")).toBe("2027-03-01 04:30:00"),
  );

  it.each(["Mars/Phobos", "UTC+99", 5])("D24 %j → 400", async (timezone) =>
    expect(badFields(await fair(site, { timezone }))).toEqual(["timezone"]),
  );
});

describe("D25 daylight saving", () => {
  it("D25 a time in the gap moves forward by the gap", async () => {
    const got = await fair(site, { start_date: "2027-03-14 02:30", end_date: "2027-03-14 05:00" });
    expect([got.at("start_date"), got.at("utc_start_date")]).toEqual([
      "2027-03-14 03:30:00",
      "2027-03-14 07:30:00",
    ]);
  });

  it.each([
    ["2027-11-07 01:30", "2027-11-07 05:30:00"],
    ["2027-11-07 01:30 -04:00", "2027-11-07 05:30:00"],
    ["2027-11-07 01:30 -05:00", "2027-11-07 06:30:00"],
    ["2027-11-07T06:30:00Z", "2027-11-07 06:30:00"],
  ])("D25 the ambiguous %s is %s", async (start_date, utc) => {
    const got = await fair(site, { start_date, end_date: "2027-11-07 08:00" });
    expect([got.at("start_date"), got.at("utc_start_date")]).toEqual(["2027-11-07 01:30:00", utc]);
    const kept = await call(site, `PATCH events/${got.at("id")}`, {
      as: "editor",
      body: { title: "New", end_date: "2027-11-07 09:00" },
    });
    expect(kept.at("utc_start_date")).toBe(utc);
  });

  it("D25 both ends are computed on their own", async () => {
    const id = await make(site, "events", { start_date: "2027-03-13 10:00", end_date: "2027-03-14 10:00" });
    const got = await call(site, `GET events/${id}`);
    expect([got.at("utc_start_date"), got.at("utc_end_date")]).toEqual([
      "2027-03-13 15:00:00",
      "2027-03-14 14:00:00",
    ]);
    expect([got.at("json_ld.startDate"), got.at("json_ld.endDate")]).toEqual([
      "2027-03-13T10:00:00-05:00",
      "2027-03-14T10:00:00-04:00",
    ]);
  });
});
