import type { Wall } from "./clock.ts";
import { offsetAt } from "./convert.ts";
import { fixedOffset, offsetDigits } from "./fixed_offset.ts";

/** What an offset, in seconds, is called. */
type Letters = ReadonlyMap<number, string>;

let letters: ReadonlyMap<string, Letters> | undefined;

/**
 * Loads what the time zone database calls its zones: to be awaited before the first `abbreviation`. Undefined once they
 * are there.
 */
export function loadAbbreviations(): Promise<void> | undefined {
  return letters ? undefined : load();
}

async function load(): Promise<void> {
  letters = lettersByZone((await import("./zone_letters.ts")).LETTERS);
}

/**
 * What the time in a zone (of `canonicalZone`) is called at the time `utc`: `EST`, `CEST`, or digits where the time zone
 * database has no letters (`+0545`, `-03`). Of fixed offsets `UTC+2` is called so itself, `+02:00` is `GMT+0200`.
 */
export function abbreviation(zone: string, utc: Wall): string {
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return zone.startsWith("UTC") ? zone : `GMT${offsetDigits(fixed)}`;
  if (!letters) throw new Error("Cannot name a time: loadAbbreviations was not awaited");
  const offset = offsetAt(zone, utc);
  // Only the sun gave offsets with seconds: local mean time, before there were zones.
  if (offset % 60 !== 0) return "LMT";
  return letters.get(zone)?.get(offset) ?? offsetDigits(offset, true);
}

function lettersByZone(groups: readonly (readonly [string, string])[]): ReadonlyMap<string, Letters> {
  const all = new Map<string, Letters>();
  for (const [pairs, zones] of groups) {
    const named = new Map([...pairs.matchAll(/(\S+) (\S+)/g)].map(([, hours, name]) => pair(hours, name)));
    for (const zone of zones.trim().split(/\s+/)) all.set(zone, named);
  }
  return all;
}

function pair(hours = "", name = ""): [number, string] {
  return [Number(hours) * 3600, name];
}
