import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** What axe-core finds wrong with the page as it is, a line for each rule with the first elements that break it. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Past the page's own policy, which allows no foreign scripts.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 160)} ${any.map(({ message }) => message).join("; ")}`)
        .join(" | ")}`,
  );
}
