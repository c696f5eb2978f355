import { Temporal } from "temporal-polyfill";
import { expect } from "vitest";
import { fromEpoch, toUtc, toWall } from "../../src/dates/mod.ts";

/** Fails unless both directions give what Temporal gives, for an instant and for the same numbers as a wall clock. */
export function expectSameAsTemporal(zone: string, epochSeconds: number): void {
  const text = fromEpoch(epochSeconds);
  const shown = Temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000).toZonedDateTimeISO(zone);
  expect(toWall(text, zone), `${text} UTC in ${zone}`).toBe(textOf(shown.toPlainDateTime()));
  const meant = Temporal.PlainDateTime.from(text.replace(" ", "T")).toZonedDateTime(zone);
  expect(toUtc(text, zone), `${text} in ${zone}`).toBe(fromEpoch(meant.epochMilliseconds / 1000));
}

function textOf(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: "second" }).replace("T", " ");
}
