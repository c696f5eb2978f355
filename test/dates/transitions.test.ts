import { Temporal } from "temporal-polyfill";
import { expect, it } from "vitest";
import { fromEpoch, offsetAt, toUtc, toWall } from "../../src/dates/mod.ts";

interface Change {
  /** Epoch seconds. */
  readonly at: number;
  /** Seconds east of UTC. */
  readonly before: number;
  readonly after: number;
}

/** What Temporal knows of a zone from 1970 to 2037. */
function changesOf(zone: string): readonly Change[] {
  const changes: Change[] = [];
  let time = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
  for (;;) {
    const next = time.getTimeZoneTransition("next");
    if (!next || next.year > 2037) return changes;
    const before = next.subtract({ seconds: 1 }).offsetNanoseconds / 1e9;
    changes.push({ at: next.epochMilliseconds / 1000, before, after: next.offsetNanoseconds / 1e9 });
    time = next;
  }
}

function wrongAround(zone: string, { at, before, after }: Change): boolean {
  const offsets = [-1, 0, 1].map((away) => offsetAt(zone, fromEpoch(at + away)));
  if (offsets.join() !== [before, after, after].join()) return true;
  const walls = [-1, 0].map((away) => toWall(fromEpoch(at + away), zone));
  if (walls.join() !== [fromEpoch(at - 1 + before), fromEpoch(at + after)].join()) return true;
  // Compatible with Temporal: in a gap and for the first of two equal times the offset before the change counts.
  const [low, high] = [at + Math.min(before, after), at + Math.max(before, after)];
  const inside = [low, low + 1, high - 1].some(
    (local) => toUtc(fromEpoch(local), zone) !== fromEpoch(local - before),
  );
  const outside =
    toUtc(fromEpoch(low - 1), zone) !== fromEpoch(low - 1 - before) ||
    toUtc(fromEpoch(high), zone) !== fromEpoch(high - after);
  return inside || outside;
}

it("D25 all clock changes of all zones, 1970 to 2037, happen when Temporal says", {
  timeout: 120_000,
}, () => {
  let count = 0;
  const wrong: string[] = [];
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    for (const change of changesOf(zone)) {
      count += 1;
      if (change.before !== change.after && wrongAround(zone, change))
        wrong.push(`${zone} ${fromEpoch(change.at)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});
