import { readFile } from "node:fs/promises";
import { FLAGS } from "./flags.ts";

/** The text of `kalends --help`. */
export function helpText(): string {
  const flags = Object.entries<{ value?: string; help: string }>(FLAGS).map(
    ([name, { value, help }]) =>
      `  ${`--${name}${value === undefined ? "" : ` ${value}`}`.padEnd(34)}${help}`,
  );
  return [
    "usage:",
    "  kalends serve [flags]       start a server",
    "  kalends hash-password       print the hash of the password on standard input, for a users file",
    "  kalends hash-password --generate   make a password and print it with its hash",
    "",
    "flags of serve (values shown are the defaults):",
    ...flags,
  ].join("\n");
}

/** The version in the package's manifest, wherever the bundler has put this file. */
export async function version(): Promise<string> {
  const manifest = await readFile(new URL(import.meta.resolve("kalends/package.json")), "utf8");
  return String((JSON.parse(manifest) as { version: unknown }).version);
}
