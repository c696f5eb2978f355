/** Parts that are loaded when they are needed: once, and again after a failure. */
import { describe, expect, it, vi } from "vitest";
import { loader } from "../../src/parts.ts";

it("loads a part once for all that ask at the same time or later", async () => {
  let loads = 0;
  const part = loader(async () => ++loads);
  expect(await Promise.all([part(), part()])).toEqual([1, 1]);
  expect(await part()).toBe(1);
});

it("a part that could not be loaded is tried again by the next request", async () => {
  let loads = 0;
  const part = loader(async () => {
    if (++loads === 1) throw new Error("gone for a moment");
    return loads;
  });
  const both = await Promise.allSettled([part(), part()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await part()).toBe(2);
});

describe("dates in words, in the first request of a process", () => {
  it.each([
    ...["events?start_date=tomorrow", "events?ends_before=tomorrow", "events?overlaps=today/tomorrow"],
    ...[
      "events?modified_after=yesterday",
      "venues?modified_after=yesterday",
      "tags?modified_after=yesterday",
    ],
    ...["changes?modified_after=yesterday", "events.ics?start_date=tomorrow"],
  ])("%s", async (question) => {
    vi.resetModules();
    const { createCalendar } = await import("../../src/mod.ts");
    const { memoryStore } = await import("../../storage/memory/mod.ts");
    const calendar = createCalendar({ store: memoryStore() });
    const answer = await calendar.handle(new Request(`http://localhost/calendar/events/v1/${question}`));
    expect(answer.status).toBe(200);
  });

  it("of a write", async () => {
    vi.resetModules();
    const { createCalendar } = await import("../../src/mod.ts");
    const { memoryStore } = await import("../../storage/memory/mod.ts");
    const { events } = createCalendar({ store: memoryStore() });
    const event = { title: "Fair", start_date: "tomorrow 9am", end_date: "tomorrow noon" };
    const made = await events.create(event, { as: { id: 1, role: "editor" } });
    expect(made.start_date).toMatch(/ 09:00:00$/);
  });
});

it.each([-1_000, -1, 0, 1_999])("a clock at %i ms says its time", async (now) => {
  vi.resetModules();
  const { createCalendar } = await import("../../src/mod.ts");
  const { memoryStore } = await import("../../storage/memory/mod.ts");
  const { tags, events } = createCalendar({ store: memoryStore(), now: () => now });
  const as = { as: { id: 1, role: "editor" } } as const;
  await tags.create({ name: "Early" }, as);
  const made = await events.create({ title: "Fair", start_date: "1969-12-01", end_date: "1969-12-02" }, as);
  const second = new Date(Math.floor(now / 1000) * 1000).toISOString().slice(0, 19).replace("T", " ");
  expect(made.date_utc).toBe(second);
});
