/** Which events date parameters mean. Now is 21:00 on 27 November 2026 in New York. */
import { beforeEach, describe, expect, it } from "vitest";
import { badFields, call, make, makeSite, type Site } from "./site.ts";

let site: Site;
beforeEach(() => {
  site = makeSite();
});

/** Titles that a query finds, in order. */
const found = async (query: string) =>
  (await call(site, `GET events?per_page=50&${query}`)).at("events.title") as string[];
const at = (title: string, start_date: string, end_date: string, data: object = {}) =>
  make(site, "events", { title, start_date, end_date, ...data });

/** The boundary cases of the reference, around 10 May 2027. */
const AROUND = {
  "ends at midnight": ["2027-05-09 23:00", "2027-05-10 00:00"],
  "runs into it": ["2027-05-09 22:00", "2027-05-10 01:00"],
  "at midnight": ["2027-05-10 00:00", "2027-05-10 00:30"],
  "at ten": ["2027-05-10 10:00", "2027-05-10 11:00"],
  "until midnight": ["2027-05-10 23:00", "2027-05-11 00:00"],
  "at the last second": ["2027-05-10 23:59:59", "2027-05-11 01:00"],
  "the day after": ["2027-05-11 00:00", "2027-05-11 01:00"],
  "all day": ["2027-05-10 00:00:00", "2027-05-10 23:59:59"],
  "three days": ["2027-05-09 00:00:00", "2027-05-11 23:59:59"],
} as const;
type Case = keyof typeof AROUND;
const DAY = "2027-05-10 00:00:00";
const NEXT = "2027-05-11 00:00:00";

const MEANING: Record<string, (start: string, end: string) => boolean> = {
  start_date: (start) => start >= DAY,
  end_date: (_start, end) => end <= NEXT,
  starts_before: (start) => start < NEXT,
  starts_after: (start) => start >= NEXT,
  ends_before: (_start, end) => end <= NEXT,
  ends_after: (_start, end) => end > NEXT,
};
const full = (text: string) => (text.length === 16 ? `${text}:00` : text);
const WIDE: Record<string, string> = {
  start_date: "&end_date=2099-01-01",
  end_date: "&start_date=2000-01-01",
};

describe("D26 whole days", () => {
  beforeEach(async () => {
    for (const [title, [start, end]] of Object.entries(AROUND)) await at(title, start, end);
  });

  const values = ["2027-05-10", "2027-05-10 17:30", "2027-05-10T23:00:00-04:00", "2027-05-11T03:59:59Z"];
  it.each(Object.keys(MEANING).flatMap((name) => values.map((value) => [name, value] as const)))(
    "D26 %s=%s",
    async (name, value) => {
      const expected = (Object.keys(AROUND) as Case[]).filter((title) => {
        const [start, end] = AROUND[title];
        return MEANING[name]!(full(start), full(end));
      });
      const titles = await found(`${name}=${encodeURIComponent(value)}${WIDE[name] ?? ""}`);
      expect(titles.toSorted()).toEqual(expected.toSorted());
    },
  );

  it("D26 no event is in neither of before and after", async () => {
    for (const side of ["starts", "ends"]) {
      const both = [
        ...(await found(`${side}_before=2027-05-10`)),
        ...(await found(`${side}_after=2027-05-10`)),
      ];
      expect(both.toSorted()).toEqual(Object.keys(AROUND).toSorted());
    }
  });

  it("D26 one that ends at midnight belongs to the day it ran on", async () => {
    expect(await found("start_date=2027-05-10&end_date=2027-05-10")).toContain("until midnight");
    expect(await found("ends_after=2027-05-10")).not.toContain("until midnight");
  });

  it("D26 an unreadable date → 400", async () => {
    for (const name of Object.keys(MEANING))
      expect(badFields(await call(site, `GET events?${name}=2027-02-30`))).toEqual([name]);
  });
});

describe("D27 strict dates", () => {
  const BOUNDS = ["09:59:59", "10:00:00", "10:00:01", "10:59:59", "11:00:00", "11:00:01"];
  const [START, END] = ["10:00:00", "11:00:00"];
  const IN: Record<string, (bound: string) => boolean> = {
    start_date: (bound) => START >= bound,
    starts_after: (bound) => START > bound,
    starts_before: (bound) => START < bound,
    ends_after: (bound) => END > bound,
    ends_before: (bound) => END < bound,
    end_date: (bound) => END <= bound,
  };

  it.each(Object.keys(IN))("D27 %s at the exact time, on the site's clock or as an instant", async (name) => {
    await at("Ten", "2027-05-10 10:00", "2027-05-10 11:00");
    for (const bound of BOUNDS)
      for (const zone of ["", "%2B00:00 ", "-04:00"]) {
        const text = zone.startsWith("%")
          ? `2027-05-10T${String(Number(bound.slice(0, 2)) + 4)}${bound.slice(2)}Z`
          : `2027-05-10T${bound}${zone}`;
        const titles = await found(`strict_dates=true&${name}=${text}${WIDE[name] ?? ""}`);
        expect([name, text, titles.length]).toEqual([name, text, IN[name]!(bound) ? 1 : 0]);
      }
  });

  it("D27 only the words for yes are strict", async () => {
    await at("Ten", "2027-05-10 10:00", "2027-05-10 11:00");
    for (const yes of ["1", "true", "YES", "on"])
      expect(await found(`strict_dates=${yes}&starts_after=2027-05-10 09:00`)).toEqual(["Ten"]);
    for (const no of ["false", "no", "maybe"])
      expect(await found(`strict_dates=${no}&starts_after=2027-05-10 09:00`)).toEqual([]);
  });
});

describe("D28 events are compared on their own wall clock", () => {
  it("D28 in filters and in the order", async () => {
    await at("Tokyo", "2027-05-10 10:00", "2027-05-10 11:00", { timezone: "Asia/Tokyo" });
    await at("Here", "2027-05-10 09:00", "2027-05-10 11:30");
    expect(await found("start_date=2027-05-10&end_date=2027-05-10")).toEqual(["Here", "Tokyo"]);
    expect(await found("strict_dates=1&starts_after=2027-05-10 09:30")).toEqual(["Tokyo"]);
  });

  it("D28 only_with_upcoming is of instants", async () => {
    const soon = await make(site, "venues", { venue: "Soon" });
    const gone = await make(site, "venues", { venue: "Gone" });
    await at("Soon", "2026-11-27 22:00", "2026-11-28 22:00", { venue: soon });
    await at("Gone", "2026-11-28 10:00", "2026-11-28 23:00", { venue: gone, timezone: "Asia/Tokyo" });
    const upcoming = async () => (await call(site, "GET venues?only_with_upcoming=1")).at("venues.venue");
    expect(await upcoming()).toEqual(["Soon"]);
    site.wait(3600);
    expect(await upcoming()).toEqual([]);
  });
});
