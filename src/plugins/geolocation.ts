import type { Context } from "../context.ts";
import type { Change, Narrowing, Plugin } from "../plugin.ts";
import { distanceKm, type Form, isReadable, positionOf } from "../plugin_kit.ts";
import type { Shape } from "../schema/field.ts";
import type { EventRow, VenueRow } from "../store.ts";
import { HALF, POSITION, QUERY, tooFar } from "./geolocation/fields.ts";
import { createLocator, type Geocoder } from "./geolocation/locate.ts";

export type { Geocoder, VenueAddress } from "./geolocation/locate.ts";

export interface GeolocationOptions {
  /** Kilometres around `geoloc_lat`, `geoloc_lng` when `geoloc_radius` is absent, default 40. */
  readonly radiusKm?: number;
  /** Larger values of `geoloc_radius` are refused; default 20,038, half way around the earth. */
  readonly maxRadiusKm?: number;
  /**
   * Finds the position of an address; undefined where there is none. Asked when a venue is written with an address
   * and without coordinates. When it fails the venue is written without them, and `onError` is told.
   */
  readonly geocode?: Geocoder;
  /** Longest wait for `geocode`, default 5,000. */
  readonly timeoutMs?: number;
}

const HALF_WAY_KM = 20_038;

/**
 * Positions of venues (`geo_lat`, `geo_lng`), and events by them: `geoloc=1` with, `geoloc=0` without a position;
 * `geoloc_lat`, `geoloc_lng` and `geoloc_radius` (km) around a point, nearest first, each with its `geoloc_distance`.
 * @throws {TypeError | RangeError} when the options cannot work.
 * @example geolocation({ radiusKm: 25, geocode: async ({ text }) => myGeocoder(text) })
 */
export function geolocation(options: GeolocationOptions = {}): Plugin {
  const { radiusKm = 40, maxRadiusKm = HALF_WAY_KM, timeoutMs = 5_000, geocode } = options;
  checkNumber("maxRadiusKm", maxRadiusKm, HALF_WAY_KM);
  checkNumber("radiusKm", radiusKm, maxRadiusKm);
  checkNumber("timeoutMs", timeoutMs, 2 ** 31 - 1);
  if (geocode !== undefined && typeof geocode !== "function")
    throw new TypeError("Cannot set up geolocation: `geocode` must be a function that gives { lat, lng }");
  const locate = createLocator(geocode, timeoutMs);

  return {
    name: "geolocation",
    data: {
      venue: {
        input: POSITION,
        write: (ctx: Context, change: Change<VenueRow>) => locate(ctx, change),
        present: (_ctx, row) => ({ ...positionMembers(row) }),
      },
      event: { present: distances },
    },
    events: { query: QUERY, filter: (ctx, form) => filterOf(ctx, form, radiusKm, maxRadiusKm) },
  };
}

function checkNumber(name: string, value: number, most: number): void {
  if (!(typeof value === "number" && value > 0 && value <= most))
    throw new RangeError(
      `Cannot set up geolocation: \`${name}\` must be a number above 0, at most ${most}, got ${String(value)}`,
    );
}

function positionMembers(row: VenueRow): Record<string, number> {
  const position = positionOf(row);
  return position ? { geo_lat: position.lat, geo_lng: position.lng } : {};
}

type Asked = { geoloc?: boolean; geoloc_lat?: number; geoloc_lng?: number; geoloc_radius?: number };

function filterOf(_ctx: Context, form: Form<Shape>, radiusKm: number, maxRadiusKm: number): Narrowing {
  const { geoloc: located, geoloc_lat: lat, geoloc_lng: lng, geoloc_radius: radius } = form.values as Asked;
  const { problems } = form;
  if (radius !== undefined && radius > maxRadiusKm) problems.add("geoloc_radius", tooFar(maxRadiusKm));
  const missing = [lat === undefined && "geoloc_lat", lng === undefined && "geoloc_lng"].filter(Boolean);
  const isAsked = missing.length < 2 || radius !== undefined;
  if (isAsked) for (const name of missing) problems.add(String(name), HALF);
  if (lat === undefined || lng === undefined) return { located };
  const near = { lat, lng, radiusKm: radius ?? radiusKm };
  return { located, near, order: { by: "distance", descending: false } };
}

/** In lists around a point: how far each event is, in kilometres to the metre. */
async function distances(ctx: Context, rows: readonly EventRow[]): Promise<Record<string, unknown>[]> {
  const [lat, lng] = [ctx.query.geoloc_lat, ctx.query.geoloc_lng].map((value) => Number(value ?? Number.NaN));
  if (lat === undefined || lng === undefined || Number.isNaN(lat + lng)) return rows.map(() => ({}));
  const venues = await ctx.store.venues.many([...new Set(rows.flatMap((row) => row.venue))]);
  const shown = venues.filter((venue) => venue.status !== "trash" && isReadable(venue, ctx.gate));
  const kms = new Map(shown.map((venue) => [venue.id, kmTo(venue, { lat, lng })]));
  return rows.map((row) => {
    const nearest = Math.min(...row.venue.map((id) => kms.get(id) ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(nearest) ? { geoloc_distance: Math.round(nearest * 1000) / 1000 } : {};
  });
}

function kmTo(venue: VenueRow, point: { lat: number; lng: number }): number {
  const position = positionOf(venue);
  return position ? distanceKm(position, point) : Number.POSITIVE_INFINITY;
}
