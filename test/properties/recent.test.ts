/** What is kept for later against a plain list of all that was done. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { Recent } from "../../src/recent.ts";

interface Step {
  readonly key: number;
  /** Undefined reads, a number keeps a value of that size. */
  readonly size: number | undefined;
}

const MAX = 10;
const MAX_ENTRY = 6;

/** Entries from the one used longest ago to the last. */
function model(steps: readonly Step[]): Map<number, number> {
  let kept: (readonly [number, number])[] = [];
  for (const { key, size } of steps) {
    const before = kept.find(([one]) => one === key);
    kept = kept.filter(([one]) => one !== key);
    if (size === undefined) {
      if (before) kept.push(before);
      continue;
    }
    if (size <= MAX_ENTRY) kept.push([key, size]);
    while (kept.reduce((sum, [, one]) => sum + one, 0) > MAX) kept.shift();
  }
  return new Map(kept);
}

const someStep: fc.Arbitrary<Step> = fc.record({
  key: fc.integer({ min: 1, max: 6 }),
  size: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
});

it("keeps the entries used last, up to its bounds", () => {
  fc.assert(
    fc.property(fc.array(someStep, { maxLength: 40 }), (steps) => {
      const recent = new Recent<number, number>({ max: MAX, maxEntry: MAX_ENTRY, sizeOf: (size) => size });
      for (const { key, size } of steps)
        if (size === undefined) recent.get(key);
        else recent.set(key, size);
      const all: number[] = [];
      recent.forEach((size) => {
        all.push(size);
      });
      const expected = model(steps);
      expect(all).toEqual([...expected.values()]);
      for (let key = 1; key <= 6; key++) expect(recent.get(key)).toBe(expected.get(key));
    }),
  );
});
