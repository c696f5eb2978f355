/** The position that a write of a venue gives it. */
import type { Context } from "../../context.ts";
import type { Change } from "../../plugin.ts";
import { positionOf } from "../../plugin_kit.ts";
import type { Json, Position, VenueRow } from "../../store.ts";
import { inTime } from "../shared/in_time.ts";
import { HALF } from "./fields.ts";

const PARTS = ["address", "zip", "city", "stateprovince", "state", "province", "country"] as const;

/** An address as it is written on a venue; what is not known is "". */
export type VenueAddress = Readonly<Record<(typeof PARTS)[number], string>> & {
  /** All of it in one line. */
  readonly text: string;
};

/** Finds the position of an address; undefined where there is none. `signal` ends the wait. */
export type Geocoder = (
  address: VenueAddress,
  signal: AbortSignal,
) => Position | undefined | Promise<Position | undefined>;

type Changes = Readonly<Record<string, Json>>;

const GONE: Changes = { geo_lat: null, geo_lng: null, geo_found: null };

/** What a write changes: coordinates that were sent, else those of the address where it is new. */
export function createLocator(geocode: Geocoder | undefined, timeoutMs: number) {
  return async (ctx: Context, change: Change<VenueRow>): Promise<Changes> => {
    const { values, current } = change;
    if ("geo_lat" in values || "geo_lng" in values) {
      const sent = sentPosition(change);
      if (sent) return { geo_lat: sent.lat, geo_lng: sent.lng, geo_found: null };
      if (!isCleared(change)) return {};
    }
    const address = addressOf(change);
    const isKept = current && !isCleared(change) && !needsSearch(current, address);
    if (!geocode || isKept) return isCleared(change) ? GONE : {};
    if (address.text === "") return GONE;
    const found = await search(ctx, geocode, address, timeoutMs);
    // A position that belongs to another address would be wrong.
    return found ? { geo_lat: found.lat, geo_lng: found.lng, geo_found: address.text } : GONE;
  };
}

const isCleared = ({ values }: Change<VenueRow>): boolean =>
  "geo_lat" in values && "geo_lng" in values && values.geo_lat === undefined && values.geo_lng === undefined;

/** Both coordinates, one of them perhaps as it was; half a position is a mistake. */
function sentPosition({ values, current, problems }: Change<VenueRow>): Position | undefined {
  const kept = current && positionOf(current);
  const lat = ("geo_lat" in values ? values.geo_lat : kept?.lat) as number | undefined;
  const lng = ("geo_lng" in values ? values.geo_lng : kept?.lng) as number | undefined;
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const half = lat === undefined ? "geo_lat" : "geo_lng";
  if (lat !== undefined || lng !== undefined) problems.add(half, HALF);
  return undefined;
}

/** Whether there is no position yet, or one that was found for another address. Those that were sent stay. */
function needsSearch(current: VenueRow, address: VenueAddress): boolean {
  if (!positionOf(current)) return true;
  const { geo_found } = current.extra;
  return typeof geo_found === "string" && geo_found !== address.text;
}

function addressOf({ all, current }: Change<VenueRow>): VenueAddress {
  const part = (name: (typeof PARTS)[number]) => String(all[name] ?? current?.[name] ?? "").trim();
  const address = Object.fromEntries(PARTS.map((name) => [name, part(name)])) as Omit<VenueAddress, "text">;
  return { ...address, text: [...new Set(Object.values(address).filter(Boolean))].join(", ") };
}

async function search(
  ctx: Context,
  geocode: Geocoder,
  address: VenueAddress,
  timeoutMs: number,
): Promise<Position | undefined> {
  try {
    const found = await inTime(timeoutMs, (signal) => geocode(address, signal));
    if (found && !isPosition(found)) throw new RangeError(`No position: ${JSON.stringify(found)}`);
    return found;
  } catch (cause) {
    ctx.settings.onError(
      new Error(`Cannot find the position of "${address.text}": it is left out`, { cause }),
    );
    return undefined;
  }
}

const isPosition = ({ lat, lng }: Position): boolean =>
  typeof lat === "number" && typeof lng === "number" && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
