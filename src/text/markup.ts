import { decodeEntities } from "./entities.ts";

/**
 * One tag. A `<` ends the attempt even inside quotes, so every attempt stops at the next one and a text full of
 * half tags is still read in linear time. `<mail@example.org>` and `<https://example.org>` are text.
 */
const TAG = /(<\/?[a-z][a-z\d-]*(?:[\s/][^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*)?>)/i;
const NAME = /^<(\/?)([a-z][a-z\d-]*)/i;

const BLOCK_NAMES = (
  "address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer " +
  "form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul"
).split(" ");
const BLOCKS = new Set([...BLOCK_NAMES, "script", "style"]);
const RAW = /^(?:script|style)$/;

/** Elements that a title or the description of a term may have, without attributes. */
export const INLINE_NAMES = "b|strong|i|em|u|s|del|ins|sub|sup|small|mark|code|span";

/** Before a tag that starts or ends a line of its own. */
export const BREAK = new RegExp(`<(?=/?(?:${BLOCK_NAMES.join("|")})\\b)`, "gi");

/** A text between tags, a tag, or the inside of a script or style (`raw`), which no reader sees. */
export interface Piece {
  readonly kind: "text" | "open" | "close" | "raw";
  readonly source: string;
  /** Lower-case name of a tag, else "". */
  readonly name: string;
  /** The tag starts and ends a paragraph of its own. */
  readonly block: boolean;
}

/** Takes HTML apart, comments left out. Whatever is no complete tag is text. */
export function pieces(html: string): Piece[] {
  let raw = "";
  return withoutComments(html)
    .split(TAG)
    .map((source, index): Piece => {
      const piece = index % 2 === 1 ? tag(source) : text(source);
      if (raw && !(piece.kind === "close" && piece.name === raw)) return { ...text(source), kind: "raw" };
      raw = piece.kind === "open" && RAW.test(piece.name) ? piece.name : "";
      return piece;
    });
}

const text = (source: string): Piece => ({ kind: "text", source, name: "", block: false });

function tag(source: string): Piece {
  const [, slash, written] = NAME.exec(source)!;
  const name = written!.toLowerCase();
  return { kind: slash ? "close" : "open", source, name, block: BLOCKS.has(name) };
}

function withoutComments(html: string): string {
  let rest = "";
  let end = 0;
  for (let start = html.indexOf("<!--"); start >= 0; start = html.indexOf("<!--", end)) {
    const close = html.indexOf("-->", start + 2);
    if (close < 0) break; // not a comment but text; looking further would take quadratic time
    rest += html.slice(end, start);
    end = close + 3;
  }
  return rest + html.slice(end);
}

/**
 * HTML as its reader sees it, without tags and references. A tag inside a word does not split the word, a paragraph
 * does: it gives a new line.
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  return pieces(html)
    .map(seen)
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

function seen({ kind, source, name, block }: Piece): string {
  if (kind === "text") return decodeEntities(source);
  return block || name === "br" ? "\n" : "";
}
