/** Distances on the earth, taken as a sphere. Points are compared as unit vectors: no special case at poles or dates. */
import type { Circle, Extra, Position } from "./store.ts";

/** Mean radius (IUGG). */
const EARTH_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function vectorOf({ lat, lng }: Position): Vector {
  const [phi, lambda] = [radians(lat), radians(lng)];
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/**
 * The square of the straight line between two points through a sphere of radius 1, 0 to 4: it grows with the distance,
 * and needs no more than products and sums, which databases work out to the same bits.
 */
export const chord2 = (a: Vector, b: Vector): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z);

/** `chord2` at a distance over ground. */
export function chord2Of(km: number): number {
  const angle = km / EARTH_KM;
  return angle >= Math.PI ? 4.1 : 4 * Math.sin(angle / 2) ** 2;
}

/** Kilometres over ground. */
export const distanceKm = (a: Position, b: Position): number =>
  2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord2(vectorOf(a), vectorOf(b))) / 2));

export interface Box {
  readonly lat: readonly [from: number, to: number];
  /** One range, or two where the box crosses the 180th meridian. */
  readonly lng: readonly (readonly [from: number, to: number])[];
}

/** More than is lost to rounding, in degrees: about a metre. */
const MARGIN = 1e-5;
const ALL_AROUND: Box["lng"] = [[-180, 180]];

/** Latitudes and longitudes that hold the whole circle. */
export function boxOf({ lat, lng, radiusKm }: Circle): Box {
  const angle = radiusKm / EARTH_KM;
  const reach = degrees(angle) + MARGIN;
  const [from, to] = [Math.max(-90, lat - reach), Math.min(90, lat + reach)];
  const holdsPole = from === -90 || to === 90;
  if (holdsPole) return { lat: [from, to], lng: ALL_AROUND };
  const width = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat))))) + MARGIN;
  return { lat: [from, to], lng: around(lng - width, lng + width) };
}

function around(from: number, to: number): Box["lng"] {
  if (to - from >= 360) return ALL_AROUND;
  if (from < -180)
    return [
      [from + 360, 180],
      [-180, to],
    ];
  if (to > 180)
    return [
      [from, 180],
      [-180, to - 360],
    ];
  // The meridian itself has two names.
  if (from === -180 || to === 180) return ALL_AROUND;
  return [[from, to]];
}

/** The position of a venue, by what plugins keep with it. */
export function positionOf({ extra }: { readonly extra: Extra }): Position | undefined {
  const { geo_lat: lat, geo_lng: lng } = extra;
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : undefined;
}
