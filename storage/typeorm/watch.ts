import { StoreUnavailable } from "../../src/errors.ts";
import { isSlow, Silence } from "./failures.ts";
import { after } from "./within.ts";

/** What bounds a statement. */
export interface Watch {
  /** So long the server may be silent before it is asked whether it is alive. */
  readonly silenceMs: number;
  /** So long the statement may take on a server that is alive. */
  readonly limitMs: number;
  readonly isAlive: () => Promise<boolean>;
  /** Frees the connection from the statement. */
  readonly cut: () => void;
}

/**
 * What the statement gives. It is cut off when its server is dead, and when it takes too long.
 * @throws {StoreUnavailable} when it takes too long
 */
export function watched<T>(statement: Promise<T>, { silenceMs, limitMs, isAlive, cut }: Watch): Promise<T> {
  const begun = performance.now();
  const end = begun + limitMs;
  return new Promise((resolve, reject) => {
    let isSettled = false;
    let stop = after(Math.min(silenceMs, limitMs), look);
    async function look(): Promise<void> {
      if (performance.now() >= end) return giveUp(tooSlow(limitMs));
      const isDead = !(await isAlive());
      if (isSettled) return;
      if (isDead) return giveUp(new Silence(begun));
      stop = after(Math.min(silenceMs, end - performance.now()), look);
    }
    function giveUp(error: Error): void {
      cut();
      reject(error);
    }
    function settle(): void {
      isSettled = true;
      stop();
    }
    const given = (value: T): void => {
      settle();
      resolve(value);
    };
    statement.then(given, (error: unknown) => {
      settle();
      reject(isSlow(error) ? tooSlow(limitMs, error) : error);
    });
  });
}

const tooSlow = (ms: number, cause?: unknown): StoreUnavailable =>
  new StoreUnavailable(`The store is unavailable: a statement took longer than ${ms} ms`, { cause });
