/** Answers are kept from when their question comes again: what is asked once must not push out what is asked often. */
import { expect, it } from "vitest";
import type { Store } from "../../src/store.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { call, makeSite } from "../decisions/site.ts";

/** A store that counts its lists of events. */
function counting(): { store: Store; lists: () => number } {
  const store = memoryStore();
  let lists = 0;
  const list: Store["events"]["list"] = (filter, window) => {
    lists++;
    return store.events.list(filter, window);
  };
  return { store: { ...store, events: { ...store.events, list } }, lists: () => lists };
}

it("an answer is kept from its second time on, as long as nothing changes", async () => {
  const { store, lists } = counting();
  const site = makeSite({ store });
  const counts: number[] = [];
  for (let time = 0; time < 5; time++) {
    await call(site, "GET events");
    counts.push(lists());
  }
  expect(counts).toEqual([1, 2, 2, 2, 2]);
  await call(site, "POST tags", { as: "editor", body: { name: "new" } });
  await call(site, "GET events");
  await call(site, "GET events");
  expect(lists()).toBe(3);
});

it("ten thousand questions that come once push out nothing", async () => {
  const { store, lists } = counting();
  const site = makeSite({ store });
  for (let time = 0; time < 2; time++) await call(site, "GET events");
  for (let time = 0; time < 10_000; time++) await call(site, `GET events?once=${time}`);
  const before = lists();
  await call(site, "GET events");
  expect(lists()).toBe(before);
});

it("all answers that fit are kept, however many questions take turns", async () => {
  const { store, lists } = counting();
  const site = makeSite({ store, cacheBytes: 1024 * 1024 });
  const round = async (): Promise<number> => {
    const before = lists();
    for (let question = 0; question < 300; question++) await call(site, `GET events?question=${question}`);
    return lists() - before;
  };
  expect([await round(), await round(), await round()]).toEqual([300, 300, 0]);
});
