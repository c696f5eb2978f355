import { describe, expect, it, test } from "vitest";
import { parseDate } from "../../src/dates/complete.ts";

/** Friday 2026-11-27 15:12:23 in New York. */
const now = Date.UTC(2026, 10, 27, 20, 12, 23);

describe("D22 relative words", () => {
  test.each([
    ["now", "2026-11-27 15:12:23"],
    ["today", "2026-11-27 00:00:00"],
    ["midnight", "2026-11-27 00:00:00"],
    ["noon", "2026-11-27 12:00:00"],
    ["tomorrow", "2026-11-28 00:00:00"],
    ["Yesterday", "2026-11-26 00:00:00"],
    ["tomorrow 9am", "2026-11-28 09:00:00"],
    ["9am tomorrow", "2026-11-28 09:00:00"],
    ["tomorrow noon", "2026-11-28 12:00:00"],
    ["yesterday noon", "2026-11-26 12:00:00"],
    ["10:00", "2026-11-27 10:00:00"],
    ["+1 week", "2026-12-04 15:12:23"],
    ["1 week", "2026-12-04 15:12:23"],
    ["-2 days", "2026-11-25 15:12:23"],
    ["+1 week 2 days", "2026-12-06 15:12:23"],
    ["+1 week -2 days 10:00", "2026-12-02 10:00:00"],
    ["2 days ago", "2026-11-25 15:12:23"],
    ["1 month 2 days ago", "2026-10-25 15:12:23"],
    ["+1 fortnight", "2026-12-11 15:12:23"],
    ["+3 months", "2027-02-27 15:12:23"],
    ["+1 year", "2027-11-27 15:12:23"],
    ["+90 min", "2026-11-27 16:42:23"],
    ["+30 seconds", "2026-11-27 15:12:53"],
    ["next month", "2026-12-27 15:12:23"],
    ["last year", "2025-11-27 15:12:23"],
    ["previous week", "2026-11-20 15:12:23"],
    ["2027-03-01 +1 week", "2027-03-08 00:00:00"],
    ["2027-03-01 10:00 -2 hours", "2027-03-01 08:00:00"],
    ["2027-01-31 +1 month", "2027-02-28 00:00:00"],
  ])("%s is %s", (text, wall) => {
    expect(parseDate(text, { zone: "America/New_York", now })?.wall).toBe(wall);
  });
});

describe("D22 weekdays", () => {
  test.each([
    ["friday", "2026-11-27"],
    ["this friday", "2026-11-27"],
    ["next friday", "2026-12-04"],
    ["last friday", "2026-11-20"],
    ["monday", "2026-11-30"],
    ["mon", "2026-11-30"],
    ["next monday", "2026-11-30"],
    ["last mon", "2026-11-23"],
    ["thurs", "2026-12-03"],
    ["monday next week", "2026-11-30"],
    ["next week sunday", "2026-12-06"],
    ["monday this week", "2026-11-23"],
    ["sunday last week", "2026-11-22"],
    ["next monday 2027-03-01", "2027-03-08"],
    ["last sunday 2027-03-01", "2027-02-28"],
    ["first monday of january 2027", "2027-01-04"],
    ["second tuesday of next month", "2026-12-08"],
    ["last friday of next month", "2026-12-25"],
    ["last monday of march 2027", "2027-03-29"],
    ["fourth thursday of this month", "2026-11-26"],
  ])("%s is %s", (text, day) => {
    const context = { zone: "America/New_York", now };
    expect(parseDate(text, context)?.wall).toBe(`${day} 00:00:00`);
    expect(parseDate(`${text} 10:30`, context)?.wall).toBe(`${day} 10:30:00`);
  });
});

describe("D22 edges of a month", () => {
  test.each([
    ["first day of next month", "2026-12-01 15:12:23"],
    ["last day of next month midnight", "2026-12-31 00:00:00"],
    ["last day of february", "2026-02-28 00:00:00"],
    ["last day of feb 2028 8pm", "2028-02-29 20:00:00"],
    ["first day of this month 9am", "2026-11-01 09:00:00"],
  ])("%s is %s", (text, wall) => {
    expect(parseDate(text, { zone: "America/New_York", now })?.wall).toBe(wall);
  });
});

it("D22 words are relative to now in the zone", () => {
  expect(parseDate("today", { zone: "Asia/Tokyo", now })?.wall).toBe("2026-11-28 00:00:00");
  expect(parseDate("today", { zone: "UTC-11", now })?.wall).toBe("2026-11-27 00:00:00");
  expect(parseDate("March", { zone: "UTC", now })?.wall).toBe("2026-03-01 00:00:00");
});

it("D25 days keep the time over a clock change, hours count", () => {
  const context = { zone: "America/New_York", now: Date.UTC(2027, 2, 13, 17) };
  expect(parseDate("+1 day", context)?.wall).toBe("2027-03-14 12:00:00");
  expect(parseDate("+24 hours", context)?.wall).toBe("2027-03-14 13:00:00");
});
