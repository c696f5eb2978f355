import { examine, type Finding, isHealthy } from "../../storage/typeorm/doctor/mod.ts";
import { STORE_HELP } from "./flags.ts";
import { type Flag, parseFlags } from "./parse.ts";
import { databaseAddress } from "./stores.ts";

const FLAGS = {
  store: { value: "URL", help: STORE_HELP },
} as const satisfies Record<string, Flag>;

/** `kalends doctor`: resolves to the exit code, 1 when something is wrong. */
export async function doctorCommand(args: readonly string[]): Promise<number> {
  const findings = await examine(databaseAddress(parseFlags(FLAGS, args).store));
  for (const finding of findings) console.log(lineOf(finding));
  return isHealthy(findings) ? 0 : 1;
}

const lineOf = ({ level, text, todo }: Finding): string =>
  `${level.padEnd(6)} ${text}${todo === undefined ? "" : `\n       To do: ${todo}`}`;
