import { afterAll, beforeAll, expect, test } from "vitest";
import { readConferences, slugOf } from "./conferences.ts";
import { told } from "./differences.ts";
import { noProgress } from "./progress.ts";
import { type Result, run } from "./run.ts";
import { startServer } from "./server.ts";

let result: Result;
let server: Awaited<ReturnType<typeof startServer>>;

// A site far from most events: its zone must not matter to any of them.
beforeAll(async () => {
  server = await startServer("Pacific/Auckland");
  result = await run(server, noProgress);
}, 600_000);

afterAll(() => server.close());

test("every line of the file has a slug of its own", () => {
  const rows = readConferences();
  expect(rows).toHaveLength(6_831);
  expect(new Set(rows.map(slugOf)).size).toBe(rows.length);
});

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

test("both times the calendar says what the file says", () => {
  for (const { checked } of result.rounds) expect(checked.questions).toBeGreaterThan(1_400);
  expect(result.differences.map(told)).toEqual([]);
});
