import { expect } from "vitest";
import type { Extra } from "../../../src/store.ts";
import { ALL, anEvent, anOrganizer, aVenue, events, idsOf } from "./drafts.ts";
import type { Case } from "./driver.ts";

const EXTRA: Extra = {
  seats: 12.5,
  level: "é🎉 'quoted'",
  open: false,
  none: null,
  list: [1, { deep: ["x"] }],
};

/** What plugins keep with posts, and lists by it. */
export function extraCases(check: Case): void {
  check("gives back what was kept, of all kinds", async (store) => {
    const made = [
      await store.events.insert(anEvent({ extra: EXTRA })),
      await store.venues.insert(aVenue({ extra: EXTRA })),
      await store.organizers.insert(anOrganizer({ extra: EXTRA })),
    ];
    for (const row of made) expect(row.extra).toEqual(EXTRA);
    expect((await store.events.get({ id: made[0]!.id }))?.extra).toEqual(EXTRA);
    expect((await store.venues.get({ id: made[1]!.id }))?.extra).toEqual(EXTRA);
    expect((await store.organizers.get({ id: made[2]!.id }))?.extra).toEqual(EXTRA);
    expect((await store.events.insert(anEvent())).extra).toEqual({});
  });

  check("keeps a copy of its own", async (store) => {
    const extra = { list: [1] };
    const { id } = await store.events.insert(anEvent({ extra }));
    extra.list.push(2);
    expect((await store.events.get({ id }))?.extra).toEqual({ list: [1] });
  });

  check("changes all of it or nothing", async (store) => {
    const { id } = await store.events.insert(anEvent({ extra: EXTRA }));
    expect((await store.events.update(id, { title: "Other" }))?.extra).toEqual(EXTRA);
    expect((await store.events.update(id, { extra: { seats: 1 } }))?.extra).toEqual({ seats: 1 });
    expect((await store.events.update(id, { extra: {} }))?.extra).toEqual({});
  });

  check("lists events by value and kind of value", async (store) => {
    const values = [1, "1", true, false, "", "x".repeat(300), "ü", [1], null, 0.1];
    const ids: number[] = [];
    for (const value of values) ids.push((await store.events.insert(anEvent({ extra: { a: value } }))).id);
    const bare = (await store.events.insert(anEvent({ extra: { b: 1, ab: 1 } }))).id;
    const listed = async (extra: Record<string, string | number | boolean | null>) =>
      idsOf(await store.events.list(events({ extra }), ALL));
    for (const [index, value] of values.entries())
      if (value !== null && typeof value !== "object")
        expect(await listed({ a: value })).toEqual([ids[index]]);
    expect(await listed({ a: null })).toEqual([ids[7], ids[8], bare]);
    expect(await listed({ a: null, b: 1 })).toEqual([bare]);
    expect(await listed({ a: 1, b: 1 })).toEqual([]);
    expect(await listed({ a: "X".repeat(300) })).toEqual([]);
    expect((await listed({})).length).toBe(values.length + 1);
  });

  check("follows changes, the trash and removals", async (store) => {
    const { id } = await store.events.insert(anEvent({ extra: { ticketed: true } }));
    const listed = async (value: boolean | null) =>
      (await store.events.list(events({ extra: { ticketed: value } }), ALL)).total;
    await store.events.update(id, { start_date: "2027-06-11 18:00:00" });
    expect([await listed(true), await listed(null)]).toEqual([1, 0]);
    await store.events.update(id, { extra: {} });
    expect([await listed(true), await listed(null)]).toEqual([0, 1]);
    await store.events.update(id, { extra: { ticketed: true }, status: "trash" });
    expect(await listed(true)).toBe(0);
    await store.events.remove(id, "2027-07-01 00:00:00");
    expect([await listed(true), await listed(null)]).toEqual([0, 0]);
  });
}
