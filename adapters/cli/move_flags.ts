import { FORMATS, type Format } from "../move/exporter.ts";
import type { Flag } from "./parse.ts";
import { UsageError } from "./usage_error.ts";

const CALENDAR = {
  timezone: { value: "UTC", help: "zone of the site, with --store" },
  currency: { value: "USD", help: "ISO 4217 code, with --store" },
  help: { help: "show this" },
} as const satisfies Record<string, Flag>;

export const IMPORT_FLAGS = {
  to: { value: "URL", help: "calendar to bring records into" },
  user: { value: "NAME", help: "an editor of it" },
  password: { value: "PASSWORD", help: "or the variable KALENDS_PASSWORD" },
  store: { value: "URL", help: "instead of --to: a database, without a server" },
  "source-user": { value: "NAME", help: "an editor of the source: brings drafts and private events too" },
  "source-password": { value: "PASSWORD", help: "or the variable KALENDS_SOURCE_PASSWORD" },
  state: { value: "FILE", help: "what has moved already; made in this folder by default" },
  "dry-run": { help: "tell what would be done, write nothing" },
  map: { value: "COLUMN=FIELD", help: "what a column of a CSV file stands for", repeatable: true },
  until: { value: "DATE", help: "last day of recurring events, two years from now by default" },
  concurrency: { value: "4", help: "events on their way at once, 1 to 32" },
  ...CALENDAR,
} as const satisfies Record<string, Flag>;

export const EXPORT_FLAGS = {
  from: { value: "URL", help: "calendar to write out" },
  user: { value: "NAME", help: "an editor of it: brings drafts and private events too" },
  password: { value: "PASSWORD", help: "or the variable KALENDS_PASSWORD" },
  store: { value: "URL", help: "instead of --from: a database, without a server" },
  format: { value: FORMATS.join(", "), help: "by default what --out ends in, else json" },
  out: { value: "FILE", help: "default: standard output" },
  ...CALENDAR,
} as const satisfies Record<string, Flag>;

export type Values = Readonly<Record<string, unknown>>;

export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
};

export function moveHelp(usage: string, flags: Readonly<Record<string, Flag>>): string {
  const lines = Object.entries(flags).map(
    ([name, { value, help }]) =>
      `  ${`--${name}${value === undefined ? "" : ` ${value}`}`.padEnd(34)}${help}`,
  );
  return ["usage:", usage, "", "flags:", ...lines].join("\n");
}

/** @throws {UsageError} for a name without a password */
export function credentialsOf(
  values: Values,
  prefix: "" | "source-",
  variable: string,
): { user: string; password: string } | undefined {
  const user = textOf(values, `${prefix}user`);
  if (user === undefined) return undefined;
  const password = textOf(values, `${prefix}password`) ?? process.env[variable];
  if (password !== undefined) return { user, password };
  throw new UsageError(`Cannot sign in as "${user}": give --${prefix}password, or set ${variable}`);
}

/** @throws {UsageError} for a format that nobody can write */
export function formatOf(asked: string | undefined, file: string | undefined): Format {
  const name = asked ?? file?.split(".").at(-1)?.toLowerCase() ?? "json";
  const format = FORMATS.find((one) => one === name);
  if (format !== undefined) return format;
  throw new UsageError(`Cannot read --format: must be one of ${FORMATS.join(", ")}, got "${name}"`);
}
