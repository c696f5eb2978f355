/** Which hashes a password opens. Trying is dear, so what was found out is remembered in this process. */
import { createFingerprint } from "./fingerprint.ts";
import { verifyPassword } from "./passwords.ts";
import { Recent } from "./recent.ts";

const REMEMBERED = 2_000;

const fingerprint = createFingerprint();
/** Two: a flood of wrong passwords must not push the right ones out. */
const right = new Recent<string, true>({ max: REMEMBERED });
const wrong = new Recent<string, true>({ max: REMEMBERED });

/**
 * Whether the password is the one of the hash; undefined when that is not known and `mayTry` allows no more work.
 */
export async function opens(
  password: string,
  hash: string,
  mayTry: () => boolean,
): Promise<boolean | undefined> {
  const key = await fingerprint(`${hash}\n${password}`);
  if (right.get(key)) return true;
  if (wrong.get(key)) return false;
  if (!mayTry()) return undefined;
  const isRight = await verifyPassword(password, hash);
  (isRight ? right : wrong).set(key, true);
  return isRight;
}
