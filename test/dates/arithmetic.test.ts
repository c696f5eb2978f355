import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import * as dates from "../../src/dates/mod.ts";

const { addDays, addMonths, addSeconds, dayEnd, dayStart, details, fromEpoch, nextDay, toEpoch } = dates;

describe("seconds and texts", () => {
  test.each([
    [0, "1970-01-01 00:00:00"],
    [-1, "1969-12-31 23:59:59"],
    [1_803_888_000, "2027-03-01 08:00:00"],
    [1_803_888_000.9, "2027-03-01 08:00:00"],
    [-62_135_596_801, "0001-01-01 00:00:00"],
    [253_402_300_800, "9999-12-31 23:59:59"],
    [1e15, "9999-12-31 23:59:59"],
  ])("%d is %s", (seconds, text) => expect(fromEpoch(seconds)).toBe(text));

  it("go both ways, in the order of the texts", () => {
    const second = fc.integer({ min: -62_135_596_800, max: 253_402_300_799 });
    fc.assert(
      fc.property(second, second, (one, other) => {
        expect(toEpoch(fromEpoch(one))).toBe(one);
        expect(fromEpoch(one) < fromEpoch(other)).toBe(one < other);
      }),
    );
  });

  it("of what is no time are no number", () => {
    for (const text of ["", "2027", "2027-06-01"]) expect(toEpoch(text)).toBeNaN();
  });

  it("have parts", () => {
    const parts = { year: "2027", month: "06", day: "01", hour: "18", minutes: "05", seconds: "09" };
    expect(details("2027-06-01 18:05:09")).toEqual(parts);
  });
});

describe("counting", () => {
  it("D26 bounds of a day", () => {
    expect(dayStart("2027-06-01 18:05:09")).toBe("2027-06-01 00:00:00");
    expect(dayEnd("2027-06-01 18:05:09")).toBe("2027-06-01 23:59:59");
    expect(nextDay("2027-12-31 18:05:09")).toBe("2028-01-01 00:00:00");
    expect(nextDay("9999-12-31 18:05:09")).toBe("9999-12-31 23:59:59");
  });

  it("seconds and days", () => {
    expect(addSeconds("2027-12-31 23:59:59", 1)).toBe("2028-01-01 00:00:00");
    expect(addSeconds("2028-01-01 00:00:00", -1)).toBe("2027-12-31 23:59:59");
    expect(addDays("2028-02-28 10:00:00", 2)).toBe("2028-03-01 10:00:00");
    expect(addDays("0001-01-02 10:00:00", -9)).toBe("0001-01-01 00:00:00");
  });

  test.each([
    ["2028-01-31 10:00:00", 1, "2028-02-29 10:00:00"],
    ["2027-01-31 10:00:00", 1, "2027-02-28 10:00:00"],
    ["2028-01-31 10:00:00", -2, "2027-11-30 10:00:00"],
    ["2028-02-29 00:00:00", 24, "2030-02-28 00:00:00"],
    ["2026-11-27 00:00:00", 24, "2028-11-27 00:00:00"],
    ["2026-12-15 23:59:59", 1, "2027-01-15 23:59:59"],
    ["0099-12-15 00:00:00", 1, "0100-01-15 00:00:00"],
    ["9999-12-15 00:00:00", 1, "9999-12-31 23:59:59"],
  ])("D29b months: %s and %i", (wall, count, result) => expect(addMonths(wall, count)).toBe(result));
});
