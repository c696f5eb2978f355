import { LOG_LEVELS, type LogLevel } from "../standalone/log.ts";
import { type Flag, parseFlags } from "./parse.ts";
import { UsageError } from "./usage_error.ts";

export const STORE_HELP = "memory, sqlite:FILE, mysql://USER:PASSWORD@HOST/DATABASE or mariadb://…";

/** Everything `kalends serve` understands; the help is made of it. */
export const FLAGS = {
  port: { value: "8080", help: "port to listen on, 0 for a free one" },
  host: { value: "127.0.0.1", help: "address to listen on; 0.0.0.0 for all" },
  timezone: { value: "UTC", help: "IANA zone of the site, for example Europe/Paris" },
  users: { value: "FILE", help: "JSON list of { id, name, role, password | password_hash, email }" },
  seed: { help: "load sample data into a new calendar" },
  store: { value: "memory", help: `where records are kept: ${STORE_HELP}` },
  cache: { help: "answer what has not changed without the store" },
  namespace: {
    value: "calendar/events/v1",
    help: "path of the API below the root; repeat it for more",
    repeatable: true,
  },
  root: { value: "/", help: "path of the REST root, for example /wp-json" },
  "base-url": { value: "URL", help: "public address, where the request does not tell it" },
  "trust-proxy": { value: "HOPS", help: "believe X-Forwarded-* of so many proxies" },
  "per-page": { value: "4", help: "records of a list page" },
  language: { value: "en", help: "of messages and descriptions: en, de, es or fr" },
  currency: { value: "USD", help: "ISO 4217 code" },
  "log-level": { value: "info", help: LOG_LEVELS.join(", ") },
  "log-format": { value: "plain", help: "plain or json" },
  help: { help: "show this" },
  version: { help: "show the version" },
} as const satisfies Record<string, Flag>;

type FlagName = keyof typeof FLAGS;

/** What was asked for; absent members keep the library's defaults. */
export interface ServeFlags {
  readonly port: number | undefined;
  readonly host: string | undefined;
  readonly timezone: string | undefined;
  readonly users: string | undefined;
  readonly seed: boolean;
  readonly store: string;
  readonly cache: boolean;
  readonly namespace: readonly string[] | undefined;
  readonly root: string | undefined;
  readonly baseUrl: string | undefined;
  readonly trustProxy: number | undefined;
  readonly perPage: number | undefined;
  readonly language: string | undefined;
  readonly currency: string | undefined;
  readonly logLevel: LogLevel | undefined;
  readonly logFormat: "plain" | "json" | undefined;
  readonly help: boolean;
  readonly version: boolean;
}

/** @throws {UsageError} on unknown flags and wrong values. */
export function readFlags(args: readonly string[]): ServeFlags {
  const values = parseFlags(FLAGS, args);
  const text = (name: FlagName): string | undefined => values[name] as string | undefined;
  return {
    port: wholeNumber("port", text("port"), 0, 65_535),
    host: text("host"),
    timezone: text("timezone"),
    users: text("users"),
    seed: values.seed === true,
    store: text("store") ?? FLAGS.store.value,
    cache: values.cache === true,
    namespace: values.namespace as string[] | undefined,
    root: text("root"),
    baseUrl: text("base-url"),
    trustProxy: wholeNumber("trust-proxy", text("trust-proxy"), 0, 100),
    perPage: wholeNumber("per-page", text("per-page"), 1, 1_000),
    language: text("language"),
    currency: text("currency"),
    logLevel: oneOf("log-level", text("log-level"), LOG_LEVELS),
    logFormat: oneOf("log-format", text("log-format"), ["plain", "json"]),
    help: values.help === true,
    version: values.version === true,
  };
}

function wholeNumber(flag: FlagName, text: string | undefined, from: number, to: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new UsageError(`Cannot read --${flag}: must be a whole number from ${from} to ${to}, got "${text}"`);
}

function oneOf<T extends string>(flag: FlagName, text: string | undefined, all: readonly T[]): T | undefined {
  if (text === undefined) return undefined;
  const found = all.find((one) => one === text);
  if (found !== undefined) return found;
  throw new UsageError(`Cannot read --${flag}: must be one of ${all.join(", ")}, got "${text}"`);
}
