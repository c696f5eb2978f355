/** Slowness as a ratio within one run, so that a busy machine does not matter. */

/** Generous: what is meant to be caught takes thousands of times longer. */
export const GENEROUS = 50;
/** Below this a clock and a collector say more than the work does. */
const NOISE_MS = 2;

async function measured(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.max(performance.now() - start, NOISE_MS);
}

/**
 * How many times longer the hostile work takes than harmless work of the same size; a bad first try may be chance.
 * The site must keep no ready answers.
 */
export async function slowdown(
  hostile: () => Promise<unknown>,
  harmless: () => Promise<unknown>,
): Promise<number> {
  await harmless();
  let ratio = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && ratio >= GENEROUS; round++) {
    const base = await measured(harmless);
    ratio = Math.min(ratio, (await measured(hostile)) / base);
  }
  return ratio;
}
