import { describe, expect, it } from "vitest";
import { History } from "./history.ts";

/** Two writes to each of two records, one after another, each taking from n * 10 to n * 10 + 5. */
function four(): History {
  const history = new History();
  for (const [i, [record, token]] of [
    ["a", "a1"],
    ["b", "b1"],
    ["a", "a2"],
    ["b", "b2"],
  ].entries())
    history.wrote({ record: record!, token: token!, revision: i + 1, begun: i * 10, ended: i * 10 + 5 });
  return history;
}

describe("the check of answers", () => {
  it.each([
    ["the last state", { a: "a2", b: "b2" }, 40, 41, []],
    ["an earlier one while it was replaced", { a: "a1", b: "b1" }, 21, 22, []],
    ["the next one while it is written", { a: "a2", b: "b1" }, 21, 22, []],
    ["an old one", { a: "a1", b: "b1" }, 26, 27, ["the state of 2, when 3 had been answered"]],
    ["one part only old", { a: "a2", b: "b1" }, 40, 41, ["the state of 3, when 4 had been answered"]],
    ["parts of two states", { a: "a1", b: "b2" }, 11, 39, ["parts of 2 and of 4 in one answer"]],
    ["what comes later", { a: "a2" }, 5, 15, ["nobody had written a2 to a"]],
    ["another's", { a: "b1" }, 40, 41, ["nobody had written b1 to a"]],
  ])("judges %s", (_name, tokens, begun, ended, faults) => {
    const history = four();
    history.saw({ what: "GET", tokens: tokens as Record<string, string>, begun, ended });
    expect(history.faults()).toEqual(faults.map((fault) => `GET: ${fault}`));
  });

  it("finds writes out of order, and two in one place", () => {
    const history = four();
    history.wrote({ record: "a", token: "a3", revision: 2, begun: 50, ended: 51 });
    expect(history.faults()).toEqual(["two writes are 2", "a3 (2) was written after 4 was answered"]);
  });
});
