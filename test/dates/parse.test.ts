import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseDate } from "../../src/dates/complete.ts";

const zone = "America/New_York";
/** Friday 2026-11-27 15:12:23 in New York. */
const now = Date.UTC(2026, 10, 27, 20, 12, 23, 456);

function wallOf(text: string): string | undefined {
  return parseDate(text, { zone, now })?.wall;
}

/** Text, wall clock in New York. */
const days = [
  "2027-03-01",
  "2027-3-1",
  "2027/03/01",
  "2027-03",
  "2027-W09-1",
  "2027W091",
  "2027-W09",
  "2027-060",
  "20270301",
  "03/01/2027",
  "3/1/27",
  "1.3.2027",
  "1-3-2027",
  "01-03-2027",
  "March 1, 2027",
  "Mar 1 2027",
  "march 1st 2027",
  "MARCH 2027",
  "1 March 2027",
  "1st of March 2027",
  "1-Mar-2027",
  "1-Mar-27",
  "01Mar2027",
  "2027-Mar-01",
  "2027 March 1",
  "Mon, 01 Mar 2027",
  "monday 2027-03-01",
  "2027-03-01 00:00",
  "2027-02-28 24:00",
  "  2027-03-01\t",
];

const times: readonly (readonly [string, string])[] = [
  ["10:00", "10:00:00"],
  ["10:00:30", "10:00:30"],
  ["10:00:30.999", "10:00:30"],
  ["9:05", "09:05:00"],
  ["T10:00:00", "10:00:00"],
  ["t10:00", "10:00:00"],
  ["10:00 PM", "22:00:00"],
  ["3pm", "15:00:00"],
  ["3 p.m.", "15:00:00"],
  ["12am", "00:00:00"],
  ["12 PM", "12:00:00"],
  ["11:59:59 pm", "23:59:59"],
  ["noon", "12:00:00"],
];

/** Text, UTC: all of them instants. */
const instants: readonly (readonly [string, string])[] = [
  ["2027-03-01T10:00:00Z", "2027-03-01 10:00:00"],
  ["2027-03-01t10:00:00z", "2027-03-01 10:00:00"],
  ["20270301T100000Z", "2027-03-01 10:00:00"],
  ["2027-03-01T10:00:00.123Z", "2027-03-01 10:00:00"],
  ["2027-03-01T10:00:00+02:00", "2027-03-01 08:00:00"],
  ["2027-03-01T10:00:00-0800", "2027-03-01 18:00:00"],
  ["2027-03-01 10:00 +2", "2027-03-01 08:00:00"],
  ["2027-03-01 10:00 GMT+0530", "2027-03-01 04:30:00"],
  ["2027-03-01+02:00", "2027-02-28 22:00:00"],
  ["2027-03-01 10:00 UTC", "2027-03-01 10:00:00"],
  ["2027-07-01 10:00 CEST", "2027-07-01 08:00:00"],
  ["2027-03-01 10:00 Europe/Berlin", "2027-03-01 09:00:00"],
  ["10am europe/berlin 2027-03-01", "2027-03-01 09:00:00"],
  ["Mon, 01 Mar 2027 10:00:00 +0000", "2027-03-01 10:00:00"],
  ["Monday, 01-Mar-27 10:00:00 GMT", "2027-03-01 10:00:00"],
  ["Mon Mar  1 10:00:00 2027 EST", "2027-03-01 15:00:00"],
  ["2026-12-31T23:59:60Z", "2027-01-01 00:00:00"],
  ["1803888000", "2027-03-01 08:00:00"],
  ["@1803888000", "2027-03-01 08:00:00"],
  ["@1803888000.75", "2027-03-01 08:00:00"],
  ["@-5", "1969-12-31 23:59:55"],
  ["@0", "1970-01-01 00:00:00"],
  ["99", "1970-01-01 00:01:39"],
  ["now", "2026-11-27 20:12:23"],
  ["+2 hours", "2026-11-27 22:12:23"],
  ["90 minutes ago", "2026-11-27 18:42:23"],
  ["tomorrow 9am Asia/Tokyo", "2026-11-29 00:00:00"],
];

const refused = [
  ["nothing", "", " ", ",", "@", "-", "+"],
  ["no dates", "abc", "null", "true", "soon-ish", "whenever it rains", "long ago", "ago", "first", "x1"],
  ["letters and zones alone", "x", "z", "Z", "UTC", "+02:00", "-5", "Europe/Berlin"],
  [
    "days that do not exist",
    "2027-02-30",
    "2027-02-29",
    "30 February 2028",
    "Feb 29",
    "2027-366",
    "2026-W54-1",
  ],
  ["weeks and days from 0", "2027-W00-1", "2027-W53-1", "2027-000", "2027-00-10", "2027-01-00"],
  [
    "months that do not exist",
    "31/12/2027",
    "2027-13-01",
    "1.13.2027",
    "20271301",
    "2041-13-40",
    "2041-00-99",
  ],
  [
    "times that do not exist",
    "25:00",
    "2027-03-01 24:01",
    "10:60",
    "10:00:61",
    "13pm",
    "0am",
    "2027-03-01T99",
  ],
  [
    "years that do not exist",
    "0000",
    "0000-01-01",
    "00000101",
    "10000-01-01",
    "999999999999",
    "@-99999999999",
  ],
  ["weekdays of other days", "Tue, 01 Mar 2027 10:00:00 +0000", "sunday 2027-03-01"],
  ["zeros", "0", "00", "000"],
  ["other digits", "２０２７-03-01", "٢٠٢٧-03-01", "20270301100000", "1803888000.5", "1e9", "0x10"],
  ["two of a kind", "2027-03-01 2027-03-02", "10:00 11:00", "10:00Z UTC", "10:00+01:00 EST", "monday friday"],
  ["an offset with its plus lost", "2027-05-10T10:00:00 04:00", "2027-05-10T10:00:00 0400"],
  [
    "zones that do not exist",
    "2027-03-01 10:00 Mars/Phobos",
    "10:00 +15:00",
    "10:00 +02:60",
    "10:00 A",
    "10:00 utc+99",
  ],
  [
    "parts in the wrong place",
    "2027-03-01x",
    "2027-03-01 10:00 - 11:00",
    "10:0",
    "10:000",
    "2027-03-01T",
    "next",
  ],
  ["distant times", "+9999999 years", "-9999999 days", `+9999999 years${" +9999999 years".repeat(5)}`],
] as const;

describe("D22 text without an offset is wall clock in the zone", () => {
  test.each(days)("day %s", (text) => {
    expect(parseDate(text, { zone, now })).toEqual({
      wall: "2027-03-01 00:00:00",
      utc: "2027-03-01 05:00:00",
      instant: false,
    });
  });

  test.each(times)("time %s", (text, time) => {
    expect(wallOf(`2027-03-01 ${text}`)).toBe(`2027-03-01 ${time}`);
    expect(wallOf(`1 March 2027, ${text}`)).toBe(`2027-03-01 ${time}`);
    expect(wallOf(text)).toBe(`2026-11-27 ${time}`);
  });

  test.each([
    ["20270301T100000", "2027-03-01 10:00:00"],
    ["20270301t1000", "2027-03-01 10:00:00"],
    ["20270301 10:00", "2027-03-01 10:00:00"],
    ["2027-03-01T10", "2027-03-01 10:00:00"],
    ["1 March 2027 10am", "2027-03-01 10:00:00"],
    ["03/01/2027 9:00 AM", "2027-03-01 09:00:00"],
    ["01-03-2027 18:30", "2027-03-01 18:30:00"],
    ["Mon Mar  1 10:00:00 2027", "2027-03-01 10:00:00"],
    ["2027", "2027-01-01 00:00:00"],
    ["0099", "0099-01-01 00:00:00"],
    ["1970-01-01 00:00:00", "1970-01-01 00:00:00"],
    ["2028-02-29", "2028-02-29 00:00:00"],
    ["2028-366", "2028-12-31 00:00:00"],
    ["2026-W53-7", "2027-01-03 00:00:00"],
    ["3/1/70", "1970-03-01 00:00:00"],
    ["2027-03-01 23:59:60", "2027-03-02 00:00:00"],
    ["9999-12-31 23:59:59", "9999-12-31 23:59:59"],
    ["0001-01-01", "0001-01-01 00:00:00"],
  ])("%s is %s", (text, wall) => expect(wallOf(text)).toBe(wall));
});

describe("D22 text with an offset, a zone or epoch seconds is an instant", () => {
  test.each(instants)("%s is %s UTC", (text, utc) => {
    expect(parseDate(text, { zone: "UTC", now })).toEqual({ wall: utc, utc, instant: true });
  });

  it("is shown in the zone", () => {
    const expected = { wall: "2041-03-05 19:00:00", utc: "2041-03-05 10:00:00", instant: true };
    expect(parseDate("2041-03-05T10:00:00Z", { zone: "Asia/Tokyo", now })).toEqual(expected);
    expect(wallOf("2041-03-05T10:00:00+02:00")).toBe("2041-03-05 03:00:00");
    expect(wallOf("2245590000")).toBe("2041-02-27 10:00:00");
  });
});

describe("D25 clock changes", () => {
  it("moves a skipped time forward", () => {
    const expected = { wall: "2027-03-14 03:30:00", utc: "2027-03-14 07:30:00", instant: false };
    expect(parseDate("2027-03-14 02:30", { zone, now })).toEqual(expected);
  });

  test.each([
    ["2027-11-07 01:30", "2027-11-07 05:30:00"],
    ["2027-11-07T01:30:00-04:00", "2027-11-07 05:30:00"],
    ["2027-11-07T01:30:00-05:00", "2027-11-07 06:30:00"],
    ["2027-11-07 01:30 EST", "2027-11-07 06:30:00"],
    ["2027-11-07 01:30 America/New_York", "2027-11-07 05:30:00"],
    ["2027-11-07T06:30:00Z", "2027-11-07 06:30:00"],
  ])("%s, an hour that comes twice, is %s UTC", (text, utc) => {
    expect(parseDate(text, { zone, now })).toMatchObject({ wall: "2027-11-07 01:30:00", utc });
  });

  it("knows which of two equal hours now is", () => {
    const second = Date.UTC(2027, 10, 7, 6, 30);
    expect(parseDate("now", { zone, now: second })?.utc).toBe("2027-11-07 06:30:00");
    expect(parseDate("1 hour ago", { zone, now: second })?.utc).toBe("2027-11-07 05:30:00");
  });
});

describe("D22 refuses", () => {
  test.each(refused.map(([what, ...texts]) => [what, texts] as const))("%s", (_, texts) => {
    for (const text of texts) expect(parseDate(text, { zone, now }), text).toBeUndefined();
  });
});

describe("hostile texts", () => {
  const long = 1_000_000;
  const pieces = ["1", " ", "a", "+1 ", "-", "2027-03-01 ", "march ", "+1 day ", "\u0000", "1-", "T"];

  test.each(pieces)("a megabyte of %j is refused at once", (piece) => {
    const texts = [piece.repeat(long / piece.length), piece.repeat(100).slice(0, 100)];
    const start = performance.now();
    for (const text of texts) parseDate(text, { zone, now });
    expect(parseDate(texts[0] ?? "", { zone, now })).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(100);
  });

  it("never throws, and gives real dates only", () => {
    const words = fc.constantFrom(
      ...[
        "2027-03-01",
        "10:00",
        "+9999999 ",
        "years",
        "week",
        "monday",
        "first day of",
        "EST",
        "Z",
        "@",
        "ago",
      ],
      ...[
        "last",
        "mar",
        "24:00",
        "-",
        ",",
        "0",
        "Europe/Berlin",
        "9999",
        "now",
        "am",
        "sunday",
        "+14:00",
        "next",
      ],
    );
    const text = fc.oneof(
      fc.array(words, { maxLength: 8 }).map((all) => all.join(" ")),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (written) => {
        const found = parseDate(written, { zone, now });
        if (found) expect(found.wall).toMatch(/^(?!0000)\d{4}-[01]\d-[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d$/);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("a plain date, which is read in a way of its own", () => {
  const number = (min: number, max: number, digits: number) =>
    fc.integer({ min, max }).map((one) => String(one).padStart(digits, "0"));
  // Days, hours and seconds that do not exist are among them.
  const plain = fc
    .tuple(
      ...[number(0, 9999, 4), number(0, 13, 2), number(0, 32, 2)],
      ...[number(0, 25, 2), number(0, 61, 2), number(0, 61, 2)],
      fc.constantFrom(" ", "T"),
    )
    .map(
      ([year, month, day, hour, minute, second, gap]) =>
        `${year}-${month}-${day}${gap}${hour}:${minute}:${second}`,
    );
  const zones = fc.constantFrom("UTC", "America/New_York", "Europe/Berlin", "+05:30", "Pacific/Apia");

  it("is what the forms read, which a fraction makes of it", () => {
    fc.assert(
      fc.property(plain, zones, (text, zone) => {
        const read = parseDate(text, { zone, now });
        expect(read).toEqual(parseDate(`${text}.0`, { zone, now }));
        expect(parseDate(text, { zone, now })).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });
});
