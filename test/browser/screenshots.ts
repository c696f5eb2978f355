/** `npm run screenshots`: the pictures of the README, taken from `examples/website` with its samples. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { CHROMIUM, LOOKS, launch, visit } from "./browser.ts";
import { settled, signIn, startWebsite, type Website } from "./website.ts";

const FOLDER = "examples/website/screenshots";

const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async calendar(page) {
    await page.goto("/");
    await settled(page);
  },
  async event(page) {
    await page.goto("/event/an-evening-of-string-quartets/");
  },
  async form(page) {
    await signIn(page, "/events/new");
    await page.getByLabel("Website").fill("pier7");
    await page.getByLabel("Title").fill("Harbor walk");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator("#start_date-problem").waitFor();
    await page.evaluate(() => scrollTo(0, 0));
  },
  async reference(page) {
    await page.goto("/api/calendar/events/v1/doc#get_events");
  },
};

/** Each scene on the screens that show something of their own. */
const SHOTS: Readonly<Record<string, readonly string[]>> = {
  calendar: ["desktop-light", "desktop-dark", "phone-light"],
  event: ["desktop-light", "phone-dark"],
  form: ["desktop-light", "phone-dark"],
  reference: ["desktop-light"],
};

async function take(browser: Browser, site: Website): Promise<void> {
  const clock = { timezoneId: "America/New_York", locale: "en-US" };
  for (const [name, looks] of Object.entries(SHOTS))
    for (const { device, colorScheme, viewport } of LOOKS) {
      const look = `${device}-${colorScheme}`;
      if (!looks.includes(look)) continue;
      const { page, faults } = await visit(
        browser,
        site.url,
        { viewport, colorScheme, ...clock },
        /status of 400/,
      );
      await SCENES[name]!(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${look}.png`) });
      for (const fault of faults) console.error(`${name}: ${fault}`);
      await page.context().close();
    }
}

if (!CHROMIUM) throw new Error("Cannot take screenshots: install chromium, or name one in KALENDS_CHROMIUM");
const [browser, site] = await Promise.all([launch(), startWebsite()]);
try {
  await take(browser, site);
} finally {
  await browser.close();
  await site.stop();
}
