/** Which hashes a password opens. Trying is dear, so what was found out is remembered in this process. */
import { createFingerprint } from "./fingerprint.ts";
import { verifyPassword } from "./passwords.ts";

const REMEMBERED = 2_000;

const fingerprint = createFingerprint();
/** Two: a flood of wrong passwords must not push the right ones out. */
const right = new Set<string>();
const wrong = new Set<string>();

/** What is full begins anew: the work of finding out again is small beside that of the flood. */
function remember(known: Set<string>, key: string): void {
  if (known.size >= REMEMBERED) known.clear();
  known.add(key);
}

/**
 * Whether the password is the one of the hash; undefined when that is not known and `mayTry` allows no more work.
 */
export async function opens(
  password: string,
  hash: string,
  mayTry: () => boolean,
): Promise<boolean | undefined> {
  const key = await fingerprint(`${hash}\n${password}`);
  if (right.has(key)) return true;
  if (wrong.has(key)) return false;
  if (!mayTry()) return undefined;
  const isRight = await verifyPassword(password, hash);
  remember(isRight ? right : wrong, key);
  return isRight;
}
