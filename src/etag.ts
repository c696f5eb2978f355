/** Entity tags: `"r<revision>-<hash>"` for records, `"<hash>"` for everything else. */

const utf8 = new TextEncoder();

/**
 * 64 bits of some bytes, fast rather than secret: four multiplicative lanes, two for every other word, as processors
 * work on several at once.
 */
export function hashBytes(given: Uint8Array): string {
  // Words can only be seen in bytes that begin at a word: a copy does.
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice();
  const { length } = bytes;
  const even = (length >>> 3) * 2;
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, even);
  let [a, b] = [0xdeadbeef ^ length, 0x41c6ce57 ^ length];
  let [c, d] = [b, a];
  for (let at = 0; at < even; at += 2) {
    a = Math.imul(a ^ words[at]!, A);
    b = Math.imul(b ^ words[at]!, B);
    c = Math.imul(c ^ words[at + 1]!, A);
    d = Math.imul(d ^ words[at + 1]!, B);
    a ^= a >>> 15;
    b ^= b >>> 13;
    c ^= c >>> 15;
    d ^= d >>> 13;
  }
  // The up to seven bytes that are left.
  for (let at = even * 4; at < length; at++) {
    a = Math.imul(a ^ bytes[at]!, A);
    b = Math.imul(b ^ bytes[at]!, B);
  }
  return inText(mixed(a, c, d)) + inText(mixed(d, b, a));
}

const A = -1_640_531_535;
const B = 1_597_334_677;

const mixed = (a: number, b: number, c: number): number =>
  Math.imul(a ^ (a >>> 16), 2_246_822_507) ^
  Math.imul(b ^ (b >>> 13), 3_266_489_909) ^
  Math.imul(c ^ (c >>> 14), 668_265_263);

/** Thirty-two bits in seven signs: digit by digit, which takes a tenth of the time. */
function inText(word: number): string {
  let text = "";
  for (let bit = 0; bit < 32; bit += 5) text += ((word >>> bit) & 31).toString(32);
  return text;
}

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
