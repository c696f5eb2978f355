import fc from "fast-check";
import { expect, it } from "vitest";
import type { Store } from "../../../src/store.ts";
import { numbered } from "../../../src/text/slugs.ts";
import { eventFilter, eventPart, time, venueFilter, venuePart, window } from "./arbitraries.ts";
import { anEvent, aTerm, aVenue, terms } from "./drafts.ts";
import { type StorageDriver, withStore } from "./driver.ts";
import { countedTags, listEvents, listVenues, type Model } from "./naive.ts";

/** One thing done with a store and with the model of it, or asked of both. */
type Step = (store: Store, model: Model) => Promise<void>;

const RUNS = 150;

/** Random work, compared with the plainest model that there is. */
export function modelCases(driver: StorageDriver): void {
  it("answers as plain lists would, whatever comes in whatever order", async () => {
    const run = (steps: readonly Step[]) =>
      withStore(driver, async (store) => {
        const model: Model = { version: 0, events: [], venues: [], tags: [] };
        for (const step of steps) await step(store, model);
        expect(await store.version()).toBe(model.version);
      });
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: "max" }), run), { numRuns: RUNS });
  }, 300_000);
}

const at = fc.nat(5);
const kind = fc.constantFrom("events" as const, "venues" as const);

const write: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: eventPart.map((part): Step => (store, model) => inserted(store, model, "events", anEvent(part))) },
  { weight: 2, arbitrary: venuePart.map((part): Step => (store, model) => inserted(store, model, "venues", aVenue(part))) },
  { weight: 1, arbitrary: fc.constant<Step>((store, model) => inserted(store, model, "tags", aTerm("t"))) },
  { weight: 4, arbitrary: fc.tuple(at, eventPart).map(([i, part]): Step => (store, model) => updated(store, model, "events", i, part)) },
  { weight: 1, arbitrary: fc.tuple(at, venuePart).map(([i, part]): Step => (store, model) => updated(store, model, "venues", i, part)) },
  { weight: 2, arbitrary: fc.tuple(at, kind, time).map(([i, of, when]): Step => (store, model) => removed(store, model, of, i, when)) },
  { weight: 1, arbitrary: fc.tuple(at, time).map(([i, when]): Step => (store, model) => removed(store, model, "tags", i, when)) },
);
