import fc from "fast-check";
import { expect } from "vitest";
import { distanceKm, positionOf } from "../../../src/geo.ts";
import type { Circle, EventRow, Gate, Position, Store, VenueRow } from "../../../src/store.ts";
import { isReadable } from "../../../src/visibility.ts";
import { ALL, AUTHOR, anEvent, aVenue, EDITOR, events, idsOf, LATER, PUBLIC } from "./drafts.ts";
import type { Case } from "./driver.ts";

const at = (lat: number, lng: number) => ({ extra: { geo_lat: lat, geo_lng: lng } });

/** An event at new venues of these positions. */
async function eventAt(store: Store, ...places: readonly (Position | undefined)[]): Promise<EventRow> {
  const venue: number[] = [];
  for (const place of places)
    venue.push((await store.venues.insert(aVenue(place ? at(place.lat, place.lng) : {}))).id);
  return store.events.insert(anEvent({ venue }));
}

const near = async (store: Store, circle: Circle, gate: Gate = PUBLIC, descending = false) =>
  idsOf(await store.events.list(events({ gate, near: circle, order: { by: "distance", descending } }), ALL));

/** Few places, so that ties are common, and those where circles have edges of their own. */
const position = fc.record({
  lat: fc.oneof(
    fc.constantFrom(-90, -89.99, 0, 48.85, 89.99, 90),
    fc.double({ min: -90, max: 90, noNaN: true }),
  ),
  lng: fc.oneof(
    fc.constantFrom(-180, -179.99, 0, 2.35, 179.99, 180),
    fc.double({ min: -180, max: 180, noNaN: true }),
  ),
});
const circle = fc
  .tuple(
    position,
    fc.oneof(fc.constantFrom(1, 50, 5000, 20_100), fc.double({ min: 0.1, max: 20_000, noNaN: true })),
  )
  .map(([center, radiusKm]) => ({ ...center, radiusKm }));

/** Events by the positions of their venues. */
export function nearCases(check: Case): void {
  check("finds what is in the circle, nearest first", async (store) => {
    const paris = await eventAt(store, { lat: 48.8566, lng: 2.3522 });
    const versailles = await eventAt(store, { lat: 48.8049, lng: 2.1204 });
    const london = await eventAt(store, { lat: 51.5074, lng: -0.1278 });
    await eventAt(store);
    await eventAt(store, undefined);
    const center = { lat: 48.85, lng: 2.34 };
    expect(await near(store, { ...center, radiusKm: 5 })).toEqual([paris.id]);
    expect(await near(store, { ...center, radiusKm: 30 })).toEqual([paris.id, versailles.id]);
    const all = [paris.id, versailles.id, london.id];
    expect(await near(store, { ...center, radiusKm: 400 })).toEqual(all);
    expect(await near(store, { ...center, radiusKm: 400 }, PUBLIC, true)).toEqual(all.toReversed());
  });

  check("knows no edge at the 180th meridian and at the poles", async (store) => {
    const fiji = await eventAt(store, { lat: -16.5, lng: 179.9 });
    const taveuni = await eventAt(store, { lat: -16.8, lng: -179.9 });
    const line = await eventAt(store, { lat: -16.6, lng: 180 });
    expect((await near(store, { lat: -16.6, lng: -180, radiusKm: 60 })).toSorted()).toEqual(
      [fiji.id, taveuni.id, line.id].toSorted(),
    );
    expect((await near(store, { lat: -16.6, lng: 179.95, radiusKm: 60 })).length).toBe(3);
    const pole = await eventAt(store, { lat: 90, lng: 0 });
    const beyond = await eventAt(store, { lat: 89.9, lng: 170 });
    expect(await near(store, { lat: 89.9, lng: -10, radiusKm: 23 })).toEqual([pole.id, beyond.id]);
  });

  check("takes the nearest venue, and each event once", async (store) => {
    const far = await eventAt(store, { lat: 0, lng: 1 }, { lat: 0, lng: 0.01 });
    const close = await eventAt(store, { lat: 0, lng: 0.5 });
    expect(await near(store, { lat: 0, lng: 0, radiusKm: 200 })).toEqual([far.id, close.id]);
    const page = await store.events.list(
      events({ near: { lat: 0, lng: 0, radiusKm: 200 }, order: { by: "distance", descending: false } }),
      { offset: 1, limit: 1 },
    );
    expect([idsOf(page), page.total]).toEqual([[close.id], 2]);
  });

  check("shows nothing by a venue that is trashed or may not be read", async (store) => {
    const venue = async (given: Partial<VenueRow>) =>
      (await store.venues.insert(aVenue({ ...at(1, 1), ...given }))).id;
    const at1 = async (id: number) => (await store.events.insert(anEvent({ venue: [id] }))).id;
    const draft = await at1(await venue({ status: "draft", author: 7 }));
    const scheduled = await at1(await venue({ date_utc: LATER }));
    const trashed = await at1(await venue({ status: "trash" }));
    const circle = { lat: 1, lng: 1, radiusKm: 1 };
    expect(await near(store, circle)).toEqual([]);
    expect(await near(store, circle, AUTHOR)).toEqual([draft]);
    expect(await near(store, circle, EDITOR)).toEqual([draft, scheduled]);
    const located = async (gate: Gate, wanted: boolean) =>
      idsOf(await store.events.list(events({ gate, located: wanted }), ALL));
    expect([await located(PUBLIC, true), await located(PUBLIC, false)]).toEqual([
      [],
      [draft, scheduled, trashed],
    ]);
    expect([await located(EDITOR, true), await located(EDITOR, false)]).toEqual([
      [draft, scheduled],
      [trashed],
    ]);
  });

  check("follows a venue that moves, and works beside other filters", async (store) => {
    const venue = await store.venues.insert(aVenue(at(10, 10)));
    const { id } = await store.events.insert(anEvent({ venue: [venue.id], featured: true }));
    const here = { lat: 10, lng: 10, radiusKm: 5 };
    expect(await near(store, here)).toEqual([id]);
    await store.venues.update(venue.id, at(-10, 10));
    expect(await near(store, here)).toEqual([]);
    expect(await near(store, { ...here, lat: -10 })).toEqual([id]);
    const also = async (given: object) =>
      (await store.events.list(events({ near: { ...here, lat: -10 }, ...given }), ALL)).total;
    expect(await also({ featured: true, ids: [id] })).toBe(1);
    expect(await also({ featured: false })).toBe(0);
    expect(await also({ located: false })).toBe(0);
    await store.venues.update(venue.id, { extra: {} });
    expect(await near(store, { ...here, lat: -10 })).toEqual([]);
  });

  check("agrees with the distance worked out for each, wherever circles are", async (store) => {
    const places = fc.sample(position, { numRuns: 60, seed: 7 });
    const rows: { event: EventRow; place: Position }[] = [];
    for (const place of places) rows.push({ event: await eventAt(store, place), place });
    for (const asked of fc.sample(circle, { numRuns: 60, seed: 11 })) {
      const found = await near(store, asked);
      const kms = new Map(rows.map(({ event, place }) => [event.id, distanceKm(place, asked)]));
      // A millimetre either way is rounding.
      const inside = rows.filter(({ event }) => kms.get(event.id)! < asked.radiusKm - 1e-6);
      expect(found).toEqual(expect.arrayContaining(inside.map(({ event }) => event.id)));
      for (const id of found) expect(kms.get(id)).toBeLessThan(asked.radiusKm + 1e-6);
      const order = found.map((id) => kms.get(id)!);
      for (const [index, km] of order.entries())
        expect(km).toBeGreaterThanOrEqual((order[index - 1] ?? 0) - 1e-6);
    }
    expect(
      (await store.venues.many(rows.map(({ event }) => event.venue[0]!))).every(
        (row) => isReadable(row, PUBLIC) && positionOf(row),
      ),
    ).toBe(true);
  });
}
