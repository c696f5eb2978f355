import fc from "fast-check";
import { expect, it } from "vitest";
import { OrderedList } from "../../storage/memory/ordered_list.ts";

const ascending = (a: number, b: number) => a - b;

it("holds what a sorted array would, in chunks", () => {
  const change = fc.record({
    adds: fc.boolean(),
    from: fc.nat(3000),
    count: fc.nat(700),
    stride: fc.integer({ min: 1, max: 7 }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.nat(3000), fc.nat(3000), (changes, a, b) => {
      const list = new OrderedList(ascending, [5, 3, 4]);
      const model = new Set([3, 4, 5]);
      for (const { adds, from, count, stride } of changes) {
        for (let i = 0, n = from; i < count; i++, n += stride) {
          if (adds && !model.has(n)) list.insert(n);
          if (!adds) list.remove(n);
          if (adds) model.add(n);
          else model.delete(n);
        }
      }
      const sorted = [...model].sort(ascending);
      const [low, high] = [Math.min(a, b, sorted.length), Math.min(Math.max(a, b), sorted.length)];
      expect([...list.up()]).toEqual(sorted);
      expect([...list.up(low, high)]).toEqual(sorted.slice(low, high));
      expect([...list.down(low, high)]).toEqual(sorted.slice(low, high).reverse());
      expect(list.size).toBe(sorted.length);
      expect(list.at(low)).toBe(sorted[low]);
      expect(list.rank((n) => n < a)).toBe(sorted.filter((n) => n < a).length);
    }),
    { numRuns: 60 },
  );
});
