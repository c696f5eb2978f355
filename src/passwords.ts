/** Password hashes with nothing but WebCrypto, so that they work in every runtime. */

/** What OWASP asks of PBKDF2-SHA-256 (2023): about 0.1 s on a small server. */
const ITERATIONS = 600_000;
const MAX_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** No letters that look alike; 24 of 56 are 139 bits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789";
const GENERATED_LENGTH = 24;

/**
 * A salted PBKDF2-SHA-256 hash: `pbkdf2$<iterations>$<salt>$<hash>`, the last two in base64.
 * @param iterations - Cost; fewer are enough for long random secrets. Default 600,000.
 * @throws {RangeError} when `iterations` is not a whole number from 1 to 10,000,000.
 * @example const stored = await hashPassword("correct horse battery staple");
 */
export async function hashPassword(password: string, iterations: number = ITERATIONS): Promise<string> {
  if (!Number.isInteger(iterations) || iterations < 1 || iterations > MAX_ITERATIONS)
    throw new RangeError(
      `Cannot hash a password: iterations must be from 1 to ${MAX_ITERATIONS}, got ${iterations}`,
    );
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(password, salt, iterations);
  return `pbkdf2$${iterations}$${toBase64(salt)}$${toBase64(hash)}`;
}

/**
 * Whether `password` is the one that `hash` was made of; `false` too when `hash` is none of ours.
 * Takes the same time whatever the password.
 * @example if (await verifyPassword(given, row.password_hash)) …
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = readHash(hash);
  if (!parts) return false;
  return equalBytes(await derive(password, parts.salt, parts.iterations), parts.hash);
}

/** The cost of a hash, 0 when it is none of ours. */
export const iterationsOf = (hash: string): number => readHash(hash)?.iterations ?? 0;

/** Spends the time that verifying a hash of so many iterations takes. */
export async function spendIterations(iterations: number): Promise<void> {
  if (iterations > 0) await derive("", new Uint8Array(SALT_BYTES), iterations);
}

/**
 * A new random password of 24 letters and digits, in groups of four.
 * @example generatePassword() // "fY3k 9mQx Tz7P aW2d Hn5c Rb8v"
 */
export function generatePassword(): string {
  const letters: string[] = [];
  // 224 is the largest multiple of 56 in a byte: what lies above would make some letters likelier.
  const fair = 256 - (256 % ALPHABET.length);
  while (letters.length < GENERATED_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(64)))
      if (byte < fair) letters.push(ALPHABET[byte % ALPHABET.length] as string);
  const text = letters.slice(0, GENERATED_LENGTH).join("");
  return text.replace(/(.{4})(?=.)/g, "$1 ");
}

interface HashParts {
  readonly iterations: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array;
}

function readHash(text: string): HashParts | undefined {
  const found = /^pbkdf2\$([1-9]\d{0,7})\$([A-Za-z0-9+/]{8,}={0,2})\$([A-Za-z0-9+/]{43}=)$/.exec(text);
  const iterations = Number(found?.[1]);
  if (!found || iterations > MAX_ITERATIONS) return undefined;
  try {
    return { iterations, salt: fromBase64(found[2] as string), hash: fromBase64(found[3] as string) };
  } catch {
    return undefined;
  }
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BYTES * 8));
}

function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let n = 0; n < left.length; n++) difference |= (left[n] as number) ^ (right[n] as number);
  return difference === 0;
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
