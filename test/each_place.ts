import { describe, expect, it } from "vitest";
import { type Place, places } from "./databases.ts";

/**
 * Declares the cases for each place, or says aloud that there are none; in CI a missing server is a failure.
 * `concurrent`: all places at once, default false. `lasting`: only places that outlive a process, default false.
 */
export async function describeEach(
  what: string,
  cases: (place: Place) => void,
  { lasting = false, ...options }: { readonly concurrent?: boolean; readonly lasting?: boolean } = {},
): Promise<void> {
  for (const place of await places())
    if (lasting && place.name === "memory") continue;
    else if (place.missing === undefined) describe(`${what}: ${place.name}`, options, () => cases(place));
    else isMissing(`${what}: ${place.name}`, place.missing);
}

/** A test that nobody runs proves nothing: where all servers are expected their lack is a failure. */
export function isMissing(what: string, why: string): void {
  if (process.env.CI) it(what, () => expect.fail(why));
  else {
    console.warn(`SKIPPED: ${what}, because there is ${why}`);
    it.skip(what, () => undefined);
  }
}
