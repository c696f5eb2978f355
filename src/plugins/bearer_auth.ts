import type { Caller } from "../caller.ts";
import { CalendarError } from "../errors.ts";
import { createFingerprint } from "../fingerprint.ts";
import type { Plugin } from "../plugin.ts";
import { credentialsOf } from "./auth/header.ts";
import { callerOf, challengeOf, checkList, checkSecret, type Identity } from "./auth/options.ts";

/** An API key: long, random, and of the letters that a `Bearer` header allows. Several may have one id. */
export interface BearerKey extends Identity {
  /** The key itself. Either this or `key_hash`. */
  readonly key?: string | undefined;
  /** SHA-256 of the key in hex: `printf %s "$KEY" | sha256sum`. */
  readonly key_hash?: string | undefined;
  /** Refuse every write; default no. */
  readonly readOnly?: boolean | undefined;
}

export interface BearerAuthOptions {
  readonly keys: readonly BearerKey[];
  /** Named in the challenge; default `calendar`. */
  readonly realm?: string | undefined;
}

/**
 * API keys as `Authorization: Bearer <key>`. An unknown or unreadable key → 401 `incorrect_password`.
 * @throws {TypeError | RangeError} when the options cannot work.
 * @example bearerAuth({ keys: [{ id: 7, role: "author", key_hash: process.env.FEED_KEY_HASH, readOnly: true }] })
 */
export function bearerAuth({ keys, realm = "calendar" }: BearerAuthOptions): Plugin {
  checkList("bearer_auth", "keys", keys);
  const callers = keys.map((entry) => [entry, callerOf("bearer_auth", entry, entry.readOnly)] as const);
  for (const entry of keys) checkKey(entry);
  checkUnique(keys);
  const find = createFinder(callers);
  const ids = new Set(keys.map(({ id }) => id));

  return {
    name: "bearer_auth",
    challenge: challengeOf("bearer_auth", "Bearer", realm),
    users: { exists: (id) => ids.has(id) },
    async authenticate(incoming) {
      const key = credentialsOf(incoming.header("authorization"), "bearer");
      if (key === undefined) return undefined;
      const caller = await find(key);
      if (!caller) throw new CalendarError("incorrect_password");
      return caller;
    },
  };
}

const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;

function checkKey({ id, key, key_hash: hash }: BearerKey): void {
  checkSecret("bearer_auth", id, ["key", "key_hash"], [key, hash]);
  if (key && !TOKEN.test(key))
    throw new TypeError(
      `Cannot set up bearer_auth: use only letters, digits and -._~+/ in \`key\` of id ${id}`,
    );
  if (hash && !/^[0-9a-f]{64}$/i.test(hash))
    throw new TypeError(
      `Cannot set up bearer_auth: \`key_hash\` of id ${id} must be SHA-256 in hex, 64 digits`,
    );
}

function checkUnique(keys: readonly BearerKey[]): void {
  const seen = new Set<string | undefined>();
  for (const { id, key, key_hash } of keys) {
    const secret = key ?? key_hash?.toLowerCase();
    if (seen.has(secret))
      throw new RangeError(`Cannot set up bearer_auth: the key of id ${id} is given twice, make another one`);
    seen.add(secret);
  }
}

/** Looks keys up by the fingerprint of their hash: neither the key nor its hash is ever compared letter by letter. */
function createFinder(
  entries: readonly (readonly [BearerKey, Caller])[],
): (key: string) => Promise<Caller | undefined> {
  const fingerprint = createFingerprint();
  const mark = async (hash: string): Promise<string> => fingerprint(hash.toLowerCase());
  let table: Promise<Map<string, Caller>> | undefined;
  const build = async (): Promise<Map<string, Caller>> => {
    const marks = entries.map(
      async ([{ key, key_hash }, caller]) =>
        [await mark(key_hash ?? (await sha256(key ?? ""))), caller] as const,
    );
    return new Map(await Promise.all(marks));
  };
  return async (key) => {
    table ??= build();
    return (await table).get(await mark(await sha256(key)));
  };
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
