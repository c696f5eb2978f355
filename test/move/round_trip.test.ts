/** What is written out comes back the same: export, import into an empty calendar, export. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { openStoreCalendar } from "../../adapters/move/calendars.ts";
import { exportAll, FORMATS, type Format } from "../../adapters/move/exporter.ts";
import { fileSource } from "../../adapters/move/file_source.ts";
import { liveSource } from "../../adapters/move/live_source.ts";
import { NO_PROGRESS } from "../../adapters/move/progress.ts";
import { geolocation } from "../../src/plugins/geolocation.ts";
import { tickets } from "../../src/plugins/tickets.ts";
import { bring, inFolder, newTarget, type Target, totals } from "./import_run.ts";

/** Everything that a record can hold, and texts that files trip over. */
async function fill({ client }: Target): Promise<void> {
  const music = await client.categories.create({
    name: "Music | Dance",
    description: "All > sorts",
    slug: "music",
  });
  const jazz = await client.categories.create({ name: "Jazz", parent: music.id });
  await client.categories.create({ name: "Jazz", slug: "other-jazz" });
  const tag = await client.tags.create({ name: 'Free, "really"' });
  const pier = await client.venues.create({
    ...{
      venue: "Pier & Co; Hall, 7",
      description: "One\n\nTwo",
      address: "7, Quay",
      city: "Zürich",
      country: "CH",
    },
    ...{
      zip: "08001",
      phone: "+41 1",
      website: "https://pier.example/?a=1&b=2",
      show_map: false,
      province: "ZH",
    },
    image: "https://img.example/pier.png",
  });
  const other = await client.venues.create({ venue: "Pier & Co; Hall, 7", city: "Basel" });
  const named = await client.venues.create({ venue: "First name" });
  await client.venues.update(named.id, { venue: "Second name" });
  const friends = await client.organizers.create({
    organizer: "Friends",
    email: "f@town.example",
    phone: "=1+1",
  });
  const all = {
    categories: [jazz.id, music.id],
    tags: [tag.id],
    venue: [pier.id, other.id],
    organizer: [friends.id],
  };
  const day = { start_date: "2031-06-01 20:00", end_date: "2031-06-02 02:00" };
  const event = client.events.create;
  await event({
    ...{
      ...all,
      ...day,
      title: "Tom & Jerry <i>live</i>",
      timezone: "Europe/Paris",
      cost: "12,50 €",
      featured: true,
    },
    ...{
      description: 'A "quote", a; semicolon\\n\n\n<ul><li>x</li></ul>',
      excerpt: "Ümläut 🎉",
      show_map: true,
    },
    ...{
      website: "https://x.example/?a=1&b=2",
      image: "https://img.example/a.jpg",
      sticky: true,
      slug: "own-slug",
    },
  });
  await event({
    ...day,
    title: "=SUM(A1)",
    organizer: [friends.id, { organizer: "Guild", website: "https://g.example" }],
  });
  await event({ ...day, title: "=SUM(A1)", venue: named.id, timezone: "UTC-3:30" });
  await event({
    start_date: "2031-10-26T01:30:00Z",
    end_date: "2031-10-26T03:00:00Z",
    title: "Twice",
    timezone: "Europe/Paris",
  });
  await event({ start_date: "2031-07-01", end_date: "2031-07-03", title: "All day", all_day: true });
  await event({ ...day, title: "Draft", status: "draft" });
  await event({ ...day, title: "Mine", status: "private" });
  await event({ ...day, title: "Later", status: "publish", date: "2099-01-01 00:00:00" });
  await event({ ...day, title: "Hidden", hide_from_listings: true });
  await event({ ...day, title: "日本語のイベント" });
}

const written = async (
  { client }: Target,
  format: Format,
  unlisted: readonly number[] = [],
): Promise<string> => {
  const source = liveSource({
    name: "x",
    client,
    anonymous: newTarget().client,
    unlisted: async () => unlisted,
  });
  return (await exportAll(source, format, NO_PROGRESS)).text;
};

it.each(FORMATS)("%s", async (format) => {
  await inFolder(async (folder) => {
    const first = newTarget();
    await fill(first);
    const hidden = await first.client.events.read({ slug: "hidden" });
    const text = await written(first, format, [hidden.id]);
    expect(text).toContain("Hidden");
    const file = join(folder, `all.${format}`);
    await writeFile(file, text);
    const second = newTarget();
    const source = await fileSource(file, { until: "2040-01-01" });
    const report = await bring(source, second, join(folder, "state"));
    expect(report.refusals).toEqual([]);
    expect(report.counts.events.created).toBe(10);
    const again = await second.client.events.read({ slug: "hidden" });
    expect(await written(second, format, [again.id])).toBe(text);
    second.writes.length = 0;
    for (const state of ["state", "other"])
      expect((await bring(source, second, join(folder, state))).counts.events).toMatchObject({
        created: 0,
        changed: 0,
      });
    expect(second.writes).toEqual([]);
  });
});

it("json holds what no event is linked to, and the tree of categories", async () => {
  const first = newTarget();
  await fill(first);
  const file = JSON.parse(await written(first, "json"));
  expect(file.categories).toContainEqual({ name: "Jazz", slug: "other-jazz" });
  expect(file.categories).toContainEqual({ name: "Jazz", slug: "jazz", parent: "music" });
  expect(file.venues).toContainEqual(expect.objectContaining({ slug: "first-name", venue: "Second name" }));
  expect(file.events[0]).not.toHaveProperty("id");
});

it("ics is what other programs read: times in UTC, whole days as dates, plain texts", async () => {
  const first = newTarget();
  await fill(first);
  const text = await written(first, "ics");
  const lines = text.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one));
  const byTitle = new Map(events.map((event) => [event.summary, event]));
  expect(String(byTitle.get("Tom & Jerry live")?.startDate)).toBe("2031-06-01T18:00:00Z");
  expect(byTitle.get("Tom & Jerry live")?.location).toContain("Pier & Co");
  expect(String(byTitle.get("All day")?.startDate)).toBe("2031-07-01");
  expect(String(byTitle.get("All day")?.endDate)).toBe("2031-07-04");
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

describe("what plugins keep", () => {
  const plugged = () => newTarget({ plugins: [geolocation(), tickets()] });
  const day = { start_date: "2031-06-01 20:00", end_date: "2031-06-02 02:00" };
  const POSITIONS = [
    { venue: "Equator", geo_lat: 0, geo_lng: 32.5 },
    { venue: "Greenwich", geo_lat: 51.4779, geo_lng: 0 },
    { venue: "Origin", geo_lat: 0, geo_lng: 0 },
    { venue: "South-west", geo_lat: -33.4489, geo_lng: -70.6693 },
    { venue: "Nowhere" },
  ];
  const TICKETS = [{ name: "Seat", price: "12.50", currency: "EUR", available: 0 }];

  async function filled(): Promise<Target> {
    const target = plugged();
    for (const place of POSITIONS)
      await target.client.events.create({
        ...day,
        title: place.venue,
        venue: place,
        tickets: TICKETS,
      } as never);
    return target;
  }

  const positions = async ({ client }: Target) =>
    Object.fromEntries(
      (await client.venues.list({ per_page: 50 })).items.map((view) => {
        const { venue, geo_lat, geo_lng } = view as unknown as Record<string, unknown>;
        return [venue, [geo_lat, geo_lng]];
      }),
    );

  it.each(FORMATS)("moves by %s: positions, on the equator and at Greenwich too", (format) =>
    inFolder(async (folder) => {
      const [first, second] = [await filled(), plugged()];
      const file = join(folder, `all.${format}`);
      await writeFile(file, await written(first, format));
      const source = await fileSource(file, { until: "2040-01-01" });
      const report = await bring(source, second, join(folder, "state"));
      expect(report.refusals).toEqual([]);
      expect(await positions(second)).toEqual(await positions(first));
      expect(totals(await bring(source, second, join(folder, "other"))).slice(0, 2)).toEqual([0, 0]);
    }),
  );

  it("moves tickets by json, and says where they cannot go", () =>
    inFolder(async (folder) => {
      const [first, second, bare] = [await filled(), plugged(), newTarget()];
      const file = join(folder, "all.json");
      await writeFile(file, await written(first, "json"));
      const source = await fileSource(file, { until: "2040-01-01" });
      await bring(source, second, join(folder, "state"));
      const { items } = await second.client.events.list({ start_date: "2031-01-01", end_date: "2031-12-31" });
      for (const view of items) expect(view).toMatchObject({ ticketed: true, tickets: TICKETS });
      const { lost } = await bring(source, bare, join(folder, "bare"));
      expect(lost.map((one) => one.replace(/ \(.*/, ""))).toEqual([
        "its position: the calendar has no plugin that keeps it",
        "its tickets: the calendar has no plugin that keeps it",
      ]);
      const csv = await exportAll(liveSource({ name: "x", client: first.client }), "csv", NO_PROGRESS);
      expect(csv.report.lost.join()).toContain("its tickets: only .json holds them");
    }));

  it("moves out of a database and into one without a server", () =>
    inFolder(async (folder) => {
      const file = join(folder, "all.json");
      await writeFile(file, await written(await filled(), "json"));
      const { client, close } = await openStoreCalendar(`sqlite:${join(folder, "calendar.db")}`, {});
      const source = await fileSource(file, { until: "2040-01-01" });
      await bring(source, { client } as Target, join(folder, "state"));
      const out = await exportAll(liveSource({ name: "x", client }), "json", NO_PROGRESS);
      const kept = JSON.parse(out.text) as { events: object[]; venues: object[] };
      expect(kept.venues).toContainEqual(expect.objectContaining(POSITIONS[2]));
      for (const event of kept.events) expect(event).toMatchObject({ tickets: TICKETS });
      await close();
    }));
});
