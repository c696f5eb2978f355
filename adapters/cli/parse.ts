import { parseArgs } from "node:util";
import { UsageError } from "./usage_error.ts";

/** One flag of a command; the help is made of it. */
export interface Flag {
  /** What stands for the value in the help; none for a switch. */
  readonly value?: string;
  readonly help: string;
  readonly repeatable?: true;
}

/** The values of the flags that were given. @throws {UsageError} on flags that the table does not have. */
export function parseFlags<Name extends string>(
  flags: Readonly<Record<Name, Flag>>,
  args: readonly string[],
): Partial<Record<Name, unknown>> {
  const options = Object.fromEntries(
    Object.entries<Flag>(flags).map(([name, { value, repeatable = false }]) => [
      name,
      { type: value === undefined ? "boolean" : "string", multiple: repeatable } as const,
    ]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    return values as Partial<Record<Name, unknown>>;
  } catch (error) {
    // The rest of node's sentence explains how to write positional arguments, of which there are none.
    const [first = ""] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${first.replace(/\.$/, "")}; see kalends --help`);
  }
}
