import { readFile } from "node:fs/promises";
import { FLAGS } from "./flags.ts";
import { MIGRATE_FLAGS } from "./migrate_command.ts";
import type { Flag } from "./parse.ts";

/** The text of `kalends --help`. */
export function helpText(): string {
  return [
    "usage:",
    "  kalends serve [flags]       start a server",
    "  kalends migrate [flags]     bring a database's schema up to date, or look how far it is",
    "  kalends doctor --store URL  look whether a database is fit; exit code 1 when something is wrong",
    "  kalends import SOURCE       bring in records of a running calendar or a file; see kalends import --help",
    "  kalends export              write all records into a file; see kalends export --help",
    "  kalends hash-password       print the hash of the password on standard input, for a users file",
    "  kalends hash-password --generate   make a password and print it with its hash",
    "",
    "flags of serve (values shown are the defaults):",
    ...linesOf(FLAGS),
    "",
    "flags of migrate (it is safe to run from several machines at once):",
    ...linesOf(MIGRATE_FLAGS),
    "",
    "exit codes: 0 done, 1 something failed or is wrong, 2 the command line was not understood",
  ].join("\n");
}

const linesOf = (flags: Readonly<Record<string, Flag>>): string[] =>
  Object.entries(flags).map(
    ([name, { value, help }]) =>
      `  ${`--${name}${value === undefined ? "" : ` ${value}`}`.padEnd(34)}${help}`,
  );

/** The version in the package's manifest, wherever the bundler has put this file. */
export async function version(): Promise<string> {
  const manifest = await readFile(new URL(import.meta.resolve("kalends/package.json")), "utf8");
  return String((JSON.parse(manifest) as { version: unknown }).version);
}
