/** What others are asked for while a caller waits. */

/** What the work gives. @throws {unknown} what it throws, at once or later; the reason of `signal` when it takes too long */
export async function inTime<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  // Begun inside of a promise: what is thrown at once must not leave `late` without anybody who hears it.
  return Promise.race([late, Promise.resolve(signal).then(work)]);
}
