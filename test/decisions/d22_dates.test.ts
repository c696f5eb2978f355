/** How dates and zones are read. Now is 21:00 on 27 November 2026, a Friday, in New York. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, fair, makeSite, type Site } from "./site.ts";

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
