import { expect } from "vitest";
import type { EventRow, Gate, Status, Store } from "../../../src/store.ts";
import {
  ALL,
  AUTHOR,
  anEvent,
  anOrganizer,
  aVenue,
  BEFORE,
  EDITOR,
  events,
  idsOf,
  LATER,
  NOW,
  PUBLIC,
  places,
} from "./drafts.ts";
import type { Case } from "./driver.ts";

const STATUSES = ["publish", "draft", "pending", "private", "trash"] as const;

/** Who sees what: the gate in lists and totals, and what time alone does. */
export function gateCases(check: Case): void {
  check("shows everyone what is published, authors also their own, `everything` all", async (store) => {
    await oneOfEach(store);
    expect(await statuses(store, PUBLIC)).toEqual(["1 publish", "7 publish"]);
    expect(await statuses(store, AUTHOR)).toEqual([
      "1 publish",
      "7 publish",
      "7 draft",
      "7 pending",
      "7 private",
      "7 future",
    ]);
    expect((await statuses(store, EDITOR)).length).toBe(10);
  });

  check("answers with the asked statuses as far as the gate lets them through", async (store) => {
    await oneOfEach(store);
    for (const status of [...STATUSES, "future"] as const) {
      const theirs = status === "publish" ? ["1 publish", "7 publish"] : [];
      expect(await statuses(store, PUBLIC, [status])).toEqual(theirs);
      expect(await statuses(store, AUTHOR, [status])).toEqual(
        status === "publish" ? theirs : [`7 ${status}`],
      );
      expect(await statuses(store, EDITOR, [status])).toEqual([`1 ${status}`, `7 ${status}`]);
    }
    expect(await statuses(store, AUTHOR, ["future", "trash", "draft"])).toEqual([
      "7 draft",
      "7 trash",
      "7 future",
    ]);
    expect(await statuses(store, EDITOR, ["publish", "future"])).toHaveLength(4);
  });

  check("leaves the trash out unless it is asked for, also for its owner", async (store) => {
    await store.venues.insert(aVenue({ status: "trash", author: 7 }));
    for (const gate of [AUTHOR, EDITOR]) {
      expect((await store.venues.list(places({ gate }), ALL)).total).toBe(0);
      expect((await store.venues.list(places({ gate, statuses: ["trash"] }), ALL)).total).toBe(1);
    }
  });

  check(
    "publishes by time alone, at the second of date_utc, and takes back when asked for an earlier now",
    async (store) => {
      for (const list of [store.venues, store.organizers] as const)
        expect((await list.list(places(), ALL)).total).toBe(0);
      await store.events.insert(anEvent({ date_utc: LATER }));
      await store.venues.insert(aVenue({ date_utc: LATER }));
      await store.organizers.insert(anOrganizer({ date_utc: LATER }));
      const at = async (now: string, everything = false, statuses?: Status[]) => {
        const gate = { now, everything, author: undefined };
        const pages = [
          await store.events.list(events({ gate, statuses }), ALL),
          await store.venues.list(places({ gate, statuses }), ALL),
          await store.organizers.list(places({ gate, statuses }), ALL),
        ];
        expect(pages.map((page) => page.rows.length)).toEqual(pages.map((page) => page.total));
        return pages.map((page) => page.total);
      };
      const [none, one] = [
        [0, 0, 0],
        [1, 1, 1],
      ];
      expect(await at("2027-09-01 08:59:59")).toEqual(none);
      expect(await at(LATER)).toEqual(one);
      expect(await at(NOW)).toEqual(none);
      expect(await at(NOW, true)).toEqual(one);
      expect(await at(NOW, true, ["future"])).toEqual(one);
      expect(await at(LATER, true, ["future"])).toEqual(none);
      expect(await at(NOW, true, ["publish"])).toEqual(none);
      expect(await at(LATER, true, ["publish"])).toEqual(one);
    },
  );

  check("keeps totals right while records come, change and go", async (store) => {
    const totals = async () => {
      const found = [PUBLIC, AUTHOR, EDITOR].map((gate) =>
        store.events.list(events({ gate, featured: false, categories: [1, 2] }), ALL),
      );
      return (await Promise.all(found)).map((page) => page.total);
    };
    expect(await totals()).toEqual([0, 0, 0]);
    const { id } = await store.events.insert(anEvent({ categories: [1, 2], author: 7 }));
    expect(await totals()).toEqual([1, 1, 1]);
    await store.events.update(id, { status: "draft" });
    expect(await totals()).toEqual([0, 1, 1]);
    await store.events.update(id, { author: 8 });
    expect(await totals()).toEqual([0, 0, 1]);
    await store.events.update(id, { status: "publish", date_utc: LATER });
    expect(await totals()).toEqual([0, 0, 1]);
    await store.events.update(id, { date_utc: BEFORE, categories: [2] });
    expect(await totals()).toEqual([1, 1, 1]);
    await store.events.remove(id, NOW);
    expect(await totals()).toEqual([0, 0, 0]);
  });
}

/** An event of each status, a scheduled one too, by authors 1 and 7; ids in that order. */
async function oneOfEach(store: Store): Promise<void> {
  for (const status of STATUSES) {
    for (const author of [1, 7]) await store.events.insert(anEvent({ author, status }));
  }
  for (const author of [1, 7])
    await store.events.insert(anEvent({ author, date_utc: LATER, title: "later" }));
}

async function statuses(store: Store, gate: Gate, asked?: readonly Status[]): Promise<string[]> {
  const order = { by: "id", descending: false } as const;
  const { rows, total } = await store.events.list(events({ gate, order, statuses: asked }), ALL);
  expect([total, idsOf(rows)]).toEqual([rows.length, [...new Set(idsOf(rows))]]);
  return rows.map((row: EventRow) => `${row.author} ${row.date_utc === LATER ? "future" : row.status}`);
}
