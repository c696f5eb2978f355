import { parseArgs } from "node:util";
import { UsageError } from "./usage_error.ts";

/** One flag of a command; the help is made of it. */
export interface Flag {
  /** What stands for the value in the help; none for a switch. */
  readonly value?: string;
  readonly help: string;
  readonly repeatable?: true;
}

/** What follows a command: values of flags, and words without one. @throws {UsageError} on flags that the table does not have. */
export function parseCommand<Name extends string>(
  flags: Readonly<Record<Name, Flag>>,
  args: readonly string[],
  allowPositionals = true,
): { readonly values: Partial<Record<Name, unknown>>; readonly words: readonly string[] } {
  const options = Object.fromEntries(
    Object.entries<Flag>(flags).map(([name, { value, repeatable = false }]) => [
      name,
      { type: value === undefined ? "boolean" : "string", multiple: repeatable } as const,
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals });
    return { values: values as Partial<Record<Name, unknown>>, words: positionals };
  } catch (error) {
    // The rest of node's sentence explains how to write positional arguments.
    const [first = ""] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${first.replace(/\.$/, "")}; see kalends --help`);
  }
}

/** The values of the flags of a command that takes nothing else. @throws {UsageError} */
export const parseFlags = <Name extends string>(
  flags: Readonly<Record<Name, Flag>>,
  args: readonly string[],
): Partial<Record<Name, unknown>> => parseCommand(flags, args, false).values;
