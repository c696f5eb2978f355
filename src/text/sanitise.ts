import type { Attributes, IOptions } from "sanitize-html";
import { BREAK } from "./markup.ts";
import { BODY, INLINE, isClean, isGoodValue, MAX_DEPTH, NONE, type Policy, VOID } from "./policy.ts";

/** A text that needs no HTML reader is there at once. */
export type Cleaned = string | Promise<string>;

/** Event titles, names of venues and organizers, descriptions of terms: simple inline tags without attributes stay. */
export const cleanTitle = (raw: string): Cleaned => clean(tidy(raw), INLINE);

/**
 * Descriptions and excerpts: a safe subset of HTML stays; scripts, handlers, script addresses, forms and embeds go.
 * The text inside what is removed stays, but for scripts and styles. Text without fault stays letter for letter.
 */
export const cleanHtml = (raw: string): Cleaned => clean(tidy(raw), BODY);

/** Names of terms and one-line fields: plain text in one line without any tag, not escaped. `AT&T <3` stays. */
export function cleanLine(raw: string): Cleaned {
  const text = oneLine(tidy(raw));
  const shielded = MARKUP.test(text) ? shield(text) : "";
  return shielded.includes("<") ? plainLine(shielded) : text;
}

/**
 * What every stored text goes through, also that of callers who may write any HTML: control characters are removed,
 * halves of characters become U+FFFD, outer blanks go, and lines end in one way, whatever a form made of them.
 */
export function tidy(raw: string): string {
  if (!ODD.test(raw)) return raw.trim();
  return raw
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, "")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .trim();
}

const ODD = /[\0-\x08\v\f\r\x0e-\x1f\ud800-\udfff]/;
const CONTROLS = /[\0-\x08\v\f\x0e-\x1f]+/g;

const MARKUP = /<(?:\/?[a-z]|[!?])/i;
/**
 * A `<` that no author means as markup: `<3`, `a < b`, `<mail@example.org>`, `<https://example.org>`. An address with
 * `=` is none of them: browsers read `<https://x/onclick=y>` as a tag with a handler.
 */
const SIGN = /<(?!\/?[a-z]|[!?])|<(?=[\w.+-]+@[\w.-]+>|https?:\/\/[^\s<>"'=]*>)/gi;
/** A tag that nothing closes is a sign too, as in `a<b`, unless it may be meant to swallow what follows on a page. */
const isHalfTag = (tail: string): boolean =>
  /<\/?(?:script|style)/i.test(tail) || tail.indexOf("=", tail.indexOf("<")) >= 0;

/** Escapes all that is text, so that an HTML reader gives the text back as it was written. */
function shield(text: string): string {
  const end = text.lastIndexOf(">") + 1;
  const escaped = text.replaceAll("&", "&amp;");
  if (isHalfTag(text.slice(end))) return escaped.replace(SIGN, "&lt;");
  const tail = escaped.lastIndexOf(">") + 1;
  return escaped.slice(0, tail).replace(SIGN, "&lt;") + escaped.slice(tail).replaceAll("<", "&lt;");
}

function clean(text: string, policy: Policy): Cleaned {
  if (!MARKUP.test(text)) return text;
  const shielded = shield(text);
  return isClean(shielded, policy) ? text : scrub(shielded, policy);
}

async function scrub(shielded: string, policy: Policy): Promise<string> {
  const spaced = policy === BODY ? shielded : shielded.replace(BREAK, " <");
  const cleaned = await sanitised(spaced, policy);
  // the second opinion: whatever the library lets through, nothing but plainly allowed tags is stored
  const safe = isClean(cleaned, policy) ? cleaned : withoutTags(cleaned);
  const shown = policy === BODY ? safe : safe.replace(/ {2,}/g, " ");
  return shown.replaceAll("&amp;", "&").trim();
}

async function plainLine(shielded: string): Promise<string> {
  const cleaned = await sanitised(shielded.replace(/<(?=br\b)/gi, " <").replace(BREAK, " <"), NONE);
  const line = oneLine(cleaned.replace(/&(amp|lt|gt);/g, (_, name: string) => UNESCAPED[name]!));
  // parts around a removed tag may have grown together to a new one
  return shield(line).includes("<") ? oneLine(line.replaceAll("<", "")) : line;
}

const UNESCAPED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">" };

const oneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, " ").trim();

const withoutTags = (html: string): string => html.replace(/<[^>]*>?/g, "");

/** The library is only loaded for texts that need it. Too deep nesting costs a text all its tags. */
async function sanitised(html: string, policy: Policy): Promise<string> {
  const { default: sanitize } = await import("sanitize-html");
  try {
    return sanitize(html, optionsFor(policy));
  } catch (error) {
    if (error instanceof TooDeep) return withoutTags(html);
    throw error;
  }
}

class TooDeep extends Error {}

function optionsFor({ tags, attributes }: Policy): IOptions {
  let depth = 0;
  return {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: ["http", "https", "mailto", "tel"],
    nonTextTags: ["script", "style"],
    selfClosing: [...VOID],
    transformTags: { a: withGoodAddresses, img: withGoodAddresses },
    onOpenTag: () => {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

function withGoodAddresses(tagName: string, given: Attributes): { tagName: string; attribs: Attributes } {
  const trimmed = Object.entries(given).map(([name, value]): [string, string] => [name, value.trim()]);
  return {
    tagName,
    attribs: Object.fromEntries(trimmed.filter(([name, value]) => isGoodValue(name, value))),
  };
}
