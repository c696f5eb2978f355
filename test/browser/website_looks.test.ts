/** Every page of `examples/website`, light and dark, on a desktop and a phone: axe, width, console, other origins. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missing } from "../runtimes/missing.ts";
import { violations } from "./axe.ts";
import { CHROMIUM, LOOKS, launch, overflow, visit } from "./browser.ts";
import { settled, signIn, startWebsite, type Website } from "./website.ts";

const shown = (path: string) => async (page: Page) => {
  await page.goto(path);
  await settled(page);
};

const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  month: shown("/?view=month"),
  week: shown("/?view=week"),
  list: shown("/?view=list"),
  "nothing found": shown("/?view=list&search=nothing+like+this"),
  event: (page) => page.goto("/event/an-evening-of-string-quartets/"),
  "sign in": (page) => page.goto("/sign-in"),
  "not found": (page) => page.goto("/nowhere"),
  "empty form": (page) => signIn(page, "/events/new"),
  "refused form": async (page) => {
    await signIn(page, "/events/new");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator("#title-problem").waitFor();
  },
};

/** What Chromium notes of answers that these pages are about. */
const EXPECTED = /status of (?:400|404)/;

if (!CHROMIUM) missing("the pages of the website", "chromium");
else
  describe("pages of the website", () => {
    let browser: Browser;
    let site: Website;
    beforeAll(async () => {
      [browser, site] = await Promise.all([launch(), startWebsite()]);
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    const cases = LOOKS.flatMap((look) => Object.keys(PAGES).map((name) => ({ look, name, on: look.name })));
    it.each(cases)("$name, $on", { timeout: 120_000 }, async ({ look, name }) => {
      const { page, faults } = await visit(browser, site.url, look, EXPECTED);
      await PAGES[name]!(page);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe(look.colorScheme === "dark" ? "rgb(20, 23, 27)" : "rgb(251, 250, 248)");
      expect(faults).toEqual([]);
      await page.context().close();
    });
  });
