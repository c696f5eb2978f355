/** Answers made of several reads, while others write between these. */
import { expect, it } from "vitest";
import { createCalendar, type Store } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

const as = { id: 1, role: "admin" } as const;
const DATES = { start_date: "2031-05-01 10:00", end_date: "2031-05-01 12:00" };

/** A calendar in which somebody writes each time after events were read and before their venues are, `times` times. */
async function disturbed(times: number) {
  const inner = memoryStore();
  const own = createCalendar({ store: inner });
  const { id: venue } = await own.venues.create({ venue: "version 0" }, { as });
  const { id } = await own.events.create({ title: "version 0", ...DATES, venue }, { as });
  let written = 0;
  const write = async () => {
    if (written >= times) return;
    written++;
    await own.events.update(id as number, { title: `version ${written}` }, { as });
    await own.venues.update(venue as number, { venue: `version ${written}` }, { as });
  };
  const store: Store = {
    ...inner,
    venues: { ...inner.venues, many: (ids) => write().then(() => inner.venues.many(ids)) },
  };
  return { calendar: createCalendar({ store }), id: id as number, written: () => written };
}

interface Shown {
  readonly title: string;
  readonly venue: { readonly venue: string };
}

it.each([0, 1, 2, 100])("come from one version of the data, after %d writes in between", async (times) => {
  for (const path of ["events?include=ID", "events/ID"]) {
    const { calendar, id, written } = await disturbed(times);
    const url = `http://localhost/calendar/events/v1/${path.replace("ID", String(id))}`;
    const body = (await (await calendar.handle(new Request(url))).json()) as Shown & { events?: Shown[] };
    const shown = body.events?.[0] ?? body;
    expect(shown.venue.venue).toBe(shown.title);
    expect(shown.title).toBe(`version ${written()}`);
  }
});

it("in process too", async () => {
  const { calendar, id } = await disturbed(2);
  const shown = (await calendar.events.read(id)) as unknown as Shown;
  expect([shown.title, shown.venue.venue]).toEqual(["version 2", "version 2"]);
});
