import { decodeEntities, ESCAPES } from "./entities.ts";
import { INLINE_NAMES, type Piece, pieces, plainText } from "./markup.ts";

export { decodeEntities, escapeHtml } from "./entities.ts";
export { plainText } from "./markup.ts";

const REFERENCE = "&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});";
const INLINE_TAG = `<br ?/?>|</?(?:${INLINE_NAMES})>`;
/** What stays as it is comes first, so only what is left over is a bare sign. */
const TITLE_TOKEN = new RegExp(`${REFERENCE}|${INLINE_TAG}|[&<>"']`, "gi");
const TEXT_TOKEN = new RegExp(`${REFERENCE}|[&<>]`, "gi");
const BARE_AMPERSAND = new RegExp(`&(?!${REFERENCE.slice(1)})`, "gi");

const escapeSign = (token: string): string => ESCAPES[token] ?? token;

/**
 * A stored title, name or description of a term as it goes out: signs escaped, so that `innerHTML` shows what was meant, simple inline tags
 * and references kept. Safe for every input: no tag with an attribute comes through.
 */
export function titleHtml(stored: string): string {
  return /[&<>"']/.test(stored) ? stored.replace(TITLE_TOKEN, escapeSign) : stored;
}

/**
 * A stored description or excerpt as it goes out. Plain text becomes paragraphs (split by blank lines) and line
 * breaks; HTML blocks stay as they are; signs that are no markup are escaped. "" for a blank text.
 *
 * Tags are taken as they come: what must not be there was removed when the text was written.
 */
export function bodyHtml(stored: string): string {
  const text = stored.replaceAll("\r\n", "\n").trim();
  if (text === "") return "";
  if (!/[<&>\n]/.test(text)) return `<p>${text}</p>`;
  if (!/[<&>]/.test(text)) return paragraphs(text).join("\n");
  const parts = new Parts();
  for (const piece of pieces(text)) parts.add(piece);
  return parts.finish().join("\n");
}

/** Gathers text into paragraphs and keeps each outermost block in one part. */
class Parts {
  private readonly parts: string[] = [];
  private run = "";
  private depth = 0;

  add(piece: Piece): void {
    const source = safeSource(piece);
    if (!piece.block) this.run += this.depth > 0 ? source : oneLine(piece, source);
    else if (piece.kind === "open") this.open(piece.name, source);
    else this.close(source);
  }

  finish(): string[] {
    this.flush();
    return this.parts;
  }

  private open(name: string, source: string): void {
    if (this.depth === 0) this.flush();
    this.run += source;
    if (name !== "hr") this.depth += 1;
    else if (this.depth === 0) this.end();
  }

  private close(source: string): void {
    if (this.depth === 0) this.flush();
    this.run += source;
    this.depth = Math.max(0, this.depth - 1);
    if (this.depth === 0) this.end();
  }

  private end(): void {
    this.parts.push(this.run.trim());
    this.run = "";
  }

  private flush(): void {
    const parts = this.depth > 0 ? [this.run.trim()] : paragraphs(this.run);
    for (const part of parts) this.parts.push(part);
    this.run = "";
  }
}

function safeSource({ kind, source }: Piece): string {
  if (kind === "raw") return source;
  if (kind === "text") return /[<&>]/.test(source) ? source.replace(TEXT_TOKEN, escapeSign) : source;
  return source.includes("&") ? source.replace(BARE_AMPERSAND, "&amp;") : source;
}

/** A line end inside a tag must not become a `<br />`. */
const oneLine = ({ kind }: Piece, source: string): string =>
  kind === "text" ? source : source.replaceAll("\n", " ");

function paragraphs(text: string): string[] {
  const found: string[] = [];
  let lines: string[] = [];
  for (const line of [...text.split("\n").map((part) => part.trim()), ""]) {
    if (line !== "") lines.push(line);
    else if (lines.length > 0) {
      found.push(`<p>${lines.map(broken).join("\n")}</p>`);
      lines = [];
    }
  }
  return found;
}

/** Every line but the last ends in a break; one that was written is not doubled. */
const broken = (line: string, index: number, lines: readonly string[]): string =>
  index === lines.length - 1 || /<br ?\/?>$/i.test(line) ? line : `${line}<br />`;

/**
 * A name without the references that clients send back as they were shown (`Tom &amp; Jerry`), where it means the same
 * without: so that it is known again.
 */
export function plainName(name: string): string {
  if (!name.includes("&")) return name;
  const all = decodeEntities(name).trim();
  // A sign that begins a tag to whoever reads the name next stays a reference.
  const plain = /<[a-z/!?]/i.test(all) ? decodeEntities(name.replace(ANGLE, "&amp;$1")).trim() : all;
  return plainText(titleHtml(plain)) === plainText(titleHtml(name)) ? plain : name;
}

const ANGLE = /&((?:lt|gt|#0*6[02]|#x0*3[ce]);)/gi;

/**
 * Whether a name shows nothing: blanks, also written as `&nbsp;`, and characters that only steer what is beside them.
 * Tags alone are something.
 */
export const isBlank = (name: string): boolean => !/[^\s\p{Cf}]/u.test(decodeEntities(name));
