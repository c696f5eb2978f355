/** Entity tags: `"r<revision>-<hash>"` for records, `"<hash>"` for everything else. */

const utf8 = new TextEncoder();
const bytes = new Uint8Array(64 * 1024);
const words = new Uint32Array(bytes.buffer);

/** 64 bits of a text, fast rather than secret: two multiplicative lanes over its UTF-8 bytes, four at a time. */
export function hashText(text: string): string {
  let a = 0xdeadbeef ^ text.length;
  let b = 0x41c6ce57 ^ text.length;
  for (let from = 0; from < text.length; ) {
    const { read, written } = utf8.encodeInto(from === 0 ? text : text.slice(from), bytes);
    bytes.fill(0, written, written + 3);
    const end = (written + 3) >> 2;
    for (let index = 0; index < end; index++) {
      const word = words[index]!;
      a = Math.imul(a ^ word, 2654435761);
      a ^= a >>> 15;
      b = Math.imul(b ^ word, 1597334677);
      b ^= b >>> 13;
    }
    from += read;
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (b >>> 0).toString(36) + (a >>> 0).toString(36);
}

/** The revision stays comparable while links and counts around a record change its answer. */
export const entityTag = (body: string, revision: number | undefined): string =>
  revision === undefined ? `"${hashText(body)}"` : `"r${revision}-${hashText(body)}"`;

/** The revision that a tag of ours names; tags that compression on the way has weakened count too. */
export function revisionOf(tag: string): number | undefined {
  const found = /^\s*(?:W\/)?"r(\d{1,15})-[^"]*"\s*$/.exec(tag);
  return found ? Number(found[1]) : undefined;
}

/** Whether `If-None-Match` names the tag, by weak comparison. */
export function isNamed(header: string, tag: string): boolean {
  return header.trim() === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
