/** Parts that are loaded when they are needed: once, and again after a failure. */
import { expect, it } from "vitest";
import { loader } from "../../src/parts.ts";

it("loads a part once for all that ask at the same time or later", async () => {
  let loads = 0;
  const part = loader(async () => ++loads);
  expect(await Promise.all([part(), part()])).toEqual([1, 1]);
  expect(await part()).toBe(1);
});

it("a part that could not be loaded is tried again by the next request", async () => {
  let loads = 0;
  const part = loader(async () => {
    if (++loads === 1) throw new Error("gone for a moment");
    return loads;
  });
  const both = await Promise.allSettled([part(), part()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await part()).toBe(2);
});
