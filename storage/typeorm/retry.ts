import { isTransient } from "./failures.ts";

/** So long trying again goes on. */
const PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 50;

/**
 * Does the work, and does it again after failures that leave nothing behind and pass by: deadlocks, a file that
 * another process is writing to.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() > end) throw error;
    }
    // Not all at once again.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
  }
}
