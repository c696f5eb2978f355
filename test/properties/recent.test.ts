/** What is kept for later against a plain list of all that was done. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { Recent } from "../../src/recent.ts";

interface Step {
  readonly key: number;
  readonly reads: boolean;
}

interface Kept {
  readonly key: number;
  readonly size: number;
}

const MAX = 10;
const MAX_ENTRY = 4;

/** By key. */
const SIZES = [0, 1, 1, 2, 3, 4, 8];

const someStep: fc.Arbitrary<Step> = fc.record({
  key: fc.nat(SIZES.length - 1),
  reads: fc.boolean(),
});

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

const keptBy = (recent: Recent<number, Kept>): Kept[] => {
  const all: Kept[] = [];
  recent.forEach((one) => {
    all.push(one);
  });
  return all;
};

it("knows the last value of a key or none, and keeps what was used last, up to its bounds", () => {
  fc.assert(
    fc.property(fc.array(someStep, { maxLength: 40 }), (steps) => {
      const recent = new Recent<number, Kept>({ max: MAX, maxEntry: MAX_ENTRY, sizeOf: ({ size }) => size });
      /** All that was ever kept, from what was used longest ago to the last. */
      let used: Kept[] = [];
      for (const { key, reads } of steps) {
        const last = used.find((one) => one.key === key);
        const now = reads ? recent.get(key) : { key, size: SIZES[key]! };
        if (reads && now) expect(now).toBe(last);
        if (!reads) recent.set(key, now!);
        if (now) used = used.filter((one) => one.key !== key);
        if (now && now.size <= MAX_ENTRY) used.push(now);
        const all = keptBy(recent);
        expect(sumOf(all.map((one) => one.size))).toBeLessThanOrEqual(MAX);
        expect(new Set(all).size).toBe(all.length);
        for (const one of all) expect(used).toContain(one);
        const mustStay = used.filter((_, at) => sumOf(used.slice(at).map((one) => one.size)) <= MAX / 2);
        for (const one of mustStay) expect(all).toContain(one);
      }
    }),
    { numRuns: 500 },
  );
});
