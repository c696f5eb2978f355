/** Drivers give records at once, as promises, or as what other libraries take for one: the answers are the same. */
import { expect, test } from "vitest";
import type { Store } from "../../src/store.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { call, makeSite } from "../decisions/site.ts";
import { around } from "./around.ts";

/** What query builders are: no promise, but with a `then`, and begun only when that is called. */
class Query<T> {
  readonly #run: () => PromiseLike<T> | T;

  constructor(run: () => PromiseLike<T> | T) {
    this.#run = run;
  }

  // biome-ignore lint/suspicious/noThenProperty: that is what this is about.
  then: Promise<T>["then"] = (onValue, onError) => Promise.resolve(this.#run()).then(onValue, onError);
}

const FAIR = {
  title: "Fair",
  start_date: "2027-03-01 10:00",
  end_date: "2027-03-01 11:00",
  venue: { venue: "Hall" },
  organizer: { organizer: "Club" },
  categories: ["Music"],
  tags: ["new"],
};
const ASKED = [
  ["GET events"],
  ["GET events/by-slug/fair"],
  ["GET events?venue=1&categories=music"],
  ["GET events/404"],
  ["PATCH events/3", { title: "Market" }],
  ["GET events"],
  ["DELETE venues/1?force=1"],
  ["GET events"],
] as const;

async function answersOver(store: Store): Promise<string[]> {
  const site = makeSite({ store });
  const said: string[] = [];
  await call(site, "POST events", { as: "editor", body: FAIR });
  await call(site, "POST events", { as: "editor", body: { ...FAIR, password: "key", venue: 1, tags: [2] } });
  for (const [question, body] of ASKED) {
    const { status, text } = await call(site, question, { as: "editor", ...(body && { body }) });
    said.push(`${question} ${status} ${text}`);
  }
  return said;
}

test.each([
  ["promises", (store: Store) => around(store, async (run) => run())],
  [
    "promises that take a while",
    (store: Store) =>
      around(store, async (run) => {
        await new Promise((resolve) => setTimeout(resolve));
        return run();
      }),
  ],
  ["queries", (store: Store) => around(store, (run) => new Query(run) as never)],
])("%s are as good as values", async (_, driver) => {
  const expected = await answersOver(memoryStore());
  expect(expected.map((one) => one.split(" ")[2])).toEqual("200 200 200 404 200 200 200 200".split(" "));
  expect(await answersOver(driver(memoryStore()))).toEqual(expected);
});
