import fc from "fast-check";
import { expect, it } from "vitest";
import { type StorageDriver, withStore } from "./driver.ts";
import type { Model } from "./naive.ts";
import { anyStep, type Step } from "./steps.ts";

/** Random work, compared with the plainest model that there is. */
export function modelCases(driver: StorageDriver): void {
  it("answers as plain lists would, whatever comes in whatever order", async () => {
    const run = (steps: readonly Step[]) =>
      withStore(driver, async (store) => {
        const model: Model = { version: 0, events: [], venues: [], tags: [] };
        for (const step of steps) await step(store, model);
        expect(await store.version()).toBe(model.version);
      });
    const steps = fc.array(anyStep, { minLength: 20, maxLength: 120, size: "max" });
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: 100 });
  }, 300_000);
}
