/** A short run of `npm run consistency`. */
import { expect, it } from "vitest";
import type { Place } from "../databases.ts";
import { describeEach } from "../each_place.ts";
import { run } from "./run.ts";

async function check(place: Place, flags: readonly string[]): Promise<void> {
  const { address, drop } = await place.create();
  try {
    const { faults, writes, answers, created, counted } = await run({ address, seconds: 8, flags });
    expect(faults).toEqual([]);
    for (const done of [writes, answers, created, counted]) expect(done).toBeGreaterThan(0);
  } finally {
    await drop();
  }
}

await describeEach(
  "four processes on one store",
  (place) => {
    it.each([[[]], [["--cache"]]])(
      "every answer is consistent with the order of the writes, flags %j",
      { timeout: 120_000 },
      (flags) => check(place, flags),
    );
  },
  { lasting: true },
);
