import { StoreUnavailable } from "../../src/errors.ts";
import { isTransient, isUnreachable } from "./failures.ts";
import type { SettledLimits } from "./limits.ts";
import { pause } from "./within.ts";

/** Short, as whoever waits for a file has to catch the moment between two writes of another process. */
const LONGEST_PAUSE_MS = 20;

/** What bounds the tries. */
export interface Patience {
  readonly limits: Pick<SettledLimits, "acquireTimeoutMs" | "busyTimeoutMs">;
  /** When it was asked for, by `performance.now()`. */
  readonly since: number;
}

/** From now on. */
export const patience = (limits: Patience["limits"]): Patience => ({ limits, since: performance.now() });

/**
 * Does the work, and does it again after failures that leave nothing behind and pass by: deadlocks, a file that
 * another process is writing to, a lost connection.
 * @throws {StoreUnavailable} when they have not passed by in time
 */
export async function retried<T>({ limits, since }: Patience, work: () => Promise<T>): Promise<T> {
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const waited = performance.now() - since;
      if (isTransient(error)) {
        if (waited > limits.busyTimeoutMs) throw late("others kept writing", limits.busyTimeoutMs, error);
      } else if (!isUnreachable(error)) throw error;
      else if (waited > limits.acquireTimeoutMs)
        throw late("the server was away", limits.acquireTimeoutMs, error);
    }
    await pause(pauseMs);
  }
}

const late = (what: string, ms: number, cause: unknown): StoreUnavailable =>
  new StoreUnavailable(`The store is unavailable: ${what} for ${ms} ms`, { cause });
