/** A real Chromium: named by `KALENDS_CHROMIUM`, or found on the PATH; without one its tests are skipped loudly. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findCommand } from "../runtimes/find.ts";

export const CHROMIUM =
  process.env.KALENDS_CHROMIUM ||
  ["chromium", "chromium-browser", "google-chrome"].map(findCommand).find(Boolean);

const FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM!, args: FLAGS });

/** How a page is looked at: every combination that its readers may have. */
export const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  [
    { device: "desktop", viewport: { width: 1200, height: 750 } },
    { device: "phone", viewport: { width: 375, height: 750 } },
  ].map((one) => ({ ...one, colorScheme, name: `${one.device}, ${colorScheme}` })),
);

export interface Visit {
  readonly page: Page;
  /** Errors of the console and of scripts, failed requests, and requests to other origins, so far. */
  readonly faults: readonly string[];
}

/** A visitor with cookies of its own. `expected` are errors that the page is meant to meet, such as a refused form. */
export async function visit(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
  expected = /^$/,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce", ...options });
  const faults: string[] = [];
  const report = (fault: string) => expected.test(fault) || faults.push(fault);
  const page = await context.newPage();
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) report(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`script: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) report(`other origin: ${url}`);
  });
  return { page, faults };
}

/** How far the page is wider than its window, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
