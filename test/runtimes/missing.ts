import { expect, it } from "vitest";

/** Stands for tests of something that is not installed: says so aloud; in CI that is a failure. */
export function missing(what: string, name: string): void {
  if (!process.env.CI) console.warn(`SKIPPED: ${what} in ${name}, because it is not installed`);
  it.skipIf(!process.env.CI)(`${what} in ${name}`, () =>
    expect.fail(`${name} is not installed: see .ci/run`),
  );
}
