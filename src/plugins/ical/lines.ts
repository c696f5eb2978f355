/** Content lines of RFC 5545: escaped, and folded at 75 octets. */
import { plainText } from "../../text/html.ts";

/** Text as a value: what has a meaning is escaped, line ends are `\n`, control characters go. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** Text as the value of a parameter, in quotes. There is no way to write a quote in it. */
export const quoted = (text: string): string =>
  `"${text.replace(/[\u0000-\u001f\u007f]+/g, " ").replaceAll('"', "'")}"`;

/** A property of plain text made of HTML; none when there is nothing in it. */
export function text(name: string, html: unknown): string[] {
  const plain = plainText(String(html ?? "")).trim();
  return plain === "" ? [] : [`${name}:${escapeText(plain)}`];
}

const octets = (character: string): number => {
  const code = character.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** A line in pieces of at most 75 octets, never cut inside a character. */
export function fold(line: string): string {
  if (line.length <= 25) return line;
  const pieces: string[] = [];
  let [from, at, size] = [0, 0, 0];
  for (const character of line) {
    const more = octets(character);
    if (size + more > 75) {
      pieces.push(line.slice(from, at));
      // The blank that continues a line counts too.
      [from, size] = [at, 1];
    }
    size += more;
    at += character.length;
  }
  return [...pieces, line.slice(from)].join("\r\n ");
}

/** `2027-06-01 18:00:00` as `20270601T180000`. */
export const time = (wall: string): string => wall.replace(/[-:]/g, "").replace(" ", "T");

/** UTC as `20270601T180000Z`. */
export const utcTime = (utc: string): string => `${time(utc)}Z`;

/** The day as `20270601`. */
export const day = (wall: string): string => wall.slice(0, 10).replaceAll("-", "");
