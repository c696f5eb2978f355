import { boxOf, chord2, chord2Of, positionOf, type Vector, vectorOf } from "../../src/geo.ts";
import type { Circle, Gate, VenueRow } from "../../src/store.ts";
import { isReadable } from "../../src/visibility.ts";
import type { Index } from "./indexes.ts";

interface Placed {
  readonly row: VenueRow;
  readonly vector: Vector;
}

/** Cells of one degree of latitude and longitude each, numbered from the south-west. */
const COLUMNS = 360;
const columnOf = (lng: number): number => Math.min(COLUMNS - 1, Math.floor(lng + 180));
const lineOf = (lat: number): number => Math.min(179, Math.floor(lat + 90));

/** Venues with a position, by cell. */
export class GeoGrid implements Index<VenueRow> {
  private readonly cells = new Map<number, Map<number, Placed>>();

  add(row: VenueRow): void {
    const position = positionOf(row);
    if (!position) return;
    const key = lineOf(position.lat) * COLUMNS + columnOf(position.lng);
    const placed = { row, vector: vectorOf(position) };
    const cell = this.cells.get(key);
    if (cell) cell.set(row.id, placed);
    else this.cells.set(key, new Map([[row.id, placed]]));
  }

  remove(row: VenueRow): void {
    const position = positionOf(row);
    if (!position) return;
    const key = lineOf(position.lat) * COLUMNS + columnOf(position.lng);
    const cell = this.cells.get(key);
    cell?.delete(row.id);
    if (cell?.size === 0) this.cells.delete(key);
  }

  /** Ids of the venues that events are found by, with the `chord2` to the middle of the circle; all without one. */
  found(circle: Circle | undefined, gate: Gate): Map<number, number> {
    const center = circle && vectorOf(circle);
    const limit = circle ? chord2Of(circle.radiusKm) : 0;
    const found = new Map<number, number>();
    for (const { row, vector } of circle ? this.within(circle) : this.all()) {
      const far = center ? chord2(vector, center) : 0;
      if (far <= limit && row.status !== "trash" && isReadable(row, gate)) found.set(row.id, far);
    }
    return found;
  }

  private *all(): Generator<Placed> {
    for (const cell of this.cells.values()) yield* cell.values();
  }

  private *within(circle: Circle): Generator<Placed> {
    const box = boxOf(circle);
    for (let line = lineOf(box.lat[0]); line <= lineOf(box.lat[1]); line++)
      for (const [from, to] of box.lng)
        for (let column = columnOf(from); column <= columnOf(to); column++)
          yield* this.cells.get(line * COLUMNS + column)?.values() ?? [];
  }
}
