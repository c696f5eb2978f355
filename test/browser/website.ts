/** `examples/website` on a port of its own, as a visitor's browser meets it. */
import type { Page } from "playwright-core";
import { addSamples } from "../../examples/website/samples.ts";
import { createSite } from "../../examples/website/site.ts";
import type { Calendar } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { listen } from "../hosts/listen.ts";

export const PASSWORD = "open sesame";

export interface Website {
  readonly url: string;
  readonly calendar: Calendar;
  stop(): Promise<void>;
}

export async function startWebsite(samples = true): Promise<Website> {
  const { app, calendar } = await createSite({ store: memoryStore(), password: PASSWORD });
  if (samples) await addSamples(calendar);
  const { url, stop } = await listen(app);
  return {
    url,
    calendar,
    async stop() {
      await stop();
      await calendar.stop();
    },
  };
}

/** Signs in through the site's own form. */
export async function signIn(page: Page, next = "/"): Promise<void> {
  await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
  await page.getByLabel("Name").fill("admin");
  await page.getByLabel("Application password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`**${next}`);
}

/** Until the calendar shows what it was asked for. */
export const settled = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => /event/i.test(document.getElementById("status")?.textContent ?? ""))
    .then(() => {});
