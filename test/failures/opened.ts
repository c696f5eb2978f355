import { afterEach } from "vitest";
import type { Store } from "../../src/mod.ts";
import type { Limits } from "../../storage/typeorm/limits.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { FaultyWire } from "./faulty_wire.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Runs after the test, the last one first. */
export const atEnd = (end: () => Promise<void>): number => ends.push(end);

/** Short, so that tests do not wait long; long enough for a busy machine. */
export const LIMITS: Limits = { silenceMs: 600, acquireTimeoutMs: 1200 };

/** A store behind a wire that can be spoiled, with its tables made. */
export async function behindWire(
  url: string,
  limits: Limits = {},
): Promise<{ readonly wire: FaultyWire; readonly store: Store }> {
  const wire = await FaultyWire.before(url);
  atEnd(() => wire.down().catch(() => undefined));
  const store = typeormStore({ url: wire.through(url), ...LIMITS, ...limits });
  atEnd(async () => {
    wire.freeze(false);
    await store.close();
  });
  await store.version();
  return { wire, store };
}
