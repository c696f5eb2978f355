/** What is written out comes back the same: export, import into an empty calendar, export. */
import { join } from "node:path";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { exportAll, FORMATS, type Format } from "../../adapters/move/exporter.ts";
import { fileSource } from "../../adapters/move/file_source.ts";
import { liveSource } from "../../adapters/move/live_source.ts";
import { NO_PROGRESS } from "../../adapters/move/progress.ts";
import { bring, inFolder, newTarget, type Target } from "./import_run.ts";

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
    await (await import("node:fs/promises")).writeFile(file, text);
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
