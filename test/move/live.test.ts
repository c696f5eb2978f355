/** Moving in from a site of the original service. */
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSite } from "../../adapters/move/calendars.ts";
import { liveSource } from "../../adapters/move/live_source.ts";
import { createClient } from "../../src/client/mod.ts";
import { bring, inFolder, newTarget, sourceOf, type Target, totals } from "./import_run.ts";
import { type OriginalSite, openOriginal, plainEvent } from "./original_site.ts";

let site: OriginalSite;
let target: Target;
beforeEach(async () => {
  site = await openOriginal();
  target = newTarget();
});
afterEach(() => site.close());

const read = (slug: string) => target.client.events.read({ slug });
const ALL = { start_date: "2000-01-01", end_date: "2100-01-01", per_page: 50 } as const;

describe("an import", () => {
  it("keeps slugs, times, zones, statuses, links, texts and images", () =>
    inFolder(async (folder) => {
      const report = await bring(await sourceOf(site), target, join(folder, "state"));
      expect(report.refusals).toEqual([]);
      expect(totals(report)).toEqual([16, 0, 0, 0]);
      expect(await read("quartets")).toMatchObject({
        ...{ title: "Tom &amp; Jerry – “live”", description: "<p>One</p>\n<p>Two &amp; three</p>" },
        ...{
          excerpt: "<p>Short</p>",
          cost: "$15 – $25",
          website: "https://quartets.example/?a=1&b=2",
          featured: true,
        },
        ...{
          start_date: "2031-06-01 20:00:00",
          utc_start_date: "2031-06-02 00:00:00",
          timezone: "America/New_York",
        },
        ...{
          date_utc: "2026-01-05 14:00:00",
          status: "publish",
          image: { url: "https://img.example/q.jpg" },
        },
        categories: [{ name: "Jazz &amp; Blues", slug: "jazz", description: "About jazz" }],
        tags: [{ slug: "free" }, { slug: "outdoors" }],
        organizer: [{ organizer: "Friends &amp; Co", email: "f@town.example" }, { organizer: "Guild" }],
        venue: {
          ...{
            slug: "pier",
            address: "7 King’s Quay",
            city: "Alder",
            state: "ME",
            website: "https://pier.example",
          },
          ...{ show_map: true, show_map_link: false, image: { url: "https://img.example/pier.jpg" } },
        },
      });
      expect(await read("festival")).toMatchObject({
        ...{ all_day: true, start_date: "2031-06-05 00:00:00", end_date: "2031-06-07 23:59:59" },
        venue: { slug: "old-loft", venue: "New Loft" },
      });
      expect(await read("night-shift")).toMatchObject({
        ...{
          start_date: "2031-11-02 01:30:00",
          utc_start_date: "2031-11-02 06:30:00",
          venue: { status: "draft" },
        },
      });
      expect(await read("gamelan")).toMatchObject({
        timezone: "UTC+7",
        status: "private",
        utc_start_date: "2032-01-01 12:00:00",
      });
      const { items } = await target.client.events.list({ ...ALL, status: "draft" });
      expect(items).toMatchObject([{ title: "Idea", start_date: "2032-02-01 10:00:00" }]);
    }));

  it("keeps the tree of categories, unused ones too", () =>
    inFolder(async (folder) => {
      await bring(await sourceOf(site), target, join(folder, "state"));
      const { items } = await target.client.categories.list({ hide_empty: false, per_page: 50 });
      const bySlug = new Map(items.map((one) => [one.slug, one]));
      expect([...bySlug.keys()].sort()).toEqual(["jazz", "music", "unused"]);
      expect(bySlug.get("jazz")?.parent).toBe(bySlug.get("music")?.id);
    }));

  it("never publishes what stands behind a password, and says what it could not keep", () =>
    inFolder(async (folder) => {
      const report = await bring(await sourceOf(site), target, join(folder, "state"));
      expect(await read("secret")).toMatchObject({
        status: "private",
        description: "<p>Not for all</p>",
        cost: "$9",
      });
      expect(report.lost).toEqual([
        "custom fields (event 104)",
        "its password: it moves as a private event (event 106)",
        "sizes of images: they move as addresses (event 101)",
      ]);
      expect(String(report)).toContain("events           6 created");
    }));

  it("without credentials brings what everybody may read, and names the rest", () =>
    inFolder(async (folder) => {
      const report = await bring(await sourceOf(site, false), target, join(folder, "state"));
      expect(report.refusals).toEqual([
        "event 106: it stands behind a password: credentials of an editor are needed",
      ]);
      const { items } = await target.client.events.list({ ...ALL, status: ["publish", "draft", "private"] });
      expect(items.map(({ slug }) => slug)).toEqual(["quartets", "festival", "night-shift"]);
    }));

  it("asks for pages of 50, and waits when it is told to", () =>
    inFolder(async (folder) => {
      const source = await sourceOf(site);
      site.failures.push({ status: 429, retryAfter: "0" }, { status: 503, retryAfter: "0" });
      const report = await bring(source, target, join(folder, "state"));
      expect(report.hasFailed).toBe(false);
      expect(site.asked.filter((path) => /\/events\?/.test(path) && !/per_page=(1|50)&?/.test(path))).toEqual(
        [],
      );
    }));
});

describe("the same import again", () => {
  it.each([true, false])("writes nothing (state file: %s)", (hasState) =>
    inFolder(async (folder) => {
      await bring(await sourceOf(site), target, join(folder, "state"));
      target.writes.length = 0;
      const again = await bring(await sourceOf(site), target, join(folder, hasState ? "state" : "other"));
      expect(totals(again)).toEqual([0, 0, 16, 0]);
      expect(target.writes).toEqual([]);
    }),
  );

  it.each([true, false])("changes only what has changed (state file: %s)", (hasState) =>
    inFolder(async (folder) => {
      await bring(await sourceOf(site), target, join(folder, "state"));
      target.writes.length = 0;
      const before = await read("festival");
      Object.assign(site.events[1]!, { title: "Great festival", cost: "$3" });
      const again = await bring(await sourceOf(site), target, join(folder, hasState ? "state" : "other"));
      expect(totals(again)).toEqual([0, 1, 15, 0]);
      expect(target.writes).toEqual([`PATCH /events/v1/events/${before.id}`.replace("/events/v1", "")]);
      expect(await read("festival")).toMatchObject({ id: before.id, title: "Great festival", cost: "$3" });
    }),
  );

  it("knows a record by the state file when its title, slug and start have all changed", () =>
    inFolder(async (folder) => {
      await bring(await sourceOf(site), target, join(folder, "state"));
      const { id } = await read("festival");
      Object.assign(site.events[1]!, { title: "Fair", slug: "fair", start_date: "2031-06-06 00:00:00" });
      await bring(await sourceOf(site), target, join(folder, "state"));
      expect(await read("fair")).toMatchObject({ id, title: "Fair", start_date: "2031-06-06 00:00:00" });
    }));

  it("takes what is emptied at the source away", () =>
    inFolder(async (folder) => {
      await bring(await sourceOf(site), target, join(folder, "state"));
      Object.assign(site.events[0]!, {
        cost: "",
        excerpt: "",
        image: false,
        venue: [],
        tags: [],
        organizer: [],
      });
      await bring(await sourceOf(site), target, join(folder, "state"));
      const empty = { cost: "", excerpt: "", image: false, venue: [], tags: [], organizer: [] };
      expect(await read("quartets")).toMatchObject(empty);
    }));

  it("makes a record anew that is gone from the target", () =>
    inFolder(async (folder) => {
      await bring(await sourceOf(site), target, join(folder, "state"));
      await target.client.events.delete((await read("festival")).id, { force: true });
      const again = await bring(await sourceOf(site), target, join(folder, "state"));
      expect(totals(again)).toEqual([1, 0, 15, 0]);
    }));

  it("finds an event again that no list shows", () =>
    inFolder(async (folder) => {
      const hidden = { ...plainEvent(1), hide_from_listings: false };
      const other = await openOriginal([hidden]);
      try {
        await bring(await sourceOf(other), target, join(folder, "state"));
        const { id } = await read("lecture-1");
        await target.client.events.update(id, { hide_from_listings: true });
        const file = { ...hidden, hide_from_listings: true };
        const { jsonSource } = await import("../../adapters/move/json_source.ts");
        for (const state of ["a", "a", "b"]) {
          const report = await bring(
            jsonSource("x.json", JSON.stringify([file])),
            target,
            join(folder, state),
          );
          expect(report.counts.events).toMatchObject({ created: 0, unchanged: 1 });
        }
      } finally {
        await other.close();
      }
    }));
});

describe("records of others at the target", () => {
  it("are left alone where only the slug is the same", () =>
    inFolder(async (folder) => {
      const theirs = await target.client.events.create({
        ...{ title: "Another festival", slug: "festival", start_date: "2029-01-01", end_date: "2029-01-01" },
      });
      const report = await bring(await sourceOf(site), target, join(folder, "state"));
      expect(report.lost).toContain('the slug "festival", which is taken (event 102)');
      expect((await target.client.events.read(theirs.id)).title).toBe("Another festival");
      expect((await read("festival-2")).title).toBe("Festival");
      target.writes.length = 0;
      for (const state of ["state", "other"])
        expect(totals(await bring(await sourceOf(site), target, join(folder, state)))).toEqual([0, 0, 16, 0]);
      expect(target.writes).toEqual([]);
    }));
});

describe("a dry run", () => {
  it("counts and writes nothing, not even a state file", () =>
    inFolder(async (folder) => {
      const report = await bring(await sourceOf(site), target, join(folder, "state"), { isDryRun: true });
      expect(totals(report)).toEqual([16, 0, 0, 0]);
      expect(target.writes).toEqual([]);
      const { readdir } = await import("node:fs/promises");
      expect(await readdir(folder)).toEqual([]);
      await bring(await sourceOf(site), target, join(folder, "state"));
      const after = await bring(await sourceOf(site), target, join(folder, "other"), { isDryRun: true });
      expect(totals(after)).toEqual([0, 0, 16, 0]);
    }));
});

describe("bad records", () => {
  it("are named with the field, and do not stop the rest", () =>
    inFolder(async (folder) => {
      Object.assign(site.events[0]!, { end_date: "2031-05-01 00:00:00" });
      Object.assign(site.events[1]!, { website: "nowhere" });
      const report = await bring(await sourceOf(site), target, join(folder, "state"));
      expect(totals(report)).toEqual([15, 0, 0, 1]);
      expect(report.refusals).toHaveLength(2);
      expect(report.refusals[0]).toMatch(/^event 101 "Tom & Jerry – “live”": end_date: /);
      expect(report.refusals[1]).toMatch(/^event 102 "Festival": moved without website: website: /);
      expect((await read("festival")).website).toContain("/event/festival/");
    }));

  it("whose linked record was refused move without the link, and the report says so", () =>
    inFolder(async (folder) => {
      target.before = (request) =>
        request.method === "POST" && request.url.endsWith("/organizers")
          ? Response.json({ code: "rest_forbidden", message: "No", data: { status: 403 } }, { status: 403 })
          : undefined;
      const report = await bring(await sourceOf(site), target, join(folder, "state"));
      expect(report.counts.organizers.refused).toBe(2);
      expect(report.lost).toContain("link to organizers 21 (event 101)");
      expect((await read("quartets")).organizer).toEqual([]);
    }));
});

describe("a broken run", () => {
  it("is taken up where it stopped", () =>
    inFolder(async (folder) => {
      const large = await openOriginal(Array.from({ length: 300 }, (_, n) => plainEvent(n)));
      try {
        const state = join(folder, "state");
        let left = 180;
        target.before = (request) => {
          if (request.method !== "POST" || --left >= 0) return undefined;
          return new Response("", { status: 401 });
        };
        await expect(bring(await sourceOf(large), target, state)).rejects.toMatchObject({ status: 401 });
        const before = (await target.client.events.list({ ...ALL, status: ["publish", "draft", "private"] }))
          .total;
        expect(before).toBeGreaterThan(100);
        delete target.before;
        large.asked.length = 0;
        const report = await bring(await sourceOf(large), target, state);
        const pages = large.asked.filter((path) => /events\?.*status=publish%2Cfuture/.test(path));
        expect(pages.length).toBeLessThan(7);
        expect(report.counts.events.created).toBe(306 - before);
        const { total } = await target.client.events.list({
          ...ALL,
          status: ["publish", "draft", "private"],
        });
        expect(total).toBe(306);
      } finally {
        await large.close();
      }
    }));

  it("is taken up from a state file whose last line broke off", () =>
    inFolder(async (folder) => {
      const state = join(folder, "state");
      await bring(await sourceOf(site), target, state);
      const { appendFile } = await import("node:fs/promises");
      await appendFile(state, '{"record":"events/1');
      target.writes.length = 0;
      Object.assign(site.events[1]!, { cost: "$4" });
      expect(totals(await bring(await sourceOf(site), target, state))).toEqual([0, 1, 15, 0]);
    }));
});

describe("10,000 events", () => {
  it("move once, and the second run creates nothing", { timeout: 300_000 }, () =>
    inFolder(async (folder) => {
      const extra = Array.from({ length: 9_994 }, (_, n) => plainEvent(n));
      const large = await openOriginal(extra);
      try {
        const state = join(folder, "state");
        const first = await bring(await sourceOf(large), target, state, { concurrency: 8 });
        expect(first.counts.events).toEqual({ created: 10_000, changed: 0, unchanged: 0, refused: 0 });
        target.writes.length = 0;
        Object.assign(large.events[5_000]!, { title: "New title" });
        const second = await bring(await sourceOf(large), target, state, { concurrency: 8 });
        expect(second.counts.events).toEqual({ created: 0, changed: 1, unchanged: 9_999, refused: 0 });
        expect(target.writes).toHaveLength(1);
        const third = await bring(await sourceOf(large), target, join(folder, "lost"), { concurrency: 8 });
        expect(third.counts.events).toEqual({ created: 0, changed: 0, unchanged: 10_000, refused: 0 });
      } finally {
        await large.close();
      }
    }),
  );
});

describe("another calendar of ours", () => {
  it("is a source as well, and the API is found below the address of the site", () =>
    inFolder(async (folder) => {
      await bring(await sourceOf(site), target, join(folder, "state"));
      const { serve } = await import("../../adapters/undici.ts");
      const server = await serve(target.calendar, { port: 0, logLevel: "silent" });
      const second = newTarget();
      try {
        const opened = await openSite(server.url, { user: "any", password: "any" });
        expect(opened.name).toBe(`${server.url}/calendar/events/v1`);
        const report = await bring(liveSource(opened), second, join(folder, "second"));
        expect(report.refusals).toEqual([]);
        expect(totals(report)).toEqual([16, 0, 0, 0]);
        const client = createClient({ baseUrl: opened.name });
        expect(await client.events.read({ slug: "quartets" })).toMatchObject({ slug: "quartets" });
      } finally {
        await server.close();
      }
    }));
});
