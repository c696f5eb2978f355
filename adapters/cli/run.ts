import { doctorCommand } from "./doctor_command.ts";
import { readFlags } from "./flags.ts";
import { hashCommand } from "./hash_command.ts";
import { helpText, version } from "./help.ts";
import { migrateCommand } from "./migrate_command.ts";
import { serveCommand } from "./serve_command.ts";
import { OperationError, UsageError } from "./usage_error.ts";

type Command = (args: readonly string[]) => Promise<number | undefined>;

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: async (args) => {
    const flags = readFlags(args);
    if (flags.version) await tell("--version");
    else await serveCommand(flags);
    return undefined;
  },
  migrate: migrateCommand,
  doctor: doctorCommand,
  // Loaded when asked for: they bring readers of files along.
  import: async (args) => (await import("./import_command.ts")).importCommand(args),
  export: async (args) => (await import("./export_command.ts")).exportCommand(args),
  "hash-password": async (args) => {
    await hashCommand(args);
    return undefined;
  },
};

/** Commands whose flags are too many for the help of all. */
const EXPLAIN_THEMSELVES: ReadonlySet<string> = new Set(["import", "export"]);

/**
 * Does what the arguments ask for.
 * @returns the exit code; undefined for a server, which goes on.
 * @throws {UsageError} when they cannot be understood.
 */
export async function run([command, ...args]: readonly string[]): Promise<number | undefined> {
  if (command === undefined || command.startsWith("-")) return tell(command ?? "--help");
  if (!Object.hasOwn(COMMANDS, command))
    throw new UsageError(
      `Cannot run "${command}": there are ${Object.keys(COMMANDS).join(", ")}; see kalends --help`,
    );
  const isHelp = args.includes("--help") && !EXPLAIN_THEMSELVES.has(command);
  return isHelp ? tell("--help") : COMMANDS[command]!(args);
}

async function tell(flag: string): Promise<undefined> {
  if (flag === "--help" || flag === "-h") console.log(helpText());
  else if (flag === "--version" || flag === "-v") console.log(await version());
  else throw new UsageError(`Unknown option "${flag}"; see kalends --help`);
}

/** What went wrong, in one sentence where we know it. */
export function explain(error: NodeJS.ErrnoException & { port?: number; address?: string }): string {
  const { code, port, address } = error;
  if (code === "EADDRINUSE")
    return `Cannot listen on port ${port}: another program uses it, choose one with --port`;
  if (code === "EACCES")
    return `Cannot listen on port ${port}: it needs more rights, choose one above 1023 with --port`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `Cannot listen on ${address ?? "this host"}: it is no address of this machine, choose one with --host`;
  return error instanceof UsageError || error instanceof OperationError
    ? error.message
    : String(error.stack ?? error);
}
