/** A token bucket: it holds `limit` at most, and fills in `windowMs`. */
export interface Bucket {
  readonly tokens: number;
  /** When that was, in milliseconds. */
  readonly at: number;
}

export interface Rate {
  /** At least 1. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface Taken {
  readonly bucket: Bucket;
  /** Requests that are left now. */
  readonly remaining: number;
  /** Until it is full again. */
  readonly resetSeconds: number;
  /** Until there is one again; 0 when this one was granted. */
  readonly waitSeconds: number;
}

const filled = (bucket: Bucket | undefined, { limit, windowMs }: Rate, now: number): number =>
  bucket === undefined
    ? limit
    : Math.min(limit, bucket.tokens + (Math.max(0, now - bucket.at) * limit) / windowMs);

const secondsFor = (tokens: number, { limit, windowMs }: Rate): number =>
  // What rounding has left of a token is none.
  Math.max(0, Math.ceil(((tokens - 1e-9) * windowMs) / limit / 1000));

/** Takes one; when there is none nothing changes. */
export function take(bucket: Bucket | undefined, rate: Rate, now: number): Taken {
  const there = filled(bucket, rate, now);
  const isGranted = there >= 1 - 1e-9;
  const tokens = isGranted ? Math.max(0, there - 1) : there;
  return {
    bucket: { tokens, at: now },
    remaining: Math.floor(tokens + 1e-9),
    resetSeconds: secondsFor(rate.limit - tokens, rate),
    waitSeconds: isGranted ? 0 : Math.max(1, secondsFor(1 - there, rate)),
  };
}

/** Seconds until one can be taken, without taking it. */
export const wait = (bucket: Bucket, rate: Rate, now: number): number => take(bucket, rate, now).waitSeconds;
