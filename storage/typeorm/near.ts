import { type Box, boxOf, chord2Of, vectorOf } from "../../src/geo.ts";
import type { Circle, Gate } from "../../src/store.ts";
import { visible } from "./conditions.ts";
import { and, type Fragment, joined, or, sql } from "./sql.ts";

const LINK = "x.kind = 'venue' AND x.target_id = v.id";

/** Whether the event `r` is at a venue with a position, or at none. */
export function located(wanted: boolean, gate: Gate): Fragment {
  const where = and([sql("v.geo_lat IS NOT NULL"), visible("v", gate)]);
  const ids = `SELECT x.event_id FROM kalends_venues v JOIN kalends_event_links x ON ${LINK} WHERE`;
  return joined([sql(`r.id ${wanted ? "" : "NOT "}IN (${ids}`), where, sql(")")]);
}

/** The events at venues in the circle, as `event_id`, and as `far` how far the nearest is, as `chord2`. */
export function eventsNear(circle: Circle, gate: Gate): Fragment {
  const far = chord(circle);
  const limit = joined([far, sql("<= ? + 0e0", chord2Of(circle.radiusKm))]);
  const where = and([inBox(boxOf(circle)), visible("v", gate), limit]);
  const from = sql(`) AS far FROM kalends_venues v JOIN kalends_event_links x ON ${LINK} WHERE`);
  return joined([sql("SELECT x.event_id, MIN("), far, from, where, sql("GROUP BY x.event_id")]);
}

/** `chord2` of `src/geo.ts`, to the same bits. `0e0` makes what servers would take for decimals binary numbers. */
function chord(circle: Circle): Fragment {
  const vector = vectorOf(circle);
  const squares = (["x", "y", "z"] as const).map((axis) => {
    const difference = `(v.geo_${axis} - (? + 0e0))`;
    return sql(`${difference} * ${difference}`, vector[axis], vector[axis]);
  });
  return joined(squares, " + ");
}

function inBox({ lat: [south, north], lng }: Box): Fragment {
  const ranges = lng.map(([west, east]) => sql("v.geo_lng BETWEEN ? AND ?", west, east));
  return and([sql("v.geo_lat BETWEEN ? AND ?", south, north), or(ranges)]);
}
