/** What a cache answers while others write, in every order in which things can happen. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Store } from "../../src/store.ts";
import { cachedStore } from "../../storage/cached/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { ALL, anEvent, aTerm, aVenue, events, PUBLIC, places } from "../suites/storage/drafts.ts";
import type { Model } from "../suites/storage/naive.ts";
import { anyStep, type Step } from "../suites/storage/steps.ts";
import { around } from "./around.ts";

const TIMES = ["2027-06-01 00:00:00", "2027-06-02 00:00:00", "2027-06-03 00:00:00"] as const;
const [EARLY, MIDDLE, LATE] = TIMES;
const gate = (now: string) => ({ ...PUBLIC, now });

/** What readers ask; some answers change with time alone. */
const QUESTIONS: readonly ((store: Store) => unknown)[] = [
  ...TIMES.flatMap((now) => [
    (store: Store) => store.events.list(events({ gate: gate(now) }), ALL),
    (store: Store) => store.tags.get({ id: 1 }, now),
    (store: Store) => store.venues.list(places({ gate: gate(now), upcoming: true }), ALL),
    (store: Store) => store.nextPublication(now),
  ]),
  (store) => store.events.get({ id: 2 }),
  (store) => store.events.get({ slug: "walk" }),
  (store) => store.events.many([3, 2]),
  (store) => store.journal.after(1, 100),
  (store) => store.tags.named("one"),
];

const write = fc.oneof(
  fc.record({ what: fc.constant("insert"), date_utc: fc.constantFrom(...TIMES) }),
  fc.record({ what: fc.constantFrom("update", "slug", "remove"), date_utc: fc.constantFrom(...TIMES) }),
  fc.record({ what: fc.constant("abort"), date_utc: fc.constant(EARLY) }),
);

interface Write {
  readonly what: string;
  readonly date_utc: string;
}

/** Each leaves a mark of its own, so that no two versions look alike. */
const perform = (store: Store, { what, date_utc }: Write): Promise<unknown> =>
  store
    .transaction(async (tx) => {
      const mark = `version ${await tx.version()}`;
      const { id } = await tx.events.insert(draftOf(what === "insert" ? date_utc : EARLY, mark));
      if (what === "update") await tx.events.update(2, { date_utc });
      if (what === "slug") await tx.events.update(2, { slug: `walk ${date_utc.slice(9, 10)}` });
      if (what === "remove") await tx.events.remove(3, MIDDLE);
      if (what === "abort") throw FAILURE;
      await tx.events.update(id, { title: mark });
    })
    .catch((error: unknown) => expect(error).toBe(FAILURE));

const draftOf = (date_utc: string, title: string) =>
  anEvent({ slug: "walk", title, date_utc, tags: [1], venue: [1], utc_start_date: MIDDLE });

const answersOf = (store: Store): Promise<unknown[]> => Promise.all(QUESTIONS.map((ask) => ask(store)));

const FAILURE = new Error("on purpose");

describe("the cache under writers", () => {
  it("answers as the store did at some moment of the call, in whatever order things happen", async () => {
    const readers = fc.array(fc.array(fc.nat(QUESTIONS.length - 1), { minLength: 1, maxLength: 4 }), {
      minLength: 2,
      maxLength: 5,
    });
    const run = async (
      turns: fc.Scheduler,
      writes: readonly Write[],
      asked: readonly (readonly number[])[],
    ) => {
      const inner = memoryStore();
      await inner.venues.insert(aVenue());
      await inner.tags.insert(aTerm("one"));
      await perform(inner, { what: "insert", date_utc: EARLY });
      await perform(inner, { what: "insert", date_utc: LATE });
      const turn = () => turns.schedule(Promise.resolve());
      const slow = around(inner, async (work) => {
        await turn();
        const answer = await work();
        await turn();
        return answer;
      });
      const store = cachedStore(slow);
      const history = [await answersOf(inner)];
      let begun = 0;
      const writing = async () => {
        for (const one of writes) {
          await turn();
          begun++;
          await perform(inner, one);
          history.push(await answersOf(inner));
        }
      };
      const reading = async (numbers: readonly number[]) => {
        for (const number of numbers) {
          const from = history.length - 1;
          const answer = await QUESTIONS[number]!(store);
          const possible = history.slice(from, begun + 1).map((answers) => answers[number]);
          // What was begun meanwhile may be done without having been written down.
          if (begun >= history.length) possible.push(await QUESTIONS[number]!(inner));
          expect(possible).toContainEqual(answer);
        }
      };
      await turns.waitFor(Promise.all([writing(), ...asked.map(reading)]));
      expect(await turns.waitFor(answersOf(store))).toEqual(history.at(-1));
    };
    const writes = fc.array(write, { minLength: 1, maxLength: 6 });
    await fc.assert(fc.asyncProperty(fc.scheduler(), writes, readers, run), { numRuns: 400 });
  }, 120_000);

  it("answers as plain lists would where several caches and the store itself write by turns", async () => {
    const steps = fc.array(fc.tuple(fc.nat(2), anyStep), { minLength: 20, maxLength: 120, size: "max" });
    const run = async (chosen: readonly (readonly [number, Step])[]) => {
      const inner = memoryStore();
      const stores = [inner, cachedStore(inner), cachedStore(inner, { max: 3 })];
      const model: Model = { version: 0, events: [], venues: [], tags: [] };
      for (const [which, step] of chosen) await step(stores[which]!, model);
    };
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: 100 });
  }, 120_000);
});
