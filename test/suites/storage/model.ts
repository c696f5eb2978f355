import fc from "fast-check";
import { expect, it } from "vitest";
import type { Store } from "../../../src/store.ts";
import { eventFilter, eventPart, time, venueFilter, venuePart, window } from "./arbitraries.ts";
import { anEvent, aTerm, aVenue, terms } from "./drafts.ts";
import { type StorageDriver, withStore } from "./driver.ts";
import { countedTags, listEvents, listVenues, type Model } from "./naive.ts";
import { inserted, removed, resolved, updated } from "./writes.ts";

/** One thing done with a store and with the model of it, or asked of both. */
type Step = (store: Store, model: Model) => Promise<void>;

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

/** Which of the records there are, counted from the oldest. */
const nth = fc.nat(7);

const write: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: eventPart.map((part): Step => inserted("events", (model) => anEvent(resolved(part, model)))),
  },
  { weight: 2, arbitrary: venuePart.map((part): Step => inserted("venues", () => aVenue(part))) },
  { weight: 1, arbitrary: fc.constant<Step>(inserted("tags", () => aTerm("t"))) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(nth, eventPart)
      .map(([n, part]) => updated("events", n, (model) => resolved(part, model))),
  },
  { weight: 1, arbitrary: fc.tuple(nth, venuePart).map(([n, part]) => updated("venues", n, () => part)) },
  { weight: 1, arbitrary: fc.tuple(nth, time).map(([n, at]) => removed("events", n, at)) },
  { weight: 1, arbitrary: fc.tuple(nth, time).map(([n, at]) => removed("venues", n, at)) },
  { weight: 1, arbitrary: fc.tuple(nth, time).map(([n, at]) => removed("tags", n, at)) },
);

const question: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(eventFilter, window).map(
      ([filter, cut]): Step =>
        async (store, model) => {
          const asked = resolved(filter, model);
          expect(await store.events.list(asked, cut)).toEqual(listEvents(model, asked, cut));
        },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(venueFilter, window).map(
      ([filter, cut]): Step =>
        async (store, model) => {
          const asked = resolved(filter, model, "venues");
          expect(await store.venues.list(asked, cut)).toEqual(listVenues(model, asked, cut));
        },
    ),
  },
  {
    weight: 1,
    arbitrary: time.map(
      (now): Step =>
        async (store, model) => {
          const { rows } = await store.tags.list(terms({ now }), { offset: 0, limit: 100 });
          expect(rows).toEqual(countedTags(model, now));
        },
    ),
  },
  {
    weight: 1,
    arbitrary: time.map(
      (now): Step =>
        async (store, model) => {
          const times = [...model.events, ...model.venues]
            .filter((row) => row.status === "publish")
            .map((row) => row.date_utc);
          expect(await store.nextPublication(now)).toBe(times.filter((at) => at > now).sort()[0]);
        },
    ),
  },
);

/** Several steps in one transaction, of which nothing must be left when it fails. */
const transaction: fc.Arbitrary<Step> = fc
  .tuple(fc.array(fc.oneof(write, question), { maxLength: 6 }), fc.boolean())
  .map(
    ([steps, fails]): Step =>
      async (store, model) => {
        const inside = structuredClone(model);
        const work = store.transaction(async (tx) => {
          for (const step of steps) await step(tx, inside);
          if (fails) throw FAILURE;
        });
        if (fails) await expect(work).rejects.toBe(FAILURE);
        else await work;
        if (!fails) Object.assign(model, inside);
      },
  );

const FAILURE = new Error("on purpose");

const anyStep = fc.oneof(
  { weight: 5, arbitrary: write },
  { weight: 6, arbitrary: question },
  { weight: 1, arbitrary: transaction },
);
