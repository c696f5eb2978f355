/** Stands for a text in this process: equal for equal texts, and telling nothing about them. */
export type Fingerprint = (text: string) => Promise<string>;

/**
 * HMAC-SHA-256 under a random key that never leaves the process. Two fingerprints can be compared in any
 * way: how far they agree says nothing about the texts, and nobody outside can aim at one.
 * @example const same = (await fingerprint(given)) === (await fingerprint(expected));
 */
export function createFingerprint(): Fingerprint {
  let key: Promise<CryptoKey> | undefined;
  const encoder = new TextEncoder();
  return async (text) => {
    // Workers allow no random numbers before the first request.
    key ??= crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const mark = await crypto.subtle.sign("HMAC", await key, encoder.encode(text));
    return String.fromCharCode(...new Uint8Array(mark));
  };
}
