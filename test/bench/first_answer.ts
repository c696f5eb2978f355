import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { median } from "./ratio.ts";
import type { Figure } from "./results.ts";

const program = fileURLToPath(new URL("first_answer.mjs", import.meta.url));
const spent = (...args: string[]): number =>
  Number(execFileSync(process.execPath, [program, ...args], { encoding: "utf8" })) / 1000;

/** CPU from the start of an import to the first answer, without what Node's Request and Response alone take. */
export function firstAnswer(rounds: number): Figure {
  const bare: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(spent("bare"));
    whole.push(spent("calendar"));
  }
  const note = `${median(whole).toFixed(0)} ms, of which Node's Request and Response take ${median(bare).toFixed(0)}`;
  const reached = median(whole.map((one, at) => one - bare[at]!));
  return { name: "Import and first answer", goal: 60, reached, unit: "ms", note };
}
