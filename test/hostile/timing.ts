/** Slowness as a ratio within one run, so that a busy machine does not matter. */

/** Generous: what is meant to be caught takes thousands of times longer. */
export const GENEROUS = 50;
/** Below this a clock and a collector say more than the work does. */
const NOISE_MS = 2;

async function fastest(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return Math.max(best, NOISE_MS);
}

/** How many times longer the hostile work takes than harmless work of the same size. */
export async function slowdown(
  hostile: () => Promise<unknown>,
  harmless: () => Promise<unknown>,
): Promise<number> {
  const base = await fastest(harmless);
  return (await fastest(hostile)) / base;
}
