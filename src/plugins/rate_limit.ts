import { LRUCache } from "lru-cache";
import type { Caller } from "../caller.ts";
import type { Context } from "../context.ts";
import { CalendarError } from "../errors.ts";
import type { Answer, Incoming } from "../http.ts";
import type { Plugin } from "../plugin.ts";
import { callerAddress } from "./rate_limit/address.ts";
import { type Bucket, type Rate, take, wait } from "./rate_limit/bucket.ts";

export interface RateLimitOptions {
  /** Requests of one caller in `windowSeconds`, default 300; a function may give each its own, `Infinity` for no limit. */
  readonly limit?: number | ((caller: Caller) => number);
  /** Default 60. Within it the whole `limit` may come at once; what is used comes back evenly. */
  readonly windowSeconds?: number;
  /** Wrong credentials from one address in `windowSeconds`, default 10. */
  readonly failedLogins?: number;
  /** Callers that are remembered, default 10,000; those that were silent longest are forgotten first. */
  readonly maxCallers?: number;
  /** Who is counted together. Default: a user by id, everybody else by address (of IPv6 the first 64 bits). */
  readonly key?: (incoming: Incoming, caller: Caller) => string | undefined;
  /** Milliseconds that only grow, default `Date.now`. */
  readonly now?: () => number;
}

/**
 * Limits requests per caller, by a token bucket in this process: 429 `rate_limited` with `Retry-After` beyond it, and
 * `RateLimit-Limit`, `RateLimit-Remaining`, `RateLimit-Reset` (seconds) and `RateLimit-Policy` on every answer
 * of a route that the caller may use; what is refused before that costs nothing and counts nothing.
 * @throws {TypeError | RangeError} when the options cannot work.
 * @example rateLimit({ limit: ({ role }) => (role === "anonymous" ? 60 : 600) })
 */
export function rateLimit(options: RateLimitOptions = {}): Plugin {
  const { limit = 300, windowSeconds = 60, failedLogins = 10, maxCallers = 10_000, now = Date.now } = options;
  if (typeof limit !== "function") check("limit", limit);
  for (const [name, value] of Object.entries({ windowSeconds, failedLogins, maxCallers })) check(name, value);
  const buckets = new LRUCache<string, Bucket>({ max: maxCallers });
  const failures = new LRUCache<string, Bucket>({ max: maxCallers });
  const shown = new WeakMap<Context, Answer["headers"]>();
  const logins: Rate = { limit: failedLogins, windowMs: windowSeconds * 1000 };
  let isTold = false;

  const keyOf = ({ caller, incoming, settings }: Context): string | undefined => {
    if (options.key) return options.key(incoming!, caller);
    if (caller.role !== "anonymous") return `user ${caller.id}`;
    const address = callerAddress(incoming?.ip);
    // Counting all of them as one would shut everybody out.
    if (address === undefined && !isTold) {
      isTold = true;
      settings.onError(
        new Error("Cannot limit requests by address: the host does not give any; pass `key` to rateLimit"),
      );
    }
    return address;
  };

  return {
    name: "rate_limit",
    receive(incoming) {
      const address = incoming.header("authorization") === null ? undefined : callerAddress(incoming.ip);
      const bucket = address === undefined ? undefined : failures.get(address);
      const seconds = bucket ? wait(bucket, logins, now()) : 0;
      if (seconds > 0) throw refusal(seconds);
      return undefined;
    },
    before(ctx) {
      const most = typeof limit === "function" ? limit(ctx.caller) : limit;
      const key = most === Number.POSITIVE_INFINITY ? undefined : keyOf(ctx);
      if (key === undefined) return undefined;
      const { headers, seconds } = spend(
        buckets,
        key,
        { limit: most, windowMs: windowSeconds * 1000 },
        now(),
      );
      shown.set(ctx, headers);
      if (seconds > 0) throw refusal(seconds);
      return undefined;
    },
    after: (ctx, answer) => ({ ...answer, headers: { ...answer.headers, ...shown.get(ctx) } }),
    send(incoming, answer) {
      const address = callerAddress(incoming.ip);
      const isFailure = answer.status === 401 && incoming.header("authorization") !== null;
      if (isFailure && address !== undefined) spend(failures, address, logins, now());
      return answer;
    },
  };
}

function check(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 1)
    throw new RangeError(
      `Cannot set up rate_limit: \`${name}\` must be a whole number from 1, got ${String(value)}`,
    );
}

function spend(buckets: LRUCache<string, Bucket>, key: string, rate: Rate, now: number) {
  const taken = take(buckets.get(key), rate, now);
  buckets.set(key, taken.bucket);
  const { limit, windowMs } = rate;
  const headers = {
    "ratelimit-limit": String(limit),
    "ratelimit-remaining": String(taken.remaining),
    "ratelimit-reset": String(taken.resetSeconds),
    "ratelimit-policy": `${limit};w=${windowMs / 1000}`,
  };
  return { headers, seconds: taken.waitSeconds };
}

const refusal = (seconds: number): CalendarError =>
  new CalendarError("rate_limited", {
    status: 429,
    message: {
      en: `Too many requests: try again in ${seconds} s`,
      de: `Zu viele Anfragen: in ${seconds} s wieder versuchen`,
      es: `Demasiadas peticiones: vuelva a intentarlo en ${seconds} s`,
      fr: `Trop de requêtes : réessayer dans ${seconds} s`,
    },
    headers: { "retry-after": String(seconds) },
  });
