import ICAL from "ical.js";
import { canonicalZone } from "../../src/dates/mod.ts";

/** Makes the zones that a file describes known to the parser, until the function that comes back is called. */
export function registerZones(calendar: ICAL.Component): () => void {
  for (const component of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(component));
  return () => ICAL.TimezoneService.reset();
}

/** The IANA name of a zone that a file calls `tzid`: itself, its last parts, or what its description names. */
export function ianaZone(tzid: string, event: ICAL.Component): string | undefined {
  const parts = tzid.split("/").filter(Boolean);
  const names = parts.map((_, at) => parts.slice(at).join("/"));
  const described = event.parent
    ?.getAllSubcomponents("vtimezone")
    .find((zone) => zone.getFirstPropertyValue("tzid") === tzid)
    ?.getFirstPropertyValue("x-lic-location");
  return [...names, String(described ?? "")].map(canonicalZone).find((zone) => zone !== undefined);
}
