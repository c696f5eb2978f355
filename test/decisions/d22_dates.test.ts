/** How dates and zones are read. Now is 21:00 on 27 November 2026, a Friday, in New York. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, fair, make, makeSite, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

const END = { end_date: "2099-01-01" };
const started = async (start_date: string, data: object = {}) =>
  (await fair(site, { start_date, ...END, ...data })).at("start_date");

describe("D22 reading dates", () => {
  it.each([
    ["2027-03-01", "2027-03-01 00:00:00"],
    ["2027-03-01T10:00:00", "2027-03-01 10:00:00"],
    ["2027-03-01 10:00 PM", "2027-03-01 22:00:00"],
    ["2027-03-01 3pm", "2027-03-01 15:00:00"],
    ["20270301", "2027-03-01 00:00:00"],
    ["2027", "2027-01-01 00:00:00"],
    ["20270301T100000", "2027-03-01 10:00:00"],
    ["2027-W09-1", "2027-03-01 00:00:00"],
    ["2027-060", "2027-03-01 00:00:00"],
    ["2027/03/01 10:00", "2027-03-01 10:00:00"],
    ["03/01/2027", "2027-03-01 00:00:00"],
    ["1.3.2027", "2027-03-01 00:00:00"],
    ["01-03-2027 18:30", "2027-03-01 18:30:00"],
    ["March 1, 2027", "2027-03-01 00:00:00"],
    ["1 March 2027 10am", "2027-03-01 10:00:00"],
    ["2027-03-01 24:00", "2027-03-02 00:00:00"],
    ["tomorrow", "2026-11-28 00:00:00"],
    ["tomorrow 9am", "2026-11-28 09:00:00"],
    ["next monday", "2026-11-30 00:00:00"],
    ["+1 week", "2026-12-04 21:00:00"],
    ["now", "2026-11-27 21:00:00"],
    ["today", "2026-11-27 00:00:00"],
    ["noon", "2026-11-27 12:00:00"],
    ["10:00", "2026-11-27 10:00:00"],
  ])("D22 %s is a wall clock: %s", async (text, wall) => expect(await started(text)).toBe(wall));

  it("D22 text without an offset is of the event's zone, else of the site's", async () => {
    const got = await fair(site, { timezone: "Europe/Berlin" });
    expect([got.at("start_date"), got.at("utc_start_date")]).toEqual([
      "2027-03-01 10:00:00",
      "2027-03-01 09:00:00",
    ]);
    expect((await fair(site)).at("utc_start_date")).toBe("2027-03-01 15:00:00");
    expect(await started("today", { timezone: "Asia/Tokyo" })).toBe("2026-11-28 00:00:00");
  });

  it.each([
    "2027-03-01T15:00:00Z",
    "2027-03-01T17:00:00+02:00",
    "2027-03-01T07:00:00-0800",
    "2027-03-01T15:00:00.123Z",
    "2027-03-01 15:00 UTC",
    "2027-03-01 16:00 Europe/Berlin",
    "1803913200",
    "@1803913200",
  ])("D22 %s is an instant, converted to the event's zone", async (text) => {
    expect(await started(text)).toBe("2027-03-01 10:00:00");
    expect(await started(text, { timezone: "Asia/Tokyo" })).toBe("2027-03-02 00:00:00");
  });

  it.each([
    "31/12/2027",
    "2027-13-01",
    "25:00",
    "abc",
    "2027-02-30",
    "2027-02-29",
    "x",
    "z",
    "２０２７",
    [],
    {},
    true,
    1803913200,
  ])("D22 %j → 400", async (text) => {
    expect(badFields(await fair(site, { ...END, start_date: text }))).toEqual(["start_date"]);
    if (!Array.isArray(text)) expect(badFields(await fair(site, { date: text }))).toEqual(["date"]);
  });

  it("D22 JSON numbers are a failure of type", async () =>
    expect((await fair(site, { start_date: 1803913200 })).at("data.details.start_date.code")).toBe(
      "rest_invalid_type",
    ));

  it("D22 the publication date is of the site's wall clock", async () => {
    const got = await fair(site, { date: "2026-01-02 03:04", timezone: "Asia/Tokyo" });
    expect([got.at("date"), got.at("date_utc")]).toEqual(["2026-01-02 03:04:00", "2026-01-02 08:04:00"]);
    const instant = await fair(site, { date: "2026-01-02T03:04:00Z" });
    expect([instant.at("date"), instant.at("date_utc")]).toEqual([
      "2026-01-01 22:04:00",
      "2026-01-02 03:04:00",
    ]);
  });
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
