/** The API reference in a real browser: looks, keyboard, no scripts, nothing from elsewhere. */
import express from "express";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expressAdapter } from "../../adapters/express.ts";
import { createCalendar } from "../../src/mod.ts";
import { icalFeed } from "../../src/plugins/ical_feed.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { listen } from "../hosts/listen.ts";
import { missing } from "../runtimes/missing.ts";
import type { RunningHost } from "../suites/host/mod.ts";
import { violations } from "./axe.ts";
import { CHROMIUM, LOOKS, launch, overflow, visit } from "./browser.ts";

const DOC = "/api/calendar/events/v1/doc";

/** What a careful host adds to all of its answers. */
const STRICT = "default-src 'self'; img-src 'self' data:; object-src 'none'";

if (!CHROMIUM) missing("the reference page", "chromium");
else
  describe("the reference page", () => {
    let browser: Browser;
    let host: RunningHost;
    beforeAll(async () => {
      const language = ["en", "de"] as const;
      const calendar = createCalendar({ store: memoryStore(), language, plugins: [icalFeed()] });
      const app = express();
      app.use((_req, res, next) => {
        res.setHeader("content-security-policy", STRICT);
        next();
      });
      app.use("/api", expressAdapter(calendar));
      host = await listen(app);
      browser = await launch();
    });
    afterAll(async () => {
      await browser?.close();
      await host?.stop();
    });

    it.each(LOOKS)(
      "is accessible, fits and loads nothing from elsewhere: $name",
      { timeout: 180_000 },
      async (look) => {
        const locale = look.device === "phone" ? "de-DE" : "en-GB"; // long words where there is little room
        const { page, faults } = await visit(browser, host.url, { ...look, locale });
        await page.goto(DOC);
        expect(await page.locator("h1").evaluate((one) => getComputedStyle(one).fontSize)).not.toBe("32px");
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(background).toBe(look.colorScheme === "dark" ? "rgb(18, 22, 28)" : "rgb(255, 255, 255)");
        expect(faults).toEqual([]);
        await page.context().close();
      },
    );

    it("says everything without scripts, in the reader's language", async () => {
      const { page } = await visit(browser, host.url, { javaScriptEnabled: false, locale: "de-DE" });
      await page.goto(`${DOC}/`);
      expect(await page.locator("html").getAttribute("lang")).toBe("de");
      expect(await page.locator("#get_events dt code").allTextContents()).toContain("per_page");
      expect(await page.locator("h1").evaluate((one) => getComputedStyle(one).fontSize)).not.toBe("32px");
      await page.context().close();
    });

    it("is walked with the keyboard: skip link, folding, contents", async () => {
      const { page } = await visit(browser, host.url, LOOKS[0]);
      await page.goto(DOC);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
      const answers = page.locator("#get_events summary").last();
      await answers.focus();
      await page.keyboard.press("Enter");
      expect(await page.locator("#get_events details").last().getAttribute("open")).toBe("");
      await page.locator('nav a[href="#post_venues"]').focus();
      await page.keyboard.press("Enter");
      await expect
        .poll(() => page.locator("#post_venues").evaluate((one) => one.matches(":target")))
        .toBe(true);
      await page.context().close();
    });
  });
