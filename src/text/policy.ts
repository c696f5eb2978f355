import { INLINE_NAMES } from "./markup.ts";

/** What markup a text may have. */
export interface Policy {
  readonly tags: readonly string[];
  /** Attributes by tag; those of `*` go with every tag. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** No markup at all: names of terms, one-line fields. */
export const NONE: Policy = { tags: [], attributes: {} };

/** Titles, names of venues and organizers, descriptions of terms. */
export const INLINE: Policy = { tags: [...INLINE_NAMES.split("|"), "br"], attributes: {} };

/**
 * Descriptions and excerpts. Never add textarea, xmp, svg or math: sanitize-html 2.17 lets scripts through them
 * (CVE-2026-63670, CVE-2026-84371). No `id` and `name`: they can take the place of a page's own variables.
 */
export const BODY: Policy = {
  tags: [
    ...INLINE.tags,
    ..."p h1 h2 h3 h4 h5 h6 hr div section article header footer address pre blockquote".split(" "),
    ..."ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td".split(" "),
    ..."a img figure figcaption details summary".split(" "),
    ..."abbr time cite q dfn kbd samp var strike bdi bdo ruby rb rp rt wbr".split(" "),
  ],
  attributes: {
    "*": ["class", "title", "lang", "dir"],
    a: ["href", "target", "rel", "hreflang"],
    img: ["src", "alt", "width", "height", "loading"],
    time: ["datetime"],
    ol: ["start", "type", "reversed"],
    li: ["value"],
    td: ["colspan", "rowspan", "headers"],
    th: ["colspan", "rowspan", "headers", "scope"],
    col: ["span"],
    colgroup: ["span"],
    details: ["open"],
  },
};

const RELATIVE = "[/#?]|[\\w.-]+(?:[/?#]|$)";
/** The scheme must stand there in plain letters: what browsers make of `java&#115;cript` is then no question. */
const ADDRESSES: ReadonlyMap<string, RegExp> = new Map([
  ["href", new RegExp(`^(?:https?://|mailto:|tel:|${RELATIVE})`, "i")],
  ["src", new RegExp(`^(?:https?://|${RELATIVE})`, "i")],
]);

/** Whether the value may stand in the attribute: only addresses are looked at. */
export const isGoodValue = (attribute: string, value: string): boolean =>
  ADDRESSES.get(attribute)?.test(value) ?? true;

/** Elements that have no end tag. */
export const VOID: ReadonlySet<string> = new Set(["br", "hr", "img", "col", "wbr"]);

/** Nobody writes text that is nested deeper, and readers of HTML take quadratic time for it. */
export const MAX_DEPTH = 100;

const TAG = /^<(\/?)([a-z][a-z\d]*)((?:[ \n]+[a-z]+(?:="[^"<>]*")?)*)(?: ?(\/))?>$/i;
const ATTRIBUTE = /[ \n]([a-z]+)(?:="([^"]*)")?/gi;

/**
 * Whether a text is within the policy as it stands: every `<` opens a plainly written, allowed tag with plainly
 * written, allowed attributes, and all tags are closed in order. It rather doubts: no browser reads such a text in
 * another way, and what fails here is only sanitised.
 */
export function isClean(text: string, policy: Policy): boolean {
  const open: string[] = [];
  for (const [source] of text.matchAll(/<[^<>]*>?/g)) {
    const tag = TAG.exec(source);
    if (!tag || !isAllowed(tag, policy) || !nests(tag, open)) return false;
  }
  return open.length === 0;
}

function isAllowed([, , written, attributes]: RegExpExecArray, policy: Policy): boolean {
  const name = written!.toLowerCase();
  if (!policy.tags.includes(name)) return false;
  const allowed = [...(policy.attributes["*"] ?? []), ...(policy.attributes[name] ?? [])];
  return [...attributes!.matchAll(ATTRIBUTE)].every(
    ([, key, value]) => allowed.includes(key!) && isGoodValue(key!, value ?? ""),
  );
}

function nests([, slash, written, attributes, self]: RegExpExecArray, open: string[]): boolean {
  const name = written!.toLowerCase();
  if (VOID.has(name)) return !slash;
  if (slash) return !attributes && !self && open.pop() === name;
  return !self && open.push(name) <= MAX_DEPTH;
}
