/** Distances against the haversine formula, and boxes against distances. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { boxOf, chord2, chord2Of, distanceKm, vectorOf } from "../../src/geo.ts";
import type { Position } from "../../src/store.ts";

const position = fc.record({
  lat: fc.oneof(fc.constantFrom(-90, 0, 90), fc.double({ min: -90, max: 90, noNaN: true })),
  lng: fc.oneof(fc.constantFrom(-180, 0, 180), fc.double({ min: -180, max: 180, noNaN: true })),
});

function haversine(a: Position, b: Position): number {
  const [lat, lng] = [b.lat - a.lat, b.lng - a.lng].map((angle) => (angle * Math.PI) / 180) as [
    number,
    number,
  ];
  const [phi, psi] = [a.lat, b.lat].map((angle) => (angle * Math.PI) / 180) as [number, number];
  const h = Math.sin(lat / 2) ** 2 + Math.cos(phi) * Math.cos(psi) * Math.sin(lng / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(h)));
}

it("distances are those of the haversine formula", () => {
  fc.assert(
    fc.property(position, position, (a, b) => {
      // Near the other side of the earth a metre is a rounding error of either formula.
      expect(Math.abs(distanceKm(a, b) - haversine(a, b))).toBeLessThan(0.001);
    }),
  );
});

it("a box holds everything that is in its circle", () => {
  fc.assert(
    fc.property(
      position,
      fc.double({ min: 0.001, max: 20_038, noNaN: true }),
      position,
      (center, radiusKm, place) => {
        const circle = { ...center, radiusKm };
        if (chord2(vectorOf(place), vectorOf(center)) > chord2Of(radiusKm)) return;
        const { lat, lng } = boxOf(circle);
        expect(place.lat >= lat[0] && place.lat <= lat[1]).toBe(true);
        expect(lng.some(([from, to]) => place.lng >= from && place.lng <= to)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

it("a box of a small circle is small", () => {
  const { lat, lng } = boxOf({ lat: 60, lng: 179.99, radiusKm: 10 });
  expect(lat[1] - lat[0]).toBeLessThan(0.19);
  expect(lng.reduce((sum, [from, to]) => sum + to - from, 0)).toBeLessThan(0.38);
});
