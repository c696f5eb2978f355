import { LRUCache } from "lru-cache";
import type { Caller } from "../../caller.ts";
import { createFingerprint } from "../../fingerprint.ts";
import { iterationsOf, spendIterations, verifyPassword } from "../../passwords.ts";

/** One account: who it is and how it proves that. */
export interface Account {
  readonly caller: Caller;
  /** Names it may sign in with, in lower case. */
  readonly names: readonly string[];
  /** Without blanks. */
  readonly password?: string | undefined;
  readonly hash?: string | undefined;
}

const REMEMBERED = 1_000;

/**
 * A function that tells whose name and secret these are. What it found out once it remembers (under a
 * fingerprint, never in the clear), so that a costly hash is computed once for a client and not once a request.
 */
export function createVerifier(
  accounts: readonly Account[],
): (name: string, secret: string) => Promise<Caller | undefined> {
  const fingerprint = createFingerprint();
  const check = createCheck(accounts, fingerprint);
  // Two caches: a flood of wrong secrets must not push the right ones out.
  const right = new LRUCache<string, Caller>({ max: REMEMBERED });
  const wrong = new LRUCache<string, true>({ max: REMEMBERED });
  const running = new Map<string, Promise<Caller | undefined>>();

  return async (name, secret) => {
    const key = await fingerprint(`${name}\n${secret}`);
    const known = right.get(key);
    if (known) return known;
    if (wrong.get(key)) return undefined;
    return running.get(key) ?? start(key, name, secret);
  };

  function start(key: string, name: string, secret: string): Promise<Caller | undefined> {
    const found = check(name, secret)
      .then((caller) => {
        if (caller) right.set(key, caller);
        else wrong.set(key, true);
        return caller;
      })
      .finally(() => running.delete(key));
    running.set(key, found);
    return found;
  }
}

/**
 * Refusing takes as long as verifying the costliest hash of all accounts, whether the name exists or not and
 * however its secret is kept; so the time tells nobody which names there are.
 */
function createCheck(accounts: readonly Account[], fingerprint: (text: string) => Promise<string>) {
  const byName = new Map(
    accounts.flatMap((account) => account.names.map((name) => [name, account] as const)),
  );
  const cost = Math.max(...accounts.map(({ hash }) => iterationsOf(hash ?? "")));

  return async (name: string, secret: string): Promise<Caller | undefined> => {
    const account = byName.get(name.toLowerCase());
    const matches = (await fingerprint(secret)) === (await fingerprint(account?.password ?? ""));
    if (account?.password && matches) return account.caller;
    if (account?.hash && (await verifyPassword(secret, account.hash))) return account.caller;
    await spendIterations(cost - iterationsOf(account?.hash ?? ""));
    return undefined;
  };
}
