import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Database, onPath, scripted } from "./database.ts";

const run = promisify(execFile);

/** Names a script that starts MySQL servers, see {@link scripted}; else those on the PATH are taken. */
export const SCRIPT = process.env.KALENDS_MYSQL_SERVER;

/** The servers of our own that can be had here, not started yet. */
export async function databases(): Promise<Database[]> {
  const found: Database[] = [];
  if (await prints("mariadbd", /mariadb/i)) found.push(await onPath("mariadb"));
  if (SCRIPT !== undefined) found.push(await scripted(SCRIPT, `kalends-chaos-${process.pid}`));
  else if (await prints("mysqld", /^(?!.*mariadb)/is)) found.push(await onPath("mysql"));
  return found;
}

async function prints(program: string, what: RegExp): Promise<boolean> {
  return run(program, ["--version"]).then(
    ({ stdout }) => what.test(stdout),
    () => false,
  );
}
