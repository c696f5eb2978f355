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
    looks: fc.boolean(),
  });
  /** Of several items each, so that both keys and items decide. */
  const keys = { none: () => 0, some: (n: number) => Math.floor(n / 10), all: (n: number) => n };

  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 12 }),
      fc.nat(3000),
      fc.nat(3000),
      fc.constantFrom(...Object.values(keys)),
      (changes, a, b, key) => {
        const list = new OrderedList(ascending);
        const model = new Set<number>();
        for (const { adds, from, count, stride, looks } of changes) {
          for (let i = 0, n = from; i < count; i++, n += stride) {
            if (adds && !model.has(n)) list.insert(n, key(n));
            if (!adds) list.remove(n, key(n));
            if (adds) model.add(n);
            else model.delete(n);
            if (looks) expect(list.last).toBe(model.size === 0 ? undefined : Math.max(...model));
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
      },
    ),
    { numRuns: 60 },
  );
});

it("takes items to begin with", () => {
  const items = Array.from({ length: 2000 }, (_, n) => (n * 7919) % 2000);
  expect([...new OrderedList(ascending, items).up()]).toEqual(items.toSorted(ascending));
});
