import { beforeAll, expect, test } from "vitest";
import type { Place } from "../databases.ts";
import { describeEach } from "../each_place.ts";
import { readConferences, slugOf } from "./conferences.ts";
import { told } from "./differences.ts";
import { noProgress } from "./progress.ts";
import type { Result } from "./run.ts";
import { runOn } from "./server.ts";

test("every line of the file has a slug of its own", () => {
  const rows = readConferences();
  expect(rows).toHaveLength(6_831);
  expect(new Set(rows.map(slugOf)).size).toBe(rows.length);
});

/** A site far from most events: its zone must not matter to any of them. */
function cases(place: Place): void {
  let result: Result;

  beforeAll(async () => {
    const { address, drop } = await place.create();
    result = await runOn({ address, timezone: "Pacific/Auckland" }, noProgress);
    await drop();
  }, 600_000);

  test("the first run makes every event, city and topic of the file once", () => {
    expect(result.rounds[0]!.imported.created).toEqual({
      events: 6_831,
      venues: 586,
      organizers: 1,
      categories: 39,
      tags: 1,
    });
  });

  test("the second run makes nothing", () => {
    expect(Object.values(result.rounds[1]!.imported.created)).toEqual([0, 0, 0, 0, 0]);
  });

  test("both times, and after a restart, the calendar says what the file says", () => {
    for (const { checked } of result.rounds) expect(checked.questions).toBeGreaterThan(1_400);
    expect(result.differences.map(told)).toEqual([]);
  });
}

await describeEach("conferences", cases);
