import { fixedOffset } from "./fixed_offset.ts";
import { namedOffset } from "./named_offset.ts";
import { ZONES } from "./zone_names.ts";

const NAME = /^[A-Za-z][A-Za-z0-9_/+-]{0,39}$/;

let names: ReadonlyMap<string, string> | undefined;

/**
 * The zone as it is kept (D24): an IANA name in its canonical case whatever case it was given in (links stay links:
 * `us/eastern` is `US/Eastern`), `Z` as `UTC`, a fixed offset (`UTC+5:30`, `UTC-3.5`, `+02:00`, `-0500`, `+2`) as
 * written. Undefined: no zone. Any text is safe to give.
 */
export function canonicalZone(name: string): string | undefined {
  if (name === "UTC" || fixedOffset(name) !== undefined) return name;
  // Letters outside ASCII may lower to ASCII ones: the Kelvin sign is no `K`.
  if (!NAME.test(name)) return undefined;
  names ??= allNames();
  const known = names.get(name.toLowerCase());
  return known !== undefined && namedOffset(known) ? known : undefined;
}

/** By lower case. Intl adds zones that are newer than our list; it lists no links, so it cannot replace the list. */
function allNames(): ReadonlyMap<string, string> {
  const listed = ZONES.flatMap(([, zones]) => zones.trim().split(/\s+/));
  const all = [...Intl.supportedValuesOf("timeZone"), ...listed];
  return new Map([["z", "UTC"], ...all.map((name): [string, string] => [name.toLowerCase(), name])]);
}
