/** The job of the page's plugin: what is new is told once, what was there before it never. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { EventRow, Store } from "../../src/mod.ts";
import { SUPPER, siteOf } from "./page_site.ts";
import { STORES } from "./sites.ts";

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

/** A calendar whose job writes down what it tells. `told` may be shared by several. */
function siteWith(
  store: Store,
  told: string[] = [],
  announce = (_row: EventRow): void | Promise<void> => {},
) {
  const clock = { now: Date.parse("2030-01-01T00:00:00Z") };
  const onError = vi.fn();
  const guests = {
    everyMs: 2,
    announce: (row: EventRow) => {
      told.push(row.title);
      return announce(row);
    },
  };
  // Ends the plugins alone: the store is somebody else's too.
  const own = { ...store, close: async () => {} };
  const site = siteOf(own, { guests, onError, now: () => clock.now });
  const start = async () => {
    await site.calendar.start();
    running.push(site.calendar);
  };
  const add = async (title: string, more: object = {}) =>
    (await site.ask("POST events", "editor", { ...SUPPER, title, capacity: 3, ...more })).json.id as number;
  return { ...site, told, clock, onError, start, add };
}

/** When this one has been told, all before it have been. */
async function settled({ add, told }: ReturnType<typeof siteWith>): Promise<string[]> {
  await add("last");
  await vi.waitFor(() => expect(told).toContain("last"), { timeout: 20_000, interval: 5 });
  return told.filter((title) => title !== "last");
}

describe.each(STORES)("the job of the page's plugin over %s", (_name, open) => {
  it("tells nothing of what is older than its first start", async () => {
    const site = siteWith(open());
    for (const title of ["old", "older"]) await site.add(title);
    await site.start();
    expect(await settled(site)).toEqual([]);
  });

  it("tells of what is new, once, and of nothing that not everybody may see", async () => {
    const site = siteWith(open());
    await site.start();
    const id = await site.add("new");
    await site.add("draft", { status: "draft" });
    await site.add("hidden", { hide_from_listings: true });
    await site.add("locked", { password: "sesame" });
    await site.add("closed", { capacity: null });
    await site.ask(`PATCH events/${id}`, "editor", { cost: "5" });
    await site.ask(`DELETE events/${id}`, "editor");
    await site.ask(`PATCH events/${id}`, "editor", { status: "publish" });
    await site.ask(`POST events/${id}/guests`, "ann");
    expect((await settled(site)).filter((title) => title !== "new")).toEqual([]);
    expect(site.told.filter((title) => title === "new").length).toBeLessThanOrEqual(1);
  });

  it("tells of drafts when they are published, and of scheduled events when their time has come", async () => {
    const site = siteWith(open());
    await site.start();
    const draft = await site.add("draft", { status: "draft" });
    await site.add("scheduled", { date: "2030-01-02 00:00:00" });
    await site.ask(`PATCH events/${draft}`, "editor", { status: "publish" });
    expect(await settled(site)).toEqual(["draft"]);
    site.clock.now += 86_400_000;
    await vi.waitFor(() => expect(site.told).toContain("scheduled"), { timeout: 20_000, interval: 5 });
  });

  it("goes on after a restart with what was written meanwhile", async () => {
    const store = open();
    const first = siteWith(store);
    await first.start();
    await first.calendar.stop();
    await first.add("meanwhile");
    const second = siteWith(store);
    await second.start();
    expect([await settled(second), first.told]).toEqual([["meanwhile"], []]);
  });

  it("tells each event once where several processes share the store", async () => {
    const [store, told] = [open(), [] as string[]];
    const sites = [siteWith(store, told), siteWith(store, told)];
    for (const site of sites) await site.start();
    const titles = Array.from({ length: 20 }, (_, index) => `event ${index}`);
    for (const title of titles) await sites[0]!.add(title);
    expect(await settled(sites[0]!)).toEqual(titles);
  });

  it("tells onError what went wrong, and goes on", async () => {
    const site = siteWith(open(), [], ({ title }) => {
      if (title === "bad") throw new Error("cannot tell");
    });
    await site.start();
    await site.add("bad");
    await site.add("good");
    expect(await settled(site)).toEqual(["bad", "good"]);
    expect(site.onError).toHaveBeenCalledTimes(1);
  });

  it("is over when stop has waited for what was under way", async () => {
    let end = () => {};
    const site = siteWith(open(), [], () => new Promise<void>((resolve) => (end = resolve)));
    await site.start();
    await site.add("slow");
    await vi.waitFor(() => expect(site.told).toEqual(["slow"]), { timeout: 20_000, interval: 5 });
    const stopped = vi.fn();
    const stop = site.calendar.stop().then(stopped);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stopped).not.toHaveBeenCalled();
    end();
    await stop;
    await site.add("after");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(site.told).toEqual(["slow"]);
  });
});
