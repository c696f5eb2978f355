/** What visitors of `examples/website` do: look at months, search, filter, open events, take them into their calendar. */
import ICAL from "ical.js";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missing } from "../runtimes/missing.ts";
import { CHROMIUM, launch, visit } from "./browser.ts";
import { settled, startWebsite, type Website } from "./website.ts";

const EDITOR = { as: { id: 1, role: "editor" } } as const;
const HERE = { timezoneId: "America/New_York", locale: "en-US" };
const titles = (page: Page, where = ".fc-event") =>
  page.locator(`${where} .fc-event-title, ${where} .fc-list-event-title`).allTextContents();

if (!CHROMIUM) missing("reading the website", "chromium");
else
  describe("reading the website", () => {
    let browser: Browser;
    let site: Website;
    beforeAll(async () => {
      [browser, site] = await Promise.all([launch(), startWebsite(false)]);
      const add = (data: object) => site.calendar.events.create({ ...data }, EDITOR);
      await add({
        title: "Jazz & <i>Wine</i> <script>alert(1)</script>",
        start_date: "2031-03-08 20:00",
        end_date: "2031-03-08 23:00",
        description: '<p onclick="alert(1)">Bring <b>friends</b></p><script>alert(1)</script>',
        categories: ["Music"],
        venue: { venue: 'The "Loft" & Co', address: "1 <b>High</b> Street", city: "Port Alder" },
        cost: "5",
      });
      await add({
        title: "Fair",
        start_date: "2031-03-20",
        end_date: "2031-03-21",
        all_day: true,
        categories: ["Town"],
      });
      await add({
        title: "Talk",
        start_date: "2031-03-31 23:30",
        end_date: "2031-04-01 00:30",
        timezone: "Europe/Berlin",
      });
      await add({ title: "April", start_date: "2031-04-20 10:00", end_date: "2031-04-20 11:00" });
      const [soon] = new Date(Date.now() + 3 * 86_400_000).toISOString().split("T");
      await add({ title: "Soon", start_date: `${soon} 10:00`, end_date: `${soon} 11:00` });
      await add({
        title: "Secret",
        start_date: "2031-03-10 10:00",
        end_date: "2031-03-10 11:00",
        status: "draft",
      });
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    async function open(path: string, options = {}) {
      const { page, faults } = await visit(browser, site.url, { ...HERE, ...options });
      await page.goto(path);
      if (path.startsWith("/?")) await settled(page);
      return { page, faults };
    }

    it("the month shows its events and no others, and turns to the next one", async () => {
      const { page, faults } = await open("/?date=2031-03-01");
      expect((await titles(page)).sort()).toEqual(["Fair", "Jazz & Wine", "Talk"]);
      expect(await page.locator("#status").textContent()).toBe("3 events · March 2031");
      await page.getByRole("button", { name: "Next" }).click();
      await expect.poll(() => page.locator("#status").textContent()).toBe("1 event · April 2031");
      expect(page.url()).toContain("date=2031-04-01");
      for (const [name, title] of [
        ["Week", "Mar 30 – Apr 5, 2031"],
        ["List", "April 2031"],
      ] as const) {
        await page.getByRole("button", { name, exact: false }).first().click();
        await expect.poll(() => page.locator("#status").textContent()).toContain(title);
      }
      expect(faults).toEqual([]);
      await page.context().close();
    });

    it("searches and filters through the API, and the address keeps both", async () => {
      const { page, faults } = await open("/?date=2031-03-01");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.getByLabel("Search").fill("friends");
      await page.getByLabel("Search").press("Enter");
      await expect.poll(() => titles(page)).toEqual(["Jazz & Wine"]);
      expect(asked.some((url) => url.includes("search=friends"))).toBe(true);
      await page.getByLabel("Category").selectOption("Town");
      await expect
        .poll(() => page.locator("#status").textContent())
        .toBe("No events that match · March 2031");
      expect(await page.locator("#feed").getAttribute("href")).toMatch(
        /events\.ics\?search=friends&categories=town$/,
      );
      await page.reload();
      await settled(page);
      expect(await page.getByLabel("Search").inputValue()).toBe("friends");
      await page.getByRole("link", { name: "Clear" }).click();
      await expect.poll(() => titles(page)).toHaveLength(3);
      await page.getByLabel("Category").selectOption("Town");
      await expect.poll(() => titles(page)).toEqual(["Fair"]);
      expect(faults).toEqual([]);
      await page.context().close();
    });

    it("says that loading failed, and tries again", async () => {
      const { page } = await open("/?date=2031-03-01");
      await page.route("**/events?**", (route) =>
        route.fulfill({ status: 400, json: { code: "no", message: "no" } }),
      );
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
      await page.unroute("**/events?**");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => page.locator("#status").textContent()).toBe("1 event · April 2031");
      expect(await page.locator("#failure").isHidden()).toBe(true);
      await page.context().close();
    });

    it("shows an event: texts escaped, HTML as the API made it safe, map, times", async () => {
      const { page, faults } = await open("/?date=2031-03-01");
      await page.getByRole("link", { name: /Jazz/ }).click();
      await page.waitForURL("**/event/**");
      expect(await page.locator("h1").innerHTML()).toBe("Jazz &amp; <i>Wine</i>");
      expect(await page.locator(".prose").innerHTML()).toContain("<p>Bring <b>friends</b></p>");
      expect(await page.locator("time").textContent()).toMatch(
        /^Saturday, March 8, 2031, 8:00\s–\s11:00\sPM EST$/,
      );
      expect(await page.locator("#own-time").isHidden()).toBe(true);
      const map = await page.getByRole("link", { name: /Map/ }).getAttribute("href");
      expect(map).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=1%20.*High.*Port%20Alder$/);
      expect(await page.locator("dd script, dd b, h1 script, .prose script").count()).toBe(0);
      expect(faults).toEqual([]);
      await page.context().close();
    });

    it("shows times on the clock of the site, the event and the visitor", async () => {
      const { page } = await open("/?date=2031-03-01", { timezoneId: "Asia/Tokyo" });
      const time = () => page.getByRole("link", { name: /Talk/ }).locator(".fc-event-time").textContent();
      expect(await time()).toBe("5:30pm"); // 23:30 in Berlin, on summer time since the day before
      await page.getByLabel("Times in").selectOption("Your time");
      await expect.poll(time).toBe("6:30am");
      await page.getByRole("link", { name: /Talk/ }).click();
      await page.waitForURL("**/event/talk/");
      expect(await page.locator("time").textContent()).toMatch(
        /March 31, 2031 at 11:30.*April 1, 2031 at 12:30\sAM CEST$/,
      );
      expect(await page.locator("#own-time").textContent()).toMatch(
        /Your time: Tue, Apr 1, 6:30\s–\s7:30\sAM GMT\+9/,
      );
      await page.context().close();
    });

    it("gives the event for the visitor's own calendar", async () => {
      const { page } = await open("/event/talk/");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Add to my calendar" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("talk.ics");
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const [event] = new ICAL.Component(ICAL.parse(Buffer.concat(chunks).toString())).getAllSubcomponents(
        "vevent",
      );
      const { summary, startDate } = new ICAL.Event(event!);
      expect([summary, startDate.toString(), startDate.zone.tzid]).toEqual([
        "Talk",
        "2031-03-31T23:30:00",
        "Europe/Berlin",
      ]);
      await page.context().close();
    });

    it("lists events without scripts, and hides what is not public", async () => {
      const { page } = await open("/", { javaScriptEnabled: false });
      await page.getByRole("link", { name: "Soon" }).click();
      expect(await page.locator("h1").textContent()).toBe("Soon");
      expect((await page.goto("/event/secret/"))?.status()).toBe(404);
      expect(await page.locator("body").textContent()).not.toContain("Secret");
      expect((await page.goto("/event/never/"))?.status()).toBe(404);
      await page.context().close();
    });
  });
