/** Adding and editing events on `examples/website`: sign-in, errors beside their fields, nothing lost, keyboard alone. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { missing } from "../runtimes/missing.ts";
import { CHROMIUM, launch, type Visit, visit } from "./browser.ts";
import { PASSWORD, settled, signIn, startWebsite, type Website } from "./website.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if ((await focused(page)) === id) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach #${id}`);
}

if (!CHROMIUM) missing("writing on the website", "chromium");
else
  describe("writing on the website", () => {
    let browser: Browser;
    let site: Website;
    let visitor: Visit;
    beforeAll(async () => {
      [browser, site] = await Promise.all([launch(), startWebsite(false)]);
      await site.calendar.venues.create({ venue: "Pier 7" }, { as: { id: 1, role: "admin" } });
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });
    beforeEach(async () => {
      visitor = await visit(
        browser,
        site.url,
        { timezoneId: "America/New_York", locale: "en-US" },
        /status of 4/,
      );
      return () => visitor.page.context().close();
    });

    async function filled(page: Page, title: string): Promise<void> {
      await page.getByLabel("Title").fill(title);
      await page.getByLabel("Starts").fill("2031-05-10T18:00");
      await page.getByLabel("Ends").fill("2031-05-10T20:00");
    }

    it("asks strangers to sign in, refuses a wrong password, and goes on to where one wanted to go", async () => {
      const { page } = visitor;
      await page.goto("/events/new");
      expect(new URL(page.url()).pathname).toBe("/sign-in");
      await page.getByLabel("Name").fill("admin");
      await page.getByLabel("Application password").fill("wrong");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").filter({ hasText: "wrong password" }).waitFor();
      expect([await page.getByLabel("Name").inputValue(), await focused(page)]).toEqual([
        "admin",
        "password",
      ]);
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/events/new");
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByRole("link", { name: "Sign in" }).waitFor();
    });

    it("names every bad field beside its input, keeps what was typed, and saves what is corrected", async () => {
      const { page, faults } = visitor;
      await signIn(page, "/events/new");
      await filled(page, "  ");
      await page.getByLabel("Ends").fill("2031-05-10T17:00");
      await page.getByLabel("Time zone").fill("Mars");
      await page.getByLabel("Website").fill("pier7");
      await page.getByLabel("Description").fill("Bring <b>boots</b>");
      await page.getByLabel("Venue").selectOption("Pier 7");
      await save(page);
      for (const id of ["title", "end_date", "timezone", "website"]) {
        await page.locator(`#${id}-problem`).waitFor();
        expect(await page.locator(`#${id}`).getAttribute("aria-invalid")).toBe("true");
        expect(await page.locator(`#${id}`).getAttribute("aria-describedby")).toContain(`${id}-problem`);
      }
      expect(await page.locator("#website-problem").textContent()).toMatch(/^Must be a full web address/);
      expect(await focused(page)).toBe("title");
      expect(await page.getByLabel("Description").inputValue()).toBe("Bring <b>boots</b>");
      expect(await page.getByRole("alert").first().textContent()).toContain("4 fields");

      await page.getByLabel("Title").fill("Harbor & Walk");
      expect(await page.locator("#title-problem").isHidden()).toBe(true);
      await page.getByLabel("Time zone").fill("America/New_York");
      await page.getByLabel("Website").fill("https://pier7.example/");
      await save(page);
      await expect
        .poll(() => page.locator("#end_date-problem").textContent())
        .toMatch(/not be before the start/);
      expect(await focused(page)).toBe("end_date");
      await page.getByLabel("Ends").fill("2031-05-10T20:00");
      await save(page);
      await page.waitForURL("**/event/harbor-walk/?saved");
      expect(await page.locator("h1").textContent()).toBe("Harbor & Walk");
      expect(await page.locator(".facts").textContent()).toMatch(/6:00\s–\s8:00\sPM EDT.*Pier 7/s);
      expect(faults).toEqual([]);
    });

    it("edits what it shows, and only what was changed is another", async () => {
      const { page, faults } = visitor;
      const made = await site.calendar.events.create(
        {
          title: "Tea & <em>talk</em>",
          description: "<p>One</p>",
          start_date: "2031-06-01",
          end_date: "2031-06-02",
          all_day: true,
          categories: ["Town"],
          featured: true,
          cost: "5",
        },
        { as: { id: 1, role: "admin" } },
      );
      await signIn(page, `/events/${made.id}/edit`);
      await page.locator('form[aria-busy="false"]').waitFor();
      expect(await page.getByLabel("Ends").inputValue()).toBe("2031-06-02");
      expect(await page.getByLabel("Town").isChecked()).toBe(true);
      await page.getByLabel("Description").fill("<p>Two</p><script>x</script>");
      await save(page);
      await page.waitForURL("**/?saved");
      const now = await site.calendar.events.read(Number(made.id));
      const { description, modified, modified_utc, json_ld, ...same } = now;
      expect(String(description).trim()).toBe("<p>Two</p>");
      expect(made).toMatchObject(JSON.parse(JSON.stringify(same)));
      expect(faults).toEqual([]);
    });

    it("does not write over somebody else's change, and loses nothing", async () => {
      const { page } = visitor;
      const as = { id: 1, role: "admin" } as const;
      const data = { title: "Ours", start_date: "2031-07-01 10:00", end_date: "2031-07-01 11:00" };
      const { id } = await site.calendar.events.create(data, { as });
      await signIn(page, `/events/${id}/edit`);
      await page.locator('form[aria-busy="false"]').waitFor();
      await site.calendar.events.update(Number(id), { title: "Theirs" }, { as });
      await page.getByLabel("Title").fill("Mine");
      await save(page);
      await page.getByRole("alert").filter({ hasText: "somebody has changed" }).waitFor();
      expect([await focused(page), await page.getByLabel("Title").inputValue()]).toEqual(["failure", "Mine"]);
      expect((await site.calendar.events.read(Number(id))).title).toBe("Theirs");
    });

    it("keeps everything when the session has ended meanwhile", async () => {
      const { page } = visitor;
      await signIn(page, "/events/new");
      await filled(page, "Later");
      await page.context().clearCookies();
      await save(page);
      await page.getByRole("alert").filter({ hasText: "no longer signed in" }).waitFor();
      const tab = await page.context().newPage();
      await signIn(tab);
      await save(page);
      await page.waitForURL("**/event/later/?saved");
    });

    it("is done with the keyboard alone, from the first page to the event", async () => {
      const { page, faults } = visitor;
      await signIn(page);
      await settled(page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      expect(await focused(page)).toBe("main");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/events/new");
      await tabTo(page, "title");
      await page.keyboard.type("By keyboard");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await tabTo(page, "start_date");
      await page.keyboard.type("08012031");
      await tabTo(page, "end_date");
      await page.keyboard.type("08022031");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/event/by-keyboard/?saved");
      await page.goto("/?date=2031-08-01");
      await settled(page);
      for (let presses = 0; presses < 80; presses++) {
        if (await page.evaluate(() => document.activeElement?.matches(".fc-event"))) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await page.waitForURL("**/event/by-keyboard/");
      expect(await page.locator("time").textContent()).toMatch(/August 1.*2, 2031/);
      expect(faults).toEqual([]);
    });

    it("a page of somebody else cannot write with the session's cookie", async () => {
      const { page } = visitor;
      await signIn(page);
      const cookies = await page.context().cookies();
      expect(cookies).toMatchObject([{ httpOnly: true, sameSite: "Lax" }]);
      const headers = {
        cookie: `${cookies[0]!.name}=${cookies[0]!.value}`,
        "content-type": "application/json",
      };
      const body = JSON.stringify({
        title: "Evil",
        start_date: "2031-01-01 10:00",
        end_date: "2031-01-01 11:00",
      });
      const url = `${site.url}/api/calendar/events/v1/events`;
      const send = (more = {}) => fetch(url, { method: "POST", headers: { ...headers, ...more }, body });
      expect((await send()).status).toBe(403);
      expect((await send({ "x-csrf-token": "0".repeat(36) })).status).toBe(403);
      const { token } = (await (await fetch(`${site.url}/session`, { headers })).json()) as { token: string };
      expect((await send({ "x-csrf-token": token })).status).toBe(201);
      const form = { method: "POST", body: new URLSearchParams({ name: "admin", password: PASSWORD }) };
      expect((await fetch(`${site.url}/sign-in`, form)).status).toBe(401);
      for (const next of ["//evil.example", "https://evil.example", "/\\evil.example"]) {
        await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
        expect(await page.locator('input[name="next"]').inputValue()).toBe("/");
      }
    });
  });
