import { plainText } from "./markup.ts";
import { fold } from "./search.ts";

const LONGEST = 200;
const TRASHED = "__trashed";

/** What stands between words: blanks, slashes, dots and dashes of every kind. */
const BETWEEN = /[\s/.\p{Pd}]+/gu;
const DROPPED = /[^\p{L}\p{N}\p{M}_-]+/gu;

/**
 * A title as part of an address: `Café Zürich & Co.` → `cafe-zurich-co`. Letters of other scripts stay readable,
 * punctuation and emoji go. At most 200 characters; "" when nothing is left.
 */
export const slugify = (text: string): string => cut(words(text), LONGEST);

/**
 * The slug that somebody asks for in an address: percent-encoded, in capitals, composed or decomposed, it is the one
 * that `slugify` made. The slug of a trashed record may be longer than others.
 */
export function lookupSlug(text: string): string {
  const slug = words(decoded(text));
  return slug.endsWith(TRASHED) ? slug : cut(slug, LONGEST);
}

/** `slug-n` within 200 characters, for a slug that is taken. */
export function numbered(slug: string, n: number): string {
  const end = `-${n}`;
  return cut(slug, LONGEST - end.length) + end;
}

function words(text: string): string {
  const joined = fold(plainText(text)).replace(BETWEEN, "-");
  const kept = /^[\w-]*$/.test(joined) ? joined : joined.replace(DROPPED, "");
  return trimmed(kept.replace(/-{2,}/g, "-"));
}

function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const isHalf = /[\ud800-\udbff]/.test(slug[length - 1]!);
  return trimmed(slug.slice(0, isHalf ? length - 1 : length));
}

/** Without dashes at the ends, of which there is at most one. */
const trimmed = (slug: string): string =>
  slug.slice(slug.startsWith("-") ? 1 : 0, slug.endsWith("-") ? -1 : undefined);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The slug that a client asks for, percent-encoded or not; "" when nothing is left. */
export const slugOf = (asked: string): string => slugify(lookupSlug(asked));
