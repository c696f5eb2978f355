import { ClientError } from "./client_error.ts";
import type { RetryOptions } from "./options.ts";

/** Whether carrying a request out twice is the same as once. */
export type Safety = "repeatable" | "once";

/** Answers of a server or of something before it that cannot answer now. */
const MOMENTARY = new Set([0, 408, 425, 429, 500, 502, 503, 504]);

/** 429 refuses before anything is done; after every other failure the request may have been carried out. */
const mayRepeat = ({ status }: ClientError, safety: Safety): boolean =>
  safety === "repeatable" ? MOMENTARY.has(status) : status === 429;

/** The milliseconds to wait before the next try; undefined: the failure stands. */
export function waitBefore(
  tries: number,
  error: unknown,
  safety: Safety,
  { times = 3, baseMs = 250, maxMs = 30_000 }: RetryOptions,
): number | undefined {
  if (!(error instanceof ClientError) || tries > times || !mayRepeat(error, safety)) return undefined;
  if (error.retryAfterMs !== undefined) return error.retryAfterMs <= maxMs ? error.retryAfterMs : undefined;
  // Random, so that many clients of a server that comes back do not come back together.
  return Math.random() * Math.min(maxMs, baseMs * 2 ** (tries - 1));
}

/** `Retry-After` as milliseconds from now: seconds or a date. */
export function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** @throws the reason of the signal, as soon as it is aborted */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
