import { readFlags, type ServeFlags } from "./flags.ts";
import { hashCommand } from "./hash_command.ts";
import { helpText, version } from "./help.ts";
import { serveCommand } from "./serve_command.ts";
import { UsageError } from "./usage_error.ts";

/**
 * Does what the arguments ask for.
 * @throws {UsageError} when they cannot be understood.
 */
export async function run([command, ...args]: readonly string[]): Promise<void> {
  if (command === "serve") return serveOrTell(readFlags(args));
  if (command === "hash-password") return hashCommand(args);
  if (command === undefined || command.startsWith("-")) return tell(command ?? "--help");
  throw new UsageError(`Cannot run "${command}": there are serve and hash-password; see kalends --help`);
}

async function serveOrTell(flags: ServeFlags): Promise<void> {
  if (flags.help) return tell("--help");
  if (flags.version) return tell("--version");
  await serveCommand(flags);
}

async function tell(flag: string): Promise<void> {
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
  return error instanceof UsageError ? error.message : String(error.stack ?? error);
}
