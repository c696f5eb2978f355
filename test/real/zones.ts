import { readFileSync } from "node:fs";

/** One zone for a country, or zones by city or by the state at a city's end; `*` for its other cities. */
type Zones = string | Readonly<Record<string, string>>;

const TABLE = JSON.parse(readFileSync(new URL("zones.json", import.meta.url), "utf8")) as Readonly<
  Record<string, Zones>
>;

/** The zone in which days of a city begin and end, where that is clear. */
export function zoneOf(country: string, city: string): string | undefined {
  const zones = TABLE[country];
  if (typeof zones !== "object") return zones;
  const state = city.slice(city.lastIndexOf(", ") + 2);
  return zones[city] ?? zones[state] ?? zones["*"];
}
