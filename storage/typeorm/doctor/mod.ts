import { existsSync } from "node:fs";
import { readAddress } from "../address.ts";
import { schemaOf } from "../migrations/status.ts";
import { withDatabase } from "../open.ts";
import type { Sql } from "../sql.ts";
import { checkFile, checkRights } from "./file.ts";
import { type Finding, ok, wrong } from "./finding.ts";
import { checkPrivileges } from "./privileges.ts";
import { checkServer } from "./server.ts";

export type { Finding } from "./finding.ts";

/**
 * Looks whether a database is fit for a calendar, and changes nothing that stays.
 * @throws {TypeError} when the address is none.
 */
export async function examine(url: string): Promise<readonly Finding[]> {
  const address = readAddress(url);
  if (address.type === "sqlite" && !existsSync(address.file))
    return [
      wrong(`Connection: there is no file ${address.file} yet`, "run `kalends migrate` or start the server"),
    ];
  const before = address.type === "sqlite" ? checkRights(address.file) : [];
  try {
    return [
      ...before,
      ...(await withDatabase(url, (server) => server.use((on) => checksOf(on, address.shown)))),
    ];
  } catch (error) {
    return [...before, unreachable(error as Error)];
  }
}

/** Messages of opening read "Cannot open …: what is wrong: what to do", the last part only where it is known. */
function unreachable({ message }: Error): Finding {
  const parts = message.split(": ");
  const todo = parts.length > 2 ? parts.pop()! : "look up the message, or ask whoever runs the database";
  return wrong(`Connection: ${parts.join(": ")}`, todo);
}

async function checksOf(on: Sql, shown: string): Promise<Finding[]> {
  const { finding, isCurrent, version } = await checkSchema(on);
  const connection = ok(`Connection: ${shown} answers`);
  if (on.dialect.name === "sqlite") return [connection, finding, ...(await checkFile(on))];
  const privileges = await checkPrivileges(on, { isCurrent, hasTables: version > 0 });
  return [connection, finding, ...(await checkServer(on)), ...privileges];
}

interface SchemaFound {
  readonly finding: Finding;
  readonly version: number;
  readonly isCurrent: boolean;
}

async function checkSchema(on: Sql): Promise<SchemaFound> {
  const { version, newest, steps } = await schemaOf(on);
  const isCurrent = version === newest && steps.every(({ appliedUtc }) => appliedUtc !== undefined);
  const text = `Schema: version ${version}, this kalends knows ${newest}`;
  if (version > newest)
    return { version, isCurrent, finding: wrong(`${text}: it is newer`, "update kalends") };
  if (isCurrent) return { version, isCurrent, finding: ok(text) };
  return {
    version,
    isCurrent,
    finding: wrong(text, "run `kalends migrate`, or start the server, which does it"),
  };
}

export const isHealthy = (findings: readonly Finding[]): boolean =>
  findings.every(({ level }) => level !== "wrong");
