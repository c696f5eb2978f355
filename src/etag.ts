/** Entity tags: `"r<revision>-<hash>"` for records, `"<hash>"` for everything else. */

const utf8 = new TextEncoder();

/** 64 bits of some bytes, fast rather than secret: two multiplicative lanes, four bytes at a time. */
export function hashBytes(bytes: Uint8Array): string {
  const { length } = bytes;
  let a = 0xdeadbeef ^ length;
  let b = 0x41c6ce57 ^ length;
  for (let at = 0; at < length; at += 4) {
    const word = at + 4 <= length ? wordAt(bytes, at) : lastWord(bytes, at);
    a = Math.imul(a ^ word, 2654435761);
    a ^= a >>> 15;
    b = Math.imul(b ^ word, 1597334677);
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (b >>> 0).toString(36) + (a >>> 0).toString(36);
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);

/** The one to three bytes that are left. */
const lastWord = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at).reduce((word, byte) => (word << 8) | byte, 0);

/** The same of a text. */
export const hashText = (text: string): string => hashBytes(utf8.encode(text));

/** The revision stays comparable while links and counts around a record change its answer. */
export const entityTag = (hash: string, revision: number | undefined): string =>
  revision === undefined ? `"${hash}"` : `"r${revision}-${hash}"`;

/** The revision that a tag of ours names; tags that compression on the way has weakened count too. */
export function revisionOf(tag: string): number | undefined {
  const found = /^\s*(?:W\/)?"r(\d{1,15})-[^"]*"\s*$/.exec(tag);
  return found ? Number(found[1]) : undefined;
}

/** Whether `If-None-Match` names the tag, by weak comparison. */
export function isNamed(header: string, tag: string): boolean {
  return header.trim() === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
