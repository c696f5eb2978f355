import fc from "fast-check";
import { expect } from "vitest";
import type { EventFilter, PlaceFilter, Store, Window } from "../../../src/store.ts";
import { eventFilter, eventPart, time, venueFilter, venuePart, window } from "./arbitraries.ts";
import { anEvent, aTerm, aVenue, terms } from "./drafts.ts";
import { countedTags, listEvents, listVenues, type Model } from "./naive.ts";
import { inserted, removed, resolved, updated } from "./writes.ts";

/** One thing done with a store and with the model of it, or asked of both. */
export type Step = (store: Store, model: Model) => Promise<void>;

const FAILURE = new Error("on purpose");

/** Which of the records there are, counted from the oldest. */
const nth = fc.nat(7);

const write = fc.oneof(
  {
    weight: 6,
    arbitrary: steps("insert event", eventPart, (part) =>
      inserted("events", (model) => anEvent(resolved(part, model))),
    ),
  },
  {
    weight: 2,
    arbitrary: steps("insert venue", venuePart, (part) => inserted("venues", () => aVenue(part))),
  },
  {
    weight: 1,
    arbitrary: steps("insert tag", fc.constant("t"), (slug) => inserted("tags", () => aTerm(slug))),
  },
  {
    weight: 4,
    arbitrary: steps("update event", fc.tuple(nth, eventPart), ([n, part]) =>
      updated("events", n, (model) => resolved(part, model)),
    ),
  },
  {
    weight: 1,
    arbitrary: steps("update venue", fc.tuple(nth, venuePart), ([n, part]) =>
      updated("venues", n, () => part),
    ),
  },
  { weight: 1, arbitrary: steps("remove event", fc.tuple(nth, time), ([n, at]) => removed("events", n, at)) },
  { weight: 1, arbitrary: steps("remove venue", fc.tuple(nth, time), ([n, at]) => removed("venues", n, at)) },
  { weight: 1, arbitrary: steps("remove tag", fc.tuple(nth, time), ([n, at]) => removed("tags", n, at)) },
);

const question = fc.oneof(
  { weight: 6, arbitrary: steps("list events", fc.tuple(eventFilter, window), asksEvents) },
  { weight: 3, arbitrary: steps("list venues", fc.tuple(venueFilter, window), asksVenues) },
  { weight: 1, arbitrary: steps("count tags", time, asksTags) },
  { weight: 1, arbitrary: steps("next publication", time, asksNext) },
);

const transaction = steps(
  "transaction",
  fc.tuple(fc.array(fc.oneof(write, question), { maxLength: 6 }), fc.boolean()),
  together,
);

/** Any step: writes, questions, and several of them in a transaction that may fail. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: write },
  { weight: 6, arbitrary: question },
  { weight: 1, arbitrary: transaction },
);

/** Steps made of random values. In the report of a failure they show as those. */
function steps<Value>(
  what: string,
  values: fc.Arbitrary<Value>,
  make: (value: Value) => Step,
): fc.Arbitrary<Step> {
  return values.map((value) => {
    const shown = { [fc.toStringMethod]: () => `${what}: ${fc.stringify(value)}` };
    return Object.assign(make(value), shown);
  });
}

function asksEvents([filter, cut]: [EventFilter, Window]): Step {
  return async (store, model) => {
    const asked = resolved(filter, model);
    expect(await store.events.list(asked, cut)).toEqual(listEvents(model, asked, cut));
  };
}

function asksVenues([filter, cut]: [PlaceFilter, Window]): Step {
  return async (store, model) => {
    const asked = resolved(filter, model, "venues");
    expect(await store.venues.list(asked, cut)).toEqual(listVenues(model, asked, cut));
  };
}

function asksTags(now: string): Step {
  return async (store, model) => {
    const { rows } = await store.tags.list(terms({ now }), { offset: 0, limit: 1000 });
    expect(rows).toEqual(countedTags(model, now));
  };
}

function asksNext(now: string): Step {
  return async (store, { events, venues }) => {
    const later = [...events, ...venues].filter((row) => row.status === "publish" && row.date_utc > now);
    expect(await store.nextPublication(now)).toBe(later.map((row) => row.date_utc).sort()[0]);
  };
}

/** In one transaction, of which nothing must be left when it fails. */
function together([work, fails]: [Step[], boolean]): Step {
  return async (store, model) => {
    const inside = structuredClone(model);
    const done = store.transaction(async (tx) => {
      for (const step of work) await step(tx, inside);
      if (fails) throw FAILURE;
    });
    if (fails) await expect(done).rejects.toBe(FAILURE);
    else await done;
    if (!fails) Object.assign(model, inside);
  };
}
