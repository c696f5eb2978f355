import { beforeAll, describe, expect, it, test } from "vitest";
import { abbreviation, canonicalZone, loadAbbreviations, offsetAt } from "../../src/dates/mod.ts";
import { ALL_ZONES } from "./all_zones.ts";

describe("D24 zones", () => {
  test.each([
    ["europe/berlin", "Europe/Berlin"],
    ["EUROPE/KIEV", "Europe/Kiev"],
    ["us/eastern", "US/Eastern"],
    ["america/port-au-prince", "America/Port-au-Prince"],
    ["asia/kolkata", "Asia/Kolkata"],
    ["Asia/Calcutta", "Asia/Calcutta"],
    ["utc", "UTC"],
    ["GMT", "GMT"],
    ["Z", "UTC"],
    ["etc/gmt+5", "Etc/GMT+5"],
    ["est", "EST"],
    ["CET", "CET"],
    ["pst8pdt", "PST8PDT"],
    ["gb-eire", "GB-Eire"],
  ])("%s is kept as %s", (given, kept) => expect(canonicalZone(given)).toBe(kept));

  it("all names of the database and all that Intl lists, in any letter case", () => {
    expect(ALL_ZONES).toHaveLength(597);
    for (const zone of [...ALL_ZONES, ...Intl.supportedValuesOf("timeZone")]) {
      expect(canonicalZone(zone.toUpperCase())).toBe(zone);
      expect(canonicalZone(zone.toLowerCase())).toBe(zone);
    }
  });

  test.each([
    ["UTC+0", 0],
    ["UTC+2", 7200],
    ["UTC-5", -18_000],
    ["UTC+5.5", 19_800],
    ["UTC+5:30", 19_800],
    ["UTC+05:30", 19_800],
    ["UTC-3.5", -12_600],
    ["UTC-3.75", -13_500],
    ["UTC+12.75", 45_900],
    ["UTC+14", 50_400],
    ["UTC-12", -43_200],
    ["+02:00", 7200],
    ["+2", 7200],
    ["-0500", -18_000],
    ["-00:30", -1800],
    ["+14:59", 53_940],
  ])("the fixed offset %s is kept and is %i seconds, summer and winter", (zone, seconds) => {
    expect(canonicalZone(zone)).toBe(zone);
    expect(offsetAt(zone, "2041-01-05 10:00:00")).toBe(seconds);
    expect(offsetAt(zone, "2041-07-05 10:00:00")).toBe(seconds);
  });

  const refused = [
    "",
    " ",
    "0",
    "5",
    "utc+2",
    "Utc+2",
    "UTC+",
    "UTC+15",
    "+15:00",
    "-99",
    "+02:60",
    "+5.5",
    "2",
    "02:00",
  ];
  const names = [
    "Mars/Phobos",
    "Europe/Berlinn",
    "Europe",
    "Factory",
    ...["PST", "IST", "JST", "ACT", "SystemV/PST8PDT", "US/Pacific-New", "Canada/East-Saskatchewan"],
    "EDT",
    "A",
    "GMT+2",
    "Asia/To\u212Ayo",
    "UTC\n",
  ];
  const objects = ["__proto__", "constructor", "toString", "Europe/Berlin ", "../etc/passwd", "\u0000"];
  test.each([...refused, ...names, ...objects])("%j is refused", (name) => {
    expect(canonicalZone(name)).toBeUndefined();
  });

  it("refuses megabytes at once", () => {
    const start = performance.now();
    for (const piece of ["A", "+", "1", "UTC+", "a/"])
      expect(canonicalZone(piece.repeat(500_000))).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(100);
  });
});

beforeAll(loadAbbreviations);

describe("abbreviations", () => {
  test.each([
    ["America/New_York", "EST", "EDT"],
    ["US/Eastern", "EST", "EDT"],
    ["America/Los_Angeles", "PST", "PDT"],
    ["America/Chicago", "CST", "CDT"],
    ["America/Phoenix", "MST", "MST"],
    ["America/Anchorage", "AKST", "AKDT"],
    ["America/Havana", "CST", "CDT"],
    ["America/Sao_Paulo", "-03", "-03"],
    ["America/St_Johns", "NST", "NDT"],
    ["Europe/Berlin", "CET", "CEST"],
    ["Europe/Kiev", "EET", "EEST"],
    ["Europe/Kyiv", "EET", "EEST"],
    ["Europe/London", "GMT", "BST"],
    ["Europe/Dublin", "GMT", "IST"],
    ["Europe/Lisbon", "WET", "WEST"],
    ["Europe/Moscow", "MSK", "MSK"],
    ["Europe/Istanbul", "+03", "+03"],
    ["Africa/Lagos", "WAT", "WAT"],
    ["Africa/Johannesburg", "SAST", "SAST"],
    ["Africa/Casablanca", "+01", "+01"],
    ["Asia/Kolkata", "IST", "IST"],
    ["Asia/Kathmandu", "+0545", "+0545"],
    ["Asia/Tokyo", "JST", "JST"],
    ["Asia/Manila", "PST", "PST"],
    ["Asia/Jerusalem", "IST", "IDT"],
    ["Australia/Sydney", "AEDT", "AEST"],
    ["Australia/Lord_Howe", "+11", "+1030"],
    ["Pacific/Auckland", "NZDT", "NZST"],
    ["Pacific/Honolulu", "HST", "HST"],
    ["Pacific/Guam", "ChST", "ChST"],
    ["Pacific/Marquesas", "-0930", "-0930"],
    ["UTC", "UTC", "UTC"],
    ["GMT", "GMT", "GMT"],
    ["Etc/GMT+5", "-05", "-05"],
    ["EST", "EST", "EST"],
    ["CET", "CET", "CEST"],
    ["UTC+2", "UTC+2", "UTC+2"],
    ["UTC-3.5", "UTC-3.5", "UTC-3.5"],
    ["UTC+5:30", "UTC+5:30", "UTC+5:30"],
    ["+02:00", "GMT+0200", "GMT+0200"],
    ["-0500", "GMT-0500", "GMT-0500"],
    ["+2", "GMT+0200", "GMT+0200"],
  ])("%s is %s in January and %s in July", (zone, january, july) => {
    expect(abbreviation(zone, "2041-01-05 10:00:00")).toBe(january);
    expect(abbreviation(zone, "2041-07-05 10:00:00")).toBe(july);
  });

  it("changes with the clock", () => {
    expect(abbreviation("America/New_York", "2027-11-07 05:59:59")).toBe("EDT");
    expect(abbreviation("America/New_York", "2027-11-07 06:00:00")).toBe("EST");
    expect(abbreviation("America/New_York", "1850-01-01 00:00:00")).toBe("LMT");
  });
});
