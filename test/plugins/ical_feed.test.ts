/** Calendar files, read back by another program's reader. */
import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { geolocation } from "../../src/plugins/geolocation.ts";
import { type IcalFeedOptions, icalFeed } from "../../src/plugins/ical_feed.ts";
import { badFields, call, FAIR, make, makeSite, refusal, type Site } from "../decisions/site.ts";
import { STORES, siteOn } from "./sites.ts";

const feedOf = async (site: Site, query = "start_date=1970-01-01&end_date=2200-01-01", headers = {}) =>
  (await call(site, `GET events.ics?${query}`, { headers })).text;

/** The events of a file by their UID's number, with all zones as the file itself describes them. */
function read(text: string): Map<number, ICAL.Event> {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(zone as never);
  }
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return new Map(events.map((event) => [Number(event.uid.split("@")[0]), event]));
}

const instant = (time: ICAL.Time): string => new Date(time.toUnixTime() * 1000).toISOString();
const asIso = (utc: unknown): string => `${String(utc).replace(" ", "T")}.000Z`;

const ZONES = [
  "Europe/Paris",
  "Europe/Dublin",
  "America/New_York",
  "America/Sao_Paulo",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Asia/Kolkata",
  "Asia/Tehran",
  "Pacific/Apia",
  "Antarctica/Troll",
  "America/Caracas",
  "UTC",
  "UTC+5:45",
  "US/Pacific",
  "EST",
];

describe("pages of a feed", () => {
  it("hold every event once, with a page size and without one", async () => {
    const site = makeSite({ plugins: [icalFeed({ maxEvents: 3 })] });
    const ids: number[] = [];
    for (let n = 0; n < 8; n++) ids.push(await make(site, "events", { title: `E ${n}` }));
    for (const [size, pages] of [
      ["", 3],
      ["&per_page=2", 4],
    ] as const) {
      const found: number[] = [];
      for (let page = 1; page <= pages + 1; page++)
        found.push(...read(await feedOf(site, `page=${page}${size}`)).keys());
      expect([size, found]).toEqual([size, ids]);
    }
  });
});

describe("a feed", () => {
  it("means the same instants as the API, in all zones and years, around clock changes too", async () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const when = fc.oneof(
      fc.record({
        year: fc.integer({ min: 1972, max: 2060 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
        hour,
      }),
      // Nights in which clocks change.
      fc.record({
        year: fc.constantFrom(2024, 2026, 2027),
        month: fc.constantFrom(3, 10, 11, 4),
        day: fc.integer({ min: 1, max: 31 }).map((day) => Math.min(day, 30)),
        hour: fc.constantFrom(0, 1, 2, 3),
      }),
    );
    const event = fc.record({
      zone: fc.constantFrom(...ZONES),
      when,
      minutes: fc.constantFrom(1, 30, 90, 1500, 525_600),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (asked) => {
        const site = makeSite({ plugins: [icalFeed()] });
        const made = new Map<number, unknown[]>();
        for (const { zone, when, minutes } of asked) {
          const wall = `${when.year}-${String(when.month).padStart(2, "0")}-${String(when.day).padStart(2, "0")} ${String(when.hour).padStart(2, "0")}:30:00`;
          const start = await call(site, "POST events", {
            as: "editor",
            body: { ...FAIR, start_date: wall, end_date: wall, timezone: zone },
          });
          const end = new Date(
            Date.parse(asIso(start.at("utc_start_date"))) + minutes * 60_000,
          ).toISOString();
          const id = start.at("id") as number;
          const got = await call(site, `PATCH events/${id}`, { as: "editor", body: { end_date: end } });
          made.set(id, [asIso(got.at("utc_start_date")), asIso(got.at("utc_end_date"))]);
        }
        const events = read(await feedOf(site));
        for (const [id, times] of made) {
          const { startDate, endDate } = events.get(id)!;
          expect([instant(startDate), instant(endDate)]).toEqual(times);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("tells the second of two equal times from the first", async () => {
    const site = makeSite({ plugins: [icalFeed()], timezone: "Europe/Paris" });
    const at = (text: string) =>
      make(site, "events", { start_date: text, end_date: "2026-10-25T04:00:00+01:00" });
    const [first, second] = [await at("2026-10-25T02:30:00+02:00"), await at("2026-10-25T02:30:00+01:00")];
    const events = read(await feedOf(site, "start_date=2026-10-01&end_date=2026-12-01"));
    expect([first, second].map((id) => instant(events.get(id)!.startDate))).toEqual([
      "2026-10-25T00:30:00.000Z",
      "2026-10-25T01:30:00.000Z",
    ]);
  });

  it("describes each zone once, in rules where there are any", async () => {
    const site = makeSite({ plugins: [icalFeed()] });
    for (const year of [2026, 2028, 2031])
      await make(site, "events", {
        start_date: `${year}-07-01 10:00`,
        end_date: `${year}-07-01 11:00`,
        timezone: "Europe/Paris",
      });
    await make(site, "events", {
      start_date: "2027-07-01 10:00",
      end_date: "2027-07-01 11:00",
      timezone: "Asia/Tokyo",
    });
    const text = await feedOf(site);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
    const paris = /TZID:Europe\/Paris[\s\S]*?END:VTIMEZONE/.exec(text)![0];
    expect(paris.match(/BEGIN:DAYLIGHT/g)).toHaveLength(1);
    expect(paris).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU");
    expect(text).toContain("TZOFFSETFROM:+0900\r\nTZOFFSETTO:+0900");
  });

  it("gives whole days as dates, the end being the day after", async () => {
    const site = makeSite({ plugins: [icalFeed()] });
    const id = await make(site, "events", {
      start_date: "2027-02-27",
      end_date: "2027-02-28",
      all_day: true,
    });
    const event = read(await feedOf(site)).get(id)!;
    expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
      true,
      "2027-02-27",
      "2027-03-01",
    ]);
  });

  it("says all that programs show", async () => {
    const site = makeSite({
      plugins: [icalFeed({ name: "Town, hall" }), geolocation()],
      baseUrl: "https://town.example",
    });
    const title = 'Tea; "cake", \\ & <b>more</b> — 🎉 '.repeat(4);
    const id = await make(site, "events", {
      title,
      description: "First\nline, <a href='https://example.org/'>link</a>\n\nSecond; line",
      categories: ["Food, drink", "Fun"],
      venue: { venue: "Hall; left", address: "Street 1", city: "Bern", geo_lat: 46.948, geo_lng: 7.4474 },
      organizer: { organizer: 'Ann "the host"; Co', email: "ann@example.org" },
    });
    const text = await feedOf(site);
    const event = read(text).get(id)!;
    const value = (name: string) => event.component.getFirstPropertyValue(name);
    expect(event.summary).toBe('Tea; "cake", \\ & more — 🎉 '.repeat(4).trim());
    expect(event.description).toBe("First\nline, link\nSecond; line");
    expect(event.location).toBe("Hall; left, Street 1, Bern");
    expect(event.component.getFirstProperty("categories")!.getValues()).toEqual(["Food, drink", "Fun"]);
    expect(value("geo")).toEqual([46.948, 7.4474]);
    expect([value("organizer"), event.component.getFirstProperty("organizer")!.getParameter("cn")]).toEqual([
      "mailto:ann@example.org",
      "Ann 'the host'; Co",
    ]);
    expect(String(value("url"))).toMatch(/^https:\/\/town\.example\/event\//);
    expect(value("status")).toBe("CONFIRMED");
    expect(text).toContain("X-WR-CALNAME:Town\\, hall");
    for (const line of text.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
  });

  it("keeps a UID, and counts up with each change", async () => {
    const site = makeSite({ plugins: [icalFeed()] });
    const id = await make(site, "events");
    const before = read(await feedOf(site)).get(id)!;
    site.wait(60);
    await call(site, `PATCH events/${id}`, { as: "editor", body: { title: "Changed" } });
    const after = read(await feedOf(site)).get(id)!;
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    const modified = (event: ICAL.Event) =>
      (event.component.getFirstPropertyValue("last-modified") as ICAL.Time).toUnixTime();
    expect(modified(after) - modified(before)).toBe(60);
  });

  it("answers 304 while nothing has changed", async () => {
    const site = makeSite({ plugins: [icalFeed()] });
    await make(site, "events");
    const first = await call(site, "GET events.ics");
    const etag = first.headers.get("etag")!;
    expect((await call(site, "GET events.ics", { headers: { "if-none-match": etag } })).status).toBe(304);
    await make(site, "events");
    expect((await call(site, "GET events.ics", { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  it("gives one event, to those who may read it", async () => {
    const site = makeSite({ plugins: [icalFeed()] });
    const id = await make(site, "events", { title: "Alone" });
    const secret = await make(site, "events", { title: "Locked", password: "sesame" });
    const draft = await make(site, "events", { status: "draft" });
    expect(read((await call(site, `GET events/${id}.ics`)).text).get(id)!.summary).toBe("Alone");
    expect(refusal(await call(site, `GET events/${draft}.ics`))).toBe("403 event-not-accessible");
    expect(refusal(await call(site, `GET events/${secret}.ics`))).toBe("403 event-password-protected");
    expect(refusal(await call(site, "GET events/999.ics"))).toBe("404 event-not-found");
    const editor = await call(site, `GET events/${draft}.ics`, { as: "editor" });
    expect(editor.text).toContain("STATUS:TENTATIVE");
  });

  it.each([
    [{ maxEvents: 0 }, "`maxEvents` must be a whole number from 1 to 10000, got 0"],
    [{ refreshMinutes: 1.5 }, "`refreshMinutes`"],
    [{ name: " " }, "`name` must be a text"],
  ])("does not start with %j", (options: IcalFeedOptions, sentence) => {
    expect(() => icalFeed(options)).toThrow(sentence);
  });
});

describe.each(STORES)("private feeds over %s", (_name, open) => {
  const site = siteOn(open, { plugins: [icalFeed({ privateFeeds: true })] });
  const open_ = (url: unknown) => call(site, `GET ${url}`);

  it("show what their maker may see, and nothing but calendar files", async () => {
    await make(site, "events", { title: "Own draft", status: "draft" }, "author");
    await make(site, "events", { title: "Other draft", status: "draft" }, "editor");
    const made = await call(site, "POST feeds", { as: "author", body: { name: "Phone" } });
    expect(made.status).toBe(201);
    const url = String(made.at("url"));
    const text = (await open_(url)).text;
    expect([text.includes("Own draft"), text.includes("Other draft")]).toEqual([true, false]);
    expect((await call(site, "GET events.ics")).text).not.toContain("draft");
    const elsewhere = await open_(url.replace("events.ics", "events"));
    expect(elsewhere.text).not.toContain("draft");
    const listed = await call(site, "GET feeds", { as: "author" });
    expect(listed.at("feeds")).toMatchObject([{ name: "Phone" }]);
    expect(listed.text).not.toContain(url.split("token=")[1]);
    expect((await site.store.state.list("")).map(([, value]) => value).join()).not.toContain(url.slice(-64));
  });

  it("are closed by every wrong token, in the same way", async () => {
    const url = String((await call(site, "POST feeds", { as: "editor", body: {} })).at("url"));
    const [start, token = ""] = url.split("token=");
    const wrong = [
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`,
      `9${token}`,
      "x",
      "0--",
      token.toUpperCase(),
    ];
    for (const one of wrong)
      expect([one, refusal(await open_(`${start}token=${one}`))]).toEqual([one, "401 incorrect_password"]);
  });

  it("are revoked by their maker or an admin, and by nobody else", async () => {
    const made = await call(site, "POST feeds", { as: "author", body: { name: "Lost" } });
    const id = made.at("id");
    const revoke = (as?: "author2" | "author" | "admin") =>
      call(site, `DELETE feeds/${id}`, as ? { as } : {});
    expect([(await revoke()).status, (await revoke("author2")).status]).toEqual([401, 404]);
    expect((await open_(made.at("url"))).status).toBe(200);
    expect((await revoke("admin")).status).toBe(200);
    expect((await open_(made.at("url"))).status).toBe(401);
    expect((await revoke("author")).status).toBe(404);
  });

  it("need somebody who is signed in, and a name that can be one", async () => {
    expect((await call(site, "POST feeds", { body: {} })).status).toBe(401);
    expect((await call(site, "GET feeds")).status).toBe(401);
    expect(badFields(await call(site, "POST feeds", { as: "author", body: { name: [] } }))).toEqual(["name"]);
  });
});
