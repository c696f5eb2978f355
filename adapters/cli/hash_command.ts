import { text } from "node:stream/consumers";
import { generatePassword, hashApplicationPassword } from "../../src/plugins/basic_auth.ts";
import { UsageError } from "./usage_error.ts";

/** `kalends hash-password`: from standard input, so that the password shows up in no list of processes. */
export async function hashCommand(args: readonly string[]): Promise<void> {
  const [flag, ...more] = args;
  if (more.length > 0 || (flag !== undefined && flag !== "--generate"))
    throw new UsageError("Cannot hash a password from the command line: pipe it in, or use --generate");
  const password = flag === undefined ? await readPassword() : generatePassword();
  if (flag !== undefined) console.log(password);
  console.log(await hashApplicationPassword(password));
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) console.error("Type the password (it is shown), Enter, then Ctrl-D:");
  const password = (await text(process.stdin)).replace(/\r?\n$/, "");
  if (password.trim() === "") throw new UsageError("Cannot hash a password: standard input is empty");
  return password;
}
