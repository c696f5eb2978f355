import type { Answer, Incoming } from "../http.ts";
import type { Plugin } from "../plugin.ts";

export interface CorsPluginOptions {
  /** Origins whose pages may read: `*` (default), a list such as `["https://app.example.org"]`, or a test. */
  readonly origins?: "*" | readonly string[] | ((origin: string) => boolean);
  /** Allow cookies and HTTP authentication; not for `*`. Default false. */
  readonly credentials?: boolean;
  /** Request headers that pages may send. */
  readonly allowHeaders?: readonly string[];
  /** Answer headers that pages may read. */
  readonly exposeHeaders?: readonly string[];
  readonly methods?: readonly string[];
  /** How long browsers may remember a preflight: 0 to 86,400, default 600. */
  readonly maxAgeSeconds?: number;
}

const ALLOWED =
  "Authorization Content-Type If-Match If-None-Match Idempotency-Key X-Event-Password X-HTTP-Method-Override".split(
    " ",
  );
const EXPOSED =
  "X-TEC-Total X-TEC-TotalPages Link ETag Location Retry-After RateLimit-Limit RateLimit-Remaining RateLimit-Reset".split(
    " ",
  );
const METHODS = "GET HEAD POST PUT PATCH DELETE OPTIONS".split(" ");
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Cross-origin headers on every answer, refusals included, and answers to preflights. It takes the place of the
 * calendar's own, which let every page read and none send credentials.
 * @throws {TypeError | RangeError} when the options cannot work.
 * @example cors({ origins: ["https://app.example.org"], credentials: true })
 */
export function cors(options: CorsPluginOptions = {}): Plugin {
  const { credentials = false, maxAgeSeconds = 600, methods = METHODS } = options;
  const { allowHeaders = ALLOWED, exposeHeaders = EXPOSED } = options;
  const origins = checkOrigins(options.origins ?? "*", credentials);
  for (const [name, list] of Object.entries({ allowHeaders, exposeHeaders, methods }))
    checkTokens(name, list);
  if (!Number.isInteger(maxAgeSeconds) || maxAgeSeconds < 0 || maxAgeSeconds > 86_400)
    throw new RangeError(
      `Cannot set up cors: \`maxAgeSeconds\` must be a whole number from 0 to 86400, got ${String(maxAgeSeconds)}`,
    );

  const allowed = (incoming: Incoming): string | undefined => {
    if (origins === "*") return "*";
    const origin = incoming.header("origin");
    return origin !== null && origins(origin) ? origin : undefined;
  };
  return {
    name: "cors",
    replaces: ["cors"],
    receive: (incoming) => (isPreflight(incoming) ? { status: 204, headers: {}, body: null } : undefined),
    send(incoming, answer) {
      const headers: Record<string, string | readonly string[]> = { ...answer.headers };
      if (origins !== "*") headers.vary = withOrigin(answer);
      const origin = allowed(incoming);
      if (origin === undefined) return { ...answer, headers };
      headers["access-control-allow-origin"] = origin;
      if (credentials) headers["access-control-allow-credentials"] = "true";
      if (isPreflight(incoming)) {
        headers["access-control-allow-methods"] = methods.join(", ");
        headers["access-control-allow-headers"] = allowHeaders.join(", ");
        headers["access-control-max-age"] = String(maxAgeSeconds);
      } else if (exposeHeaders.length > 0)
        headers["access-control-expose-headers"] = exposeHeaders.join(", ");
      return { ...answer, headers };
    },
  };
}

const isPreflight = (incoming: Incoming): boolean =>
  incoming.method === "OPTIONS" && incoming.header("access-control-request-method") !== null;

/** Answers differ by origin, with and without one, so caches must know. */
const withOrigin = ({ headers: { vary } }: Answer): string =>
  [vary].flat().filter(Boolean).concat("Origin").join(", ");

function checkOrigins(origins: NonNullable<CorsPluginOptions["origins"]>, credentials: boolean) {
  if (origins === "*") {
    if (credentials)
      throw new TypeError(
        'Cannot set up cors: `credentials` cannot be allowed to everybody: name the origins, as in origins: ["https://app.example.org"]',
      );
    return origins;
  }
  if (typeof origins === "function") return origins;
  if (!Array.isArray(origins) || origins.length === 0)
    throw new TypeError('Cannot set up cors: `origins` must be "*", a list of origins, or a function');
  for (const origin of origins)
    if (typeof origin !== "string" || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new TypeError(
        `Cannot set up cors: \`origins\` must hold origins such as "https://app.example.org", without a path, got ${JSON.stringify(origin)}`,
      );
  const known = new Set(origins);
  return (origin: string) => known.has(origin);
}

function checkTokens(name: string, list: readonly string[]): void {
  if (!Array.isArray(list) || !list.every((one) => typeof one === "string" && TOKEN.test(one)))
    throw new TypeError(`Cannot set up cors: \`${name}\` must be a list of names without blanks or commas`);
}
