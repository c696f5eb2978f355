import type { Role } from "../caller.ts";
import { CalendarError } from "../errors.ts";
import { hashPassword, iterationsOf } from "../passwords.ts";
import type { Plugin } from "../plugin.ts";
import { type Account, createVerifier } from "./auth/accounts.ts";
import { credentialsOf, readBasic } from "./auth/header.ts";
import { callerOf, challengeOf, checkList, checkSecret } from "./auth/options.ts";

export { generatePassword } from "../passwords.ts";

/** A named user with an application password. */
export interface BasicUser {
  /** User id, from 1: what `author` of a record names. */
  readonly id: number;
  /** Name to sign in with, in any letter case; no colon. */
  readonly name: string;
  readonly role: Role;
  /** Another name to sign in with. */
  readonly email?: string | undefined;
  /** The application password itself; blanks do not count. Either this or `password_hash`. */
  readonly password?: string | undefined;
  /** What `hashApplicationPassword` or `kalends hash-password` made of it. */
  readonly password_hash?: string | undefined;
  /** Rights beyond the role, for example `unfiltered_html`. */
  readonly capabilities?: readonly string[] | undefined;
}

export interface BasicAuthOptions {
  readonly users: readonly BasicUser[];
  /** Shown by browsers that ask for a password; default `calendar`. */
  readonly realm?: string | undefined;
}

/**
 * HTTP Basic with application passwords. An unknown name, a wrong secret and an unreadable header get the same
 * answer, 401 `incorrect_password`, after the same work.
 * @throws {TypeError | RangeError} when the options cannot work.
 * @example basicAuth({ users: [{ id: 1, name: "ann", role: "editor", password_hash: process.env.ANN_HASH }] })
 */
export function basicAuth({ users, realm = "calendar" }: BasicAuthOptions): Plugin {
  checkList("basic_auth", "users", users);
  const verify = createVerifier(checkUnique(users.map(accountOf)));
  const ids = new Set(users.map(({ id }) => id));

  return {
    name: "basic_auth",
    challenge: challengeOf("basic_auth", "Basic", realm, ', charset="UTF-8"'),
    users: { exists: (id) => ids.has(id) },
    async authenticate(incoming) {
      const credentials = credentialsOf(incoming.header("authorization"), "basic");
      if (credentials === undefined) return undefined;
      // What cannot be read takes the same way as what is wrong.
      const { name, secret } = readBasic(credentials) ?? { name: "", secret: "" };
      const caller = await verify(name, withoutBlanks(secret));
      if (!caller) throw new CalendarError("incorrect_password");
      return caller;
    },
  };
}

/**
 * The hash of an application password, for `password_hash`. Blanks in the password do not count.
 * @param iterations - Cost, default 600,000.
 * @example const password_hash = await hashApplicationPassword(generatePassword());
 */
export const hashApplicationPassword = (password: string, iterations?: number): Promise<string> =>
  hashPassword(withoutBlanks(password), iterations);

const withoutBlanks = (text: string): string => text.replace(/\s+/g, "");

function accountOf(user: BasicUser): Account {
  const caller = callerOf("basic_auth", user);
  const { id, name, email, password, password_hash: hash } = user;
  if (typeof name !== "string" || name === "" || name.includes(":"))
    throw new TypeError(`Cannot set up basic_auth: give id ${id} a \`name\` without a colon`);
  checkSecret("basic_auth", id, ["password", "password_hash"], [password && withoutBlanks(password), hash]);
  if (hash && iterationsOf(hash) === 0)
    throw new TypeError(
      `Cannot set up basic_auth: make \`password_hash\` of id ${id} with hashApplicationPassword or \`kalends hash-password\``,
    );
  const names = [...new Set([name, email].filter((text) => text !== undefined && text !== ""))];
  return {
    caller,
    names: names.map((text) => (text as string).toLowerCase()),
    password: password && withoutBlanks(password),
    hash,
  };
}

function checkUnique(accounts: readonly Account[]): readonly Account[] {
  const ids = new Set<number>();
  const names = new Set<string>();
  for (const { caller, names: own } of accounts) {
    if (ids.has(caller.id))
      throw new RangeError(`Cannot set up basic_auth: id ${caller.id} is given twice, use another one`);
    ids.add(caller.id);
    for (const name of new Set(own)) {
      if (names.has(name))
        throw new RangeError(`Cannot set up basic_auth: the name "${name}" is given twice, use another one`);
      names.add(name);
    }
  }
  return accounts;
}
