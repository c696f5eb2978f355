/** Which hashes a password opens. Trying is dear, so what was found out is remembered in this process. */
import { LRUCache } from "lru-cache";
import { createFingerprint } from "./fingerprint.ts";
import { verifyPassword } from "./passwords.ts";

const REMEMBERED = 2_000;

const fingerprint = createFingerprint();
/** Two: a flood of wrong passwords must not push the right ones out. */
const right = new LRUCache<string, true>({ max: REMEMBERED });
const wrong = new LRUCache<string, true>({ max: REMEMBERED });

/**
 * Whether the password is the one of the hash; undefined when that is not known and `mayTry` allows no more work.
 */
export async function opens(
  password: string,
  hash: string,
  mayTry: () => boolean,
): Promise<boolean | undefined> {
  const key = await fingerprint(`${hash}\n${password}`);
  if (right.has(key)) return right.get(key);
  if (wrong.get(key)) return false;
  if (!mayTry()) return undefined;
  const isRight = await verifyPassword(password, hash);
  (isRight ? right : wrong).set(key, true);
  return isRight;
}
