import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it, test } from "vitest";
import {
  addDays,
  fromEpoch,
  isoWithOffset,
  offsetAt,
  resolveWall,
  toUtc,
  toWall,
} from "../../src/dates/mod.ts";
import { expectSameAsTemporal } from "./temporal.ts";

const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "US/Eastern", "Etc/GMT-14", "PST8PDT");

function seconds(fromYear: number, toYear: number): fc.Arbitrary<number> {
  return fc.integer({ min: Date.UTC(fromYear, 0) / 1000, max: Date.UTC(toYear, 0) / 1000 });
}

describe("D25 wall clock to UTC", () => {
  test.each([
    ["America/New_York", "2027-06-01 18:00:00", "2027-06-01 22:00:00"],
    ["America/New_York", "2120-01-01 10:00:00", "2120-01-01 15:00:00"],
    ["Asia/Kathmandu", "2041-03-05 10:00:00", "2041-03-05 04:15:00"],
    ["Europe/Kiev", "2041-03-05 10:00:00", "2041-03-05 08:00:00"],
    ["UTC+12.75", "2041-03-05 10:00:00", "2041-03-04 21:15:00"],
    ["UTC-11", "2041-03-05 10:00:00", "2041-03-05 21:00:00"],
    ["-0500", "2041-03-05 10:00:00", "2041-03-05 15:00:00"],
    ["UTC", "0099-03-05 10:00:00", "0099-03-05 10:00:00"],
    ["Europe/Amsterdam", "1850-01-01 12:00:00", "1850-01-01 11:42:30"],
  ])("%s %s", (zone, wall, utc) => {
    expect(toUtc(wall, zone)).toBe(utc);
    expect(toWall(utc, zone)).toBe(wall);
    expect(resolveWall(wall, zone)).toBe(wall);
  });

  test.each([
    ["America/New_York", "2027-03-14 02:00:00", "2027-03-14 03:00:00"],
    ["America/New_York", "2027-03-14 02:30:00", "2027-03-14 03:30:00"],
    ["America/New_York", "2027-03-14 01:59:59", "2027-03-14 01:59:59"],
    ["America/New_York", "2027-03-14 03:00:00", "2027-03-14 03:00:00"],
    ["Australia/Lord_Howe", "2027-10-03 02:10:00", "2027-10-03 02:40:00"],
    ["America/Sao_Paulo", "2018-11-04 00:00:00", "2018-11-04 01:00:00"],
    ["Pacific/Apia", "2011-12-30 12:00:00", "2011-12-31 12:00:00"],
  ])("a gap moves forward: %s %s is %s", (zone, wall, moved) => {
    expect(resolveWall(wall, zone)).toBe(moved);
  });

  test.each([
    ["America/New_York", "2027-11-07 01:30:00", "2027-11-07 05:30:00", "2027-11-07 06:30:00"],
    ["Europe/Berlin", "2027-10-31 02:30:00", "2027-10-31 00:30:00", "2027-10-31 01:30:00"],
    ["Australia/Lord_Howe", "2027-04-04 01:45:00", "2027-04-03 14:45:00", "2027-04-03 15:15:00"],
  ])("twice the same time is the first: %s %s", (zone, wall, first, second) => {
    expect(toUtc(wall, zone)).toBe(first);
    expect(toWall(first, zone)).toBe(wall);
    expect(toWall(second, zone)).toBe(wall);
  });

  test.each([
    ["America/Recife", "2000-10-08", "2000-10-15", -7200],
    ["America/Noronha", "2000-10-08", "2000-10-15", -3600],
    ["America/Boa_Vista", "2000-10-08", "2000-10-15", -10_800],
    ["America/Maceio", "2000-10-08", "2000-10-22", -7200],
    ["America/Argentina/Tucuman", "2004-06-01", "2004-06-13", -14_400],
    ["Europe/Vienna", "1945-04-02", "1945-04-12", 7200],
  ])("%s has another offset for some days only, from %s to %s", (zone, first, last, offset) => {
    expect(offsetAt(zone, `${first} 00:00:00`)).not.toBe(offset);
    for (let at = `${first} 12:00:00`; at < last; at = addDays(at, 1)) {
      expect(offsetAt(zone, at)).toBe(offset);
    }
    expect(offsetAt(zone, `${last} 12:00:00`)).not.toBe(offset);
  });

  it("agrees with Temporal at any time from 1970 to 2100", () => {
    fc.assert(fc.property(zones, seconds(1970, 2100), expectSameAsTemporal), { numRuns: 2000 });
  });

  it("agrees with Temporal at far times", () => {
    fc.assert(fc.property(zones, seconds(1000, 9000), expectSameAsTemporal), { numRuns: 300 });
  });

  it("agrees with Temporal around clock changes from 1900 to 2100", () => {
    fc.assert(
      fc.property(zones, seconds(1900, 2100), fc.integer({ min: -90_000, max: 90_000 }), (zone, at, away) => {
        const time = Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(zone);
        const change = time.getTimeZoneTransition("next");
        if (change) expectSameAsTemporal(zone, change.epochMilliseconds / 1000 + away);
      }),
      { numRuns: 400 },
    );
  });
});

it("stays within the years 0001 to 9999", () => {
  expect(toUtc("9999-12-31 23:00:00", "America/New_York")).toBe("9999-12-31 23:59:59");
  expect(toUtc("0001-01-01 01:00:00", "Asia/Tokyo")).toBe("0001-01-01 00:00:00");
});

it("does not know other zones", () => {
  expect(() => toUtc("2027-01-01 00:00:00", "Mars/Phobos")).toThrow(RangeError);
});

it("remembers a zone however many years are asked for", () => {
  for (let year = 0; year < 300; year += 1) toUtc(fromEpoch(year * 31_557_600), "Europe/Rome");
  expect(toUtc("2027-07-01 12:00:00", "Europe/Rome")).toBe("2027-07-01 10:00:00");
});

test.each([
  ["2027-06-01 18:00:00", "2027-06-01 22:00:00", "2027-06-01T18:00:00-04:00"],
  ["2027-06-01 18:00:00", "2027-06-01 12:15:00", "2027-06-01T18:00:00+05:45"],
  ["2027-06-01 18:00:00", "2027-06-01 18:00:00", "2027-06-01T18:00:00+00:00"],
  ["2027-06-01 00:10:00", "2027-06-01 00:40:00", "2027-06-01T00:10:00-00:30"],
])("ISO 8601 of %s, in UTC %s", (wall, utc, iso) => expect(isoWithOffset(wall, utc)).toBe(iso));
