import { accessSync, constants } from "node:fs";
import { dirname } from "node:path";
import { type Sql, sql } from "../sql.ts";
import { type Finding, ok, wrong } from "./finding.ts";

/** Of the process that looks, which should be the user that serves. */
export function checkRights(file: string): Finding[] {
  const refused = [file, dirname(file)].filter((path) => !isWritable(path));
  // SQLite keeps its write-ahead log beside the file.
  if (refused.length === 0) return [ok("Rights: the file and its folder may be written")];
  return [
    wrong(`Rights: ${refused.join(" and ")} may not be written`, "give the user that serves write rights"),
  ];
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What an SQLite file says of itself. */
export async function checkFile(on: Sql): Promise<Finding[]> {
  const version = await one(on, "SELECT sqlite_version() AS it");
  const mode = await one(on, "SELECT journal_mode AS it FROM pragma_journal_mode");
  const problems = await on.all(sql("SELECT quick_check AS it FROM pragma_quick_check(10)"));
  const first = problems.map(({ it }) => String(it).replaceAll("\n", " ")).join(" ");
  return [
    ok(`Version: SQLite ${version}`),
    mode === "wal"
      ? ok("Journal: WAL, so that reading and writing do not wait for each other")
      : wrong(
          `Journal: ${mode}, not WAL`,
          "keep the file on a local disk: on network drives WAL does not work",
        ),
    first === "ok"
      ? ok("Integrity: no damage found")
      : wrong(`Integrity: the file is damaged (${first})`, "stop the server and restore a backup"),
  ];
}

async function one(on: Sql, text: string): Promise<string> {
  const [found] = await on.all(sql(text));
  return String(found?.it);
}
