/** Files of other programs. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../adapters/cli/usage_error.ts";
import { csvSource } from "../../adapters/move/csv_source.ts";
import { fileSource } from "../../adapters/move/file_source.ts";
import { icsSource } from "../../adapters/move/ics_source.ts";
import { jsonSource } from "../../adapters/move/json_source.ts";
import type { Source } from "../../adapters/move/record.ts";
import { bring, inFolder, newTarget, totals } from "./import_run.ts";

const ALL = { start_date: "2000-01-01", end_date: "2100-01-01", per_page: 50 } as const;

async function brought(source: Source) {
  const target = newTarget();
  const report = await inFolder((folder) => bring(source, target, join(folder, "state")));
  const { items } = await target.client.events.list({ ...ALL, status: ["publish", "draft", "private"] });
  return { target, report, items };
}

const ics = (...events: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", ...events, "END:VCALENDAR", ""].join("\r\n");
const vevent = (...lines: string[]): string => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
const NEW_YORK = [
  ...["BEGIN:VTIMEZONE", "TZID:Eastern Standard Time", "BEGIN:STANDARD", "DTSTART:16010101T020000"],
  ...["TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11", "END:STANDARD"],
  ...["BEGIN:DAYLIGHT", "DTSTART:16010101T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400"],
  ...["RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"],
].join("\r\n");
const until = "2031-12-31";

describe(".ics", () => {
  it("brings texts, places, people, categories and states", async () => {
    const text = ics(
      vevent(
        ...[
          "UID:1@x",
          "SUMMARY:Tea\\, cake & <more>",
          "DESCRIPTION:One\\nTwo\\; three",
          "DTSTART:20310601T180000Z",
        ],
        ...["DTEND:20310601T200000Z", "LOCATION:Old Mill\\, 2 Road\\, Bath", "CATEGORIES:Food,Tea \\, more"],
        ...["ORGANIZER;CN=Ann:mailto:ann@x.example", "URL:https://tea.example", "CLASS:PRIVATE"],
        ...["ATTENDEE:mailto:b@x.example", "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-PT5M", "END:VALARM"],
      ),
      vevent("UID:2@x", "SUMMARY:Off", "DTSTART:20310602T180000Z", "DURATION:PT90M", "STATUS:CANCELLED"),
    );
    const { items, report } = await brought(icsSource("x.ics", text, { until }));
    expect(items[0]).toMatchObject({
      ...{
        title: "Tea, cake &amp; &lt;more&gt;",
        description: "<p>One<br />\nTwo; three</p>",
        status: "private",
      },
      ...{
        start_date: "2031-06-01 18:00:00",
        website: "https://tea.example",
        venue: { venue: "Old Mill", address: "2 Road, Bath" },
      },
      organizer: [{ organizer: "Ann", email: "ann@x.example" }],
      categories: [{ name: "Food" }, { name: "Tea , more" }],
    });
    expect(items[1]).toMatchObject({ status: "draft", end_date: "2031-06-02 19:30:00" });
    expect(report.lost).toEqual([
      'alarms (event "1@x")',
      'attendees (event "1@x")',
      'that it is cancelled: it moves as a draft (event "2@x")',
    ]);
  });

  it.each([
    [
      "DTSTART;TZID=Europe/Paris:20310601T200000",
      "Europe/Paris",
      "2031-06-01 20:00:00",
      "2031-06-01 18:00:00",
    ],
    [
      "DTSTART;TZID=/x.org/Europe/Paris:20310601T200000",
      "Europe/Paris",
      "2031-06-01 20:00:00",
      "2031-06-01 18:00:00",
    ],
    [
      "DTSTART;TZID=Eastern Standard Time:20310601T200000",
      "UTC",
      "2031-06-02 00:00:00",
      "2031-06-02 00:00:00",
    ],
    ["DTSTART:20310601T200000", "UTC", "2031-06-01 20:00:00", "2031-06-01 20:00:00"],
    ["DTSTART;VALUE=DATE:20310601", "UTC", "2031-06-01 00:00:00", "2031-06-01 00:00:00"],
  ])("%s", async (line, timezone, start_date, utc_start_date) => {
    const { items } = await brought(
      icsSource("x.ics", ics(NEW_YORK, vevent("UID:1", "SUMMARY:x", line)), { until }),
    );
    expect(items[0]).toMatchObject({ timezone, start_date, utc_start_date });
  });

  it("writes recurring events out in the window, with exceptions, right across a clock change", async () => {
    const text = ics(
      NEW_YORK,
      vevent(
        ...["UID:w", "SUMMARY:Weekly", "DTSTART;TZID=Eastern Standard Time:20311022T200000", "DURATION:PT1H"],
        ...["RRULE:FREQ=WEEKLY", "EXDATE;TZID=Eastern Standard Time:20311112T200000"],
      ),
      vevent(
        ...["UID:w", "RECURRENCE-ID;TZID=Eastern Standard Time:20311029T200000", "SUMMARY:Moved"],
        ...["DTSTART;TZID=Eastern Standard Time:20311030T210000", "DURATION:PT2H"],
      ),
    );
    const { items, report, target } = await brought(icsSource("x.ics", text, { until: "2031-11-30" }));
    expect(
      items.map(({ title, utc_start_date, utc_end_date }) => [title, utc_start_date, utc_end_date.slice(11)]),
    ).toEqual([
      ["Weekly", "2031-10-23 00:00:00", "01:00:00"],
      ["Moved", "2031-10-31 01:00:00", "03:00:00"],
      ["Weekly", "2031-11-06 01:00:00", "02:00:00"],
      ["Weekly", "2031-11-20 01:00:00", "02:00:00"],
      ["Weekly", "2031-11-27 01:00:00", "02:00:00"],
    ]);
    expect(report.lost.join()).toContain("its rule after 2031-11-30");
    await inFolder(async (folder) => {
      const again = await bring(
        icsSource("x.ics", text, { until: "2031-11-30" }),
        target,
        join(folder, "state"),
      );
      expect(totals(again)).toEqual([0, 0, 5, 0]);
    });
  });

  it("knows an event by its UID when all else has changed", () =>
    inFolder(async (folder) => {
      const target = newTarget();
      const one = (title: string, day: string) =>
        icsSource("x.ics", ics(vevent("UID:1@x", `SUMMARY:${title}`, `DTSTART;VALUE=DATE:${day}`)), {
          until,
        });
      await bring(one("Old", "20310601"), target, join(folder, "state"));
      expect(totals(await bring(one("New", "20310701"), target, join(folder, "state")))).toEqual([
        0, 1, 0, 0,
      ]);
      expect((await target.client.events.list(ALL)).items).toMatchObject([
        { title: "New", start_date: "2031-07-01 00:00:00" },
      ]);
    }));

  it("goes on after an event that cannot be read", async () => {
    const text = ics(
      vevent("UID:bad", "SUMMARY:No start"),
      vevent("UID:ok", "SUMMARY:Good", "DTSTART:20310601T180000Z"),
    );
    const { items, report } = await brought(icsSource("x.ics", text, { until }));
    expect(items).toHaveLength(1);
    expect(report.refusals).toEqual(['event "bad": it has no DTSTART']);
  });
});

describe(".ics that is wrong in places", () => {
  const good = vevent("UID:ok", "SUMMARY:Good", "DTSTART:20310601T180000Z");

  it.each([
    ["RRULE:FREQ=BOGUS", 'line 4: invalid frequency "BOGUS"'],
    ["this is no line", "line 4: invalid line"],
    ["DTSTAMP:20310601T180000Z\r\nEND:VALARM", "line 4: "],
  ])("loses only the event that has %s, and says where it is", async (line, problem) => {
    const bad = vevent("UID:bad", "SUMMARY:Bad", "DTSTART:20310601T180000Z", line);
    for (const text of [ics(bad, good), ics(bad, good).replaceAll("\r\n", "\n")]) {
      const { items, report } = await brought(icsSource("x.ics", text, { until }));
      expect(items.map(({ title }) => title)).toEqual(["Good"]);
      expect(report.refusals).toEqual([expect.stringContaining(problem)]);
    }
  });

  it.each(["DTSTART:20310230T100000Z", "DTSTART;VALUE=DATE:20310431", "DTSTART:20310601T250000"])(
    "refuses a day or time that does not exist: %s",
    async (line) => {
      const { items, report } = await brought(
        icsSource("x.ics", ics(vevent("UID:bad", "SUMMARY:Bad", line), good), { until }),
      );
      expect(items).toHaveLength(1);
      expect(report.refusals).toEqual([expect.stringContaining('event "bad": its DTSTART is no day')]);
    },
  );

  it("tells of a recurring event of which no time is in the window", async () => {
    const later = vevent("UID:later", "SUMMARY:Later", "DTSTART:20350601T180000Z", "RRULE:FREQ=WEEKLY");
    const { items, report } = await brought(icsSource("x.ics", ics(later, good), { until }));
    expect(items).toHaveLength(1);
    expect(report.refusals).toEqual([
      'event "later": none of its times is on or before 2031-12-31: give a later --until',
    ]);
  });

  it("keeps the last times of a long rule, not the first", async () => {
    const daily = vevent("UID:d", "SUMMARY:Daily", "DTSTART:20250101T080000Z", "RRULE:FREQ=DAILY");
    const source = icsSource("x.ics", ics(daily), { until });
    const days: unknown[] = [];
    const lost = new Set<string>();
    for await (const moving of source.records(1))
      if ("record" in moving) {
        days.push(String(moving.record.data.start_date).slice(0, 10));
        for (const one of moving.record.lost) lost.add(one);
      }
    expect([days.length, days[0], days.at(-1)]).toEqual([1000, "2029-04-06", "2031-12-31"]);
    expect([...lost]).toEqual(["its times before 2029-04-06", "its rule after 2031-12-31"]);
  });
});

describe(".csv", () => {
  it("takes columns of other programs, with times of their own", async () => {
    const text = [
      "Event Name,Event Start Date,Event Start Time,Event End Date,Event End Time,All Day Event,Event Venue Name,Event Category,Colour",
      'Tea,2031-06-01,18:00,2031-06-01,20:00,FALSE,"Mill, Old",Food > Tea|Fun,red',
      "Fair,2031-06-03,,2031-06-05,,TRUE,,,",
    ].join("\r\n");
    const { items, report, target } = await brought(csvSource("x.csv", `\ufeff${text}`));
    expect(items).toMatchObject([
      {
        title: "Tea",
        start_date: "2031-06-01 18:00:00",
        end_date: "2031-06-01 20:00:00",
        venue: { venue: "Mill, Old" },
      },
      { title: "Fair", all_day: true, end_date: "2031-06-05 23:59:59", venue: [] },
    ]);
    expect(items[0]!.categories.map(({ name }) => name)).toEqual(["Fun", "Tea"]);
    const terms = (await target.client.categories.list({ hide_empty: false })).items;
    expect(terms.find(({ name }) => name === "Tea")?.parent).toBe(
      terms.find(({ name }) => name === "Food")?.id,
    );
    expect(report.lost).toEqual(['column "Colour" (row 2, row 3)']);
  });

  it("takes a mapping, and leaves what has no column alone", () =>
    inFolder(async (folder) => {
      const target = newTarget();
      const mapping = { Was: "title", Wann: "start_date" };
      const first = csvSource("x.csv", "Was,Wann,cost\nTee,2031-06-01 18:00,5\n", mapping);
      await bring(first, target, join(folder, "state"));
      const { items } = await target.client.events.list(ALL);
      await target.client.events.update(items[0]!.id, { description: "Kept" });
      const second = csvSource("x.csv", "Was,Wann,cost\nTee,2031-06-01 18:00,6\n", mapping);
      expect(totals(await bring(second, target, join(folder, "state")))).toEqual([0, 1, 0, 0]);
      expect((await target.client.events.list(ALL)).items).toMatchObject([
        { cost: "$6", description: "<p>Kept</p>" },
      ]);
    }));

  it("names bad rows and their fields", async () => {
    const text =
      "title,start_date,end_date,timezone\nA,2031-02-30,2031-03-01,UTC\nB,2031-06-01,2031-06-02,Mars\nC,2031-06-01,2031-06-01,UTC\n";
    const { items, report } = await brought(csvSource("x.csv", text));
    expect(report.refusals).toHaveLength(2);
    expect(report.refusals[0]).toMatch(/^row 2 "A": start_date: /);
    expect(report.refusals[1]).toMatch(/^row 3 "B": moved without timezone: timezone: /);
    expect(items.map(({ title }) => title).sort()).toEqual(["B", "C"]);
  });
});

describe("a second run without a state file", () => {
  const when = "2031-06-01 18:00";
  const rows = [
    "Zoned,2031-06-01 18:00,Europe/Paris,",
    `Site,${when},,`,
    "Day,2031-06-01,,1",
    `Both,${when},,1`,
  ];

  it.each(["UTC", "America/New_York"])(
    "makes nothing twice where the site's clock is %s",
    async (timezone) => {
      const target = newTarget({ timezone });
      const csv = () =>
        csvSource(
          "x.csv",
          ["title,start_date,timezone,all_day,status,date_utc", ...rows.map((row) => `${row},,`)].join("\n"),
        );
      const file = ics(
        vevent("UID:1", "SUMMARY:Floating", "DTSTART:20310601T180000"),
        vevent("UID:2", "SUMMARY:Instant", "DTSTART:20310601T180000Z"),
        vevent("UID:3", "SUMMARY:Whole", "DTSTART;VALUE=DATE:20310601"),
        vevent("UID:4", "SUMMARY:Named", "DTSTART;TZID=Asia/Tokyo:20310601T180000"),
      );
      for (const source of [csv, () => icsSource("x.ics", file, { until })]) {
        const run = () => inFolder((folder) => bring(source(), target, join(folder, "state")));
        expect(totals(await run())).toEqual([4, 0, 0, 0]);
        expect(totals(await run())).toEqual([0, 0, 4, 0]);
      }
    },
  );
});

describe(".json", () => {
  it("takes answers of the API", async () => {
    const first = newTarget();
    await first.client.events.create({
      ...{
        title: "Jazz",
        start_date: "2031-06-01 20:00",
        end_date: "2031-06-01 22:00",
        timezone: "Europe/Paris",
      },
      ...{ venue: { venue: "Pier", city: "Brest" }, tags: ["Free"], categories: ["Music"] },
    });
    const answer = await first.client.events.list(ALL);
    const { items } = await brought(jsonSource("x.json", JSON.stringify({ events: answer.items, total: 1 })));
    expect(items).toMatchObject([
      {
        slug: "jazz",
        timezone: "Europe/Paris",
        venue: { venue: "Pier", city: "Brest" },
        tags: [{ name: "Free" }],
      },
    ]);
  });

  it("takes a list of events with names for links", async () => {
    const when = { start_date: "2031-06-01 20:00", end_date: "2031-06-01 22:00" };
    const file = [
      { title: "A", ...when, venue: "Pier", categories: ["Music"] },
      { title: "B", ...when, venue: ["Pier"] },
      5,
    ];
    const { items, report, target } = await brought(jsonSource("x.json", JSON.stringify(file)));
    expect(items).toHaveLength(2);
    expect((await target.client.venues.list()).total).toBe(1);
    expect(report.refusals).toEqual(["events[2]: it is no object"]);
  });

  it("takes linked records with their data, and makes none of an id", async () => {
    const when = { start_date: "2031-06-01 20:00", end_date: "2031-06-01 22:00" };
    const file = [
      {
        title: "A",
        ...when,
        venue: { venue: "Pier", city: "Bern" },
        organizer: [{ organizer: "Ann" }, "Bob"],
      },
      {
        title: "B",
        ...when,
        venue: [{ venue: "Pier", city: "Bern" }],
        categories: [{ name: "Music" }, "Jazz"],
      },
      { title: "C", ...when, venue: 12, tags: [7, "Free"], categories: ["Music"] },
    ];
    const { items, report, target } = await brought(jsonSource("x.json", JSON.stringify(file)));
    expect(items).toMatchObject([
      { venue: { venue: "Pier", city: "Bern" }, organizer: [{ organizer: "Ann" }, { organizer: "Bob" }] },
      { venue: { venue: "Pier" }, categories: [{ name: "Jazz" }, { name: "Music" }] },
      { venue: [], tags: [{ name: "Free" }], categories: [{ name: "Music" }] },
    ]);
    const { venues, organizers } = target.client;
    expect([(await venues.list()).total, (await organizers.list()).total]).toEqual([1, 2]);
    expect(report.lost).toEqual(["link to tags 7 (events[2])", "link to venues 12 (events[2])"]);
  });
});

describe("the bytes of a file", () => {
  const csv = "title,start_date\r\nOne,2031-06-01\r\nCafé Zürich,2031-06-01\r\n";
  const read = (bytes: Uint8Array) =>
    inFolder(async (folder) => {
      const file = join(folder, "x.csv");
      await writeFile(file, bytes);
      return (await brought(await fileSource(file, { until }))).items.map(({ title }) => title);
    });

  it.each([
    ["UTF-8", Buffer.from(csv)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${csv}`)],
    ["UTF-16 as spreadsheets write it", Buffer.from(`\ufeff${csv}`, "utf16le")],
    ["UTF-16 the other way round", Buffer.from(`\ufeff${csv}`, "utf16le").swap16()],
  ])("may be %s", async (_name, bytes) => {
    expect((await read(bytes)).sort()).toEqual(["Café Zürich", "One"]);
  });

  it("are refused where letters would be lost, with the line", async () => {
    await expect(read(Buffer.from(csv, "latin1"))).rejects.toThrow(/line 3 is not UTF-8; save it as UTF-8/);
  });

  it("count rows as spreadsheets do, blank ones and cells of several lines too", async () => {
    const text = 'title,start_date\n\n"Two\nlines",2031-06-01\n , \nBad,never\n';
    const { report } = await brought(csvSource("x.csv", text));
    expect(report.refusals).toEqual([expect.stringMatching(/^row 5 "Bad": start_date: /)]);
  });
});

describe("files that are none", () => {
  it.each([
    ["x.json", "{", /it is no JSON/],
    ["x.json", '{"a":1}', /must hold lists called categories, tags, venues, organizers, events/],
    ["x.csv", "a,b\n1,2\n", /it has no column "title"; .*--map "Column=title"/],
    ["x.ics", "hello", /Cannot read ".*x\.ics" as iCalendar/],
    ["x.txt", "", /must be an address, or a file that ends in \.json, \.csv or \.ics/],
  ])("%s with %j", (name, text, message) =>
    inFolder(async (folder) => {
      const file = join(folder, name);
      await writeFile(file, text);
      const error = await fileSource(file, { until }).catch((reason: Error) => reason);
      expect(error).toBeInstanceOf(UsageError);
      expect((error as Error).message).toMatch(message);
    }),
  );
});
