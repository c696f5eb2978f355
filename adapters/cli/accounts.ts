import { link, rm, writeFile } from "node:fs/promises";
import { type BasicUser, generatePassword, hashApplicationPassword } from "../../src/plugins/basic_auth.ts";
import { readAddress } from "../../storage/typeorm/address.ts";
import type { ServeFlags } from "./flags.ts";
import { UsageError } from "./usage_error.ts";
import { readUsers } from "./users.ts";

/** Who may sign in, and what to tell about it. */
export interface Accounts {
  readonly users: readonly BasicUser[];
  /** How to sign in, where nobody was named with `--users`. */
  readonly signIn: string | undefined;
  /** Whether `signIn` has a password that stays good and is never shown again. */
  readonly isMade: boolean;
}

/**
 * The users of `--users`. Without it there is an admin: on an SQLite file one whose hash is kept beside it, so that the
 * password is good after a restart too; on other stores one for this run.
 */
export async function accountsFor({ users, store }: Pick<ServeFlags, "users" | "store">): Promise<Accounts> {
  if (users !== undefined) return { users: await readUsers(users), signIn: undefined, isMade: false };
  const file = usersFileOf(store);
  if (file !== undefined) return keptAdmin(file);
  const password = generatePassword();
  const lasts = store.startsWith("memory") ? "shown only now" : "for this run only: keep users with --users";
  const signIn = `admin, application password: ${password} (${lasts})`;
  return { users: [{ ...ADMIN, password }], signIn, isMade: false };
}

const ADMIN = { id: 1, name: "admin", role: "admin" } as const;

function usersFileOf(store: string): string | undefined {
  if (!store.startsWith("sqlite:")) return undefined;
  const address = readAddress(store);
  return address.type !== "sqlite" || address.file === ":memory:" ? undefined : `${address.file}.users.json`;
}

async function keptAdmin(file: string): Promise<Accounts> {
  const password = generatePassword();
  const admin = { ...ADMIN, password_hash: await hashApplicationPassword(password) };
  const isNew = await createOnce(file, `${JSON.stringify([admin], undefined, 2)}\n`);
  return {
    users: await readUsers(file),
    signIn: isNew
      ? `admin, application password: ${password} (shown only now; its hash is in ${file})`
      : `as the users in ${file}; without the file the next start makes a new admin`,
    isMade: isNew,
  };
}

/** Whether the file was not there before. Whole or not at all, also when several processes start at once. */
async function createOnce(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await link(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    throw new UsageError(`Cannot keep users in "${file}": ${code}; name a file of users with --users`);
  } finally {
    await rm(draft, { force: true });
  }
}
