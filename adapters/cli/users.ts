import { readFile } from "node:fs/promises";
import type { BasicUser } from "../../src/plugins/basic_auth.ts";
import { UsageError } from "./usage_error.ts";

/**
 * The users of a file: a list of `{ id, name, role, password | password_hash, email }`, or an object
 * `{ "<role>": { id, auth: "name:password" } }`. What an entry must be like is checked by `basicAuth`.
 * @throws {UsageError} when the file cannot be read.
 */
export async function readUsers(file: string): Promise<readonly BasicUser[]> {
  const data = parsed(file, await text(file));
  if (Array.isArray(data)) return data.map((entry) => entryOf(file, entry) as unknown as BasicUser);
  const roles = Object.entries(entryOf(file, data));
  return roles.map(([role, entry]) => byRole(file, role, entryOf(file, entry)));
}

type Entry = Readonly<Record<string, unknown>>;

async function text(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`Cannot read --users "${file}": ${(error as NodeJS.ErrnoException).code}`);
  }
}

function parsed(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UsageError(`Cannot read --users "${file}": it is no JSON`);
  }
}

function entryOf(file: string, value: unknown): Entry {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Entry;
  throw new UsageError(`Cannot read --users "${file}": must be a list of { id, name, role, password }`);
}

function byRole(file: string, role: string, { id, auth }: Entry): BasicUser {
  const colon = typeof auth === "string" ? auth.indexOf(":") : -1;
  if (colon < 1)
    throw new UsageError(`Cannot read --users "${file}": "auth" of ${role} must be "name:password"`);
  const [name, password] = [(auth as string).slice(0, colon), (auth as string).slice(colon + 1)];
  return { id, role, name, password } as BasicUser;
}
