import type { TrustProxy } from "../node.ts";
import { LOG_LEVELS, type Log, type LogLevel } from "./log.ts";

/** How `serve` listens, waits and logs; everything has a default. Durations are in milliseconds, 0 = no limit. */
export interface ServeOptions {
  /** Default 8080; 0 takes a free one. */
  readonly port?: number;
  /** Address to listen on, default `127.0.0.1`: this machine only. `0.0.0.0` for all. */
  readonly host?: string;
  /** Path prefix in front of the calendar's paths, for example `/api`; default none. */
  readonly mount?: string;
  /** Believe `X-Forwarded-Proto`, `-Host`, `-Prefix`, `-For`: default not, `true`, or the number of proxies in front. */
  readonly trustProxy?: TrustProxy;
  /** For the headers of a request to arrive, default 15,000. */
  readonly headerTimeoutMs?: number;
  /** For a whole request to arrive, default 60,000. */
  readonly requestTimeoutMs?: number;
  /** For the next request on a connection, default 5,000. */
  readonly keepAliveTimeoutMs?: number;
  /** Between being told to close and refusing connections, so that a load balancer sees the 503; default 0. */
  readonly drainMs?: number;
  /** For what is in flight when the server closes, default 10,000. */
  readonly shutdownGraceMs?: number;
  /** `plain` (default), `json`, or a function that takes each entry. */
  readonly log?: Log;
  /** `silent`, `error`, `info` (default) or `debug`. */
  readonly logLevel?: LogLevel;
  /** Answers `{"status":"ok"}`, 503 while the server stops; default `/health`. */
  readonly healthPath?: string;
}

export type Settings = Required<ServeOptions>;

const DEFAULTS: Settings = {
  port: 8080,
  host: "127.0.0.1",
  mount: "",
  trustProxy: false,
  headerTimeoutMs: 15_000,
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 5_000,
  drainMs: 0,
  shutdownGraceMs: 10_000,
  log: "plain",
  logLevel: "info",
  healthPath: "/health",
};

/**
 * The options with their defaults.
 * @throws {TypeError | RangeError} when one of them cannot work.
 */
export function settingsOf(options: ServeOptions): Settings {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const settings: Settings = { ...DEFAULTS, ...given };
  const { port, trustProxy, logLevel, healthPath, mount } = settings;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw wrong("port", "a whole number from 0 to 65535", port);
  if (typeof trustProxy !== "boolean" && !isCount(trustProxy))
    throw wrong("trustProxy", "true, false or a number of proxies", trustProxy);
  if (!LOG_LEVELS.includes(logLevel)) throw wrong("logLevel", `one of ${LOG_LEVELS.join(", ")}`, logLevel);
  if (!healthPath.startsWith("/")) throw wrong("healthPath", "a path that begins with /", healthPath);
  if (mount !== "" && !/^\/.*[^/]$/.test(mount))
    throw wrong("mount", "a path that begins with / and does not end with it", mount);
  for (const name of [
    "headerTimeoutMs",
    "requestTimeoutMs",
    "keepAliveTimeoutMs",
    "shutdownGraceMs",
  ] as const)
    if (!isCount(settings[name])) throw wrong(name, "a whole number of milliseconds", settings[name]);
  return settings;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

const wrong = (name: string, what: string, value: unknown): RangeError =>
  new RangeError(`Cannot serve: \`${name}\` must be ${what}, got ${JSON.stringify(value)}`);
