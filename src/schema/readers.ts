/** How single values are read. Messages are keys of `texts.problems`; types and rules as the reference has them. */
import * as v from "valibot";
import type { ProblemKey } from "../texts/mod.ts";

/**
 * A schema from a function that gives a value, or the key of a problem; plugins say it in a sentence. It reads whatever
 * comes; `In` is what typed clients are to send.
 */
export function reader<Out, In = Out>(
  read: (value: unknown) => { ok: Out } | ProblemKey | (string & {}),
): v.GenericSchema<In, Out> {
  const schema = v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Out>(({ dataset, addIssue, NEVER }) => {
      const result = read(dataset.value);
      if (typeof result === "object") return result.ok;
      addIssue({ message: result });
      return NEVER;
    }),
  );
  return schema as v.GenericSchema<In, Out>;
}

/** One, or a list of them. */
export type OneOrMany<T> = T | readonly T[];

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "0" && value.trim() !== "";

/** Any text but blanks and "0". */
export const text = reader<string>((value) => (isText(value) ? { ok: value } : "text"));

/** Looking for a long text inside of a long one takes time for each pair of characters. */
const SEARCH_LENGTH = 1_000;

/** Words to look for: blanks alone ask for nothing. */
export const search = reader<string>((value) => {
  if (typeof value !== "string" || value === "" || value === "0") return "text";
  return value.length > SEARCH_LENGTH ? "too_long" : { ok: value };
});

const bytes = new TextEncoder();

/** A name or title of at most `maxBytes` bytes. */
export const title = (maxBytes: number) =>
  reader<string>((value) => {
    if (!isText(value)) return "text";
    return value.length * 3 > maxBytes && bytes.encode(value).length > maxBytes ? "too_long" : { ok: value };
  });

/** The name of a term: at most `maxLength` characters. */
export const termName = (maxLength: number) =>
  reader<string>((value) => {
    if (!isText(value)) return "text";
    return value.length > maxLength && [...value].length > maxLength ? "too_long" : { ok: value };
  });

/** A text that may be blank; a bare zero or false is of the wrong type, other things break the rule. */
export const looseText = reader<string>((value) => {
  if (typeof value === "string") return { ok: value };
  return value === 0 || value === false ? "string" : "text_or_empty";
});

/** An HTML text that may be blank. */
export const html = reader<string>((value) => (typeof value === "string" ? { ok: value } : "text"));

/** A single value as text; "" for objects and lists, which may not even be able to become one. */
export const asText = (value: unknown): string => (typeof value === "object" ? "" : String(value));

const FLAGS = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

/** `true`, `false`, 1, 0 and the same as text, in any letter case. */
export const flag = reader<boolean>((value) => {
  const known = FLAGS.get(asText(value).toLowerCase());
  return known === undefined ? "boolean" : { ok: known };
});

const YES = new Set(["1", "true", "yes", "y", "on", "enable", "enabled"]);

/** Words for yes are true, every other text is false; numbers other than 1 and 0 are of the wrong type. */
export const looseFlag = reader<boolean>((value) => {
  if (typeof value === "string") return { ok: YES.has(value.toLowerCase()) };
  return value === true || value === 1
    ? { ok: true }
    : value === false || value === 0
      ? { ok: false }
      : "boolean";
});

/** The words for yes; for no only 0 and false. */
export const clearFlag = reader<boolean>((value) => {
  const said = asText(value).toLowerCase();
  if (YES.has(said)) return { ok: true };
  return FLAGS.get(said) === false ? { ok: false } : "boolean";
});

/** `strict_dates`: the words for yes, but an empty text or "0" is a mistake. */
export const strictFlag = reader<boolean>((value) => {
  if (typeof value === "boolean") return { ok: value };
  return isText(value) ? { ok: /^(1|true|yes|on)$/i.test(value) } : "text";
});

const NUMERIC = /^\s*[+-]?(\d{1,20}(\.\d{0,20})?|\.\d{1,20})(e[+-]?\d{1,3})?\s*$/i;

/** A whole number that JavaScript can hold, or undefined. */
export function wholeNumber(value: unknown): number | undefined {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && NUMERIC.test(value)
        ? Number(value)
        : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** A whole number from 1. */
export const positive = reader<number>((value) => {
  const number = wholeNumber(value);
  return number === undefined || number < 1 ? "positive" : { ok: number };
});

/** An id from 1, or 0 for none. */
export const idOrZero = reader<number>((value) => {
  const number = wholeNumber(value);
  return number === undefined || number < 0 ? "id" : { ok: number };
});

/** The items of a list given as such, as CSV or as one value; empty items are dropped. */
export function listItems(value: unknown): readonly unknown[] | undefined {
  if (typeof value === "string")
    return value
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "");
  if (typeof value === "number") return [value];
  if (Array.isArray(value))
    return value.flatMap((item) => (typeof item === "string" ? listItems(item)! : [item]));
  // `key[0]=…&key[1]=…` of a query or form
  return value !== null && typeof value === "object" ? listItems(Object.values(value)) : undefined;
}

/** Ids from 1, at least one. */
export const idList = reader<readonly number[], OneOrMany<number>>((value) => {
  const ids = listItems(value)?.map(wholeNumber);
  if (!ids?.length || ids.some((id) => id === undefined || id < 1)) return "id_list";
  return { ok: [...new Set(ids as number[])] };
});

/** Ids or slugs, at least one: digits stay texts, so that each can be looked up as either. */
export const termList = reader<readonly string[], OneOrMany<number | string>>((value) => {
  const items = listItems(value);
  if (!items?.length || !items.every((item) => typeof item === "string" || typeof item === "number"))
    return "term_list";
  return { ok: [...new Set(items.map(String))] };
});

const LABEL = '(?!-)[^\\s@<>"(),:;\\\\[\\].]+(?<!-)';
/** The host is labels between single dots. */
const ADDRESS = new RegExp(`^[^\\s@<>"(),:;\\\\[\\]]+@(?:${LABEL}\\.)+${LABEL}$`);

/** An e-mail address by its form. */
export const email = reader<string>((value) => {
  if (typeof value !== "string") return value === 0 || value === false ? "string" : "text_or_empty";
  const trimmed = value.trim();
  return trimmed === "" || (trimmed.length <= 254 && ADDRESS.test(trimmed) && !/\p{Cc}/u.test(trimmed))
    ? { ok: trimmed }
    : "email";
});

const SCHEMES = new Set([
  "http:",
  "https:",
  "ftp:",
  "ftps:",
  "mailto:",
  "tel:",
  "news:",
  "irc:",
  "gopher:",
  "webcal:",
]);
// The reference refuses blanks and hosts outside ASCII; a control character never belongs into an address.
const URL_TEXT = /^[a-z][a-z0-9+.-]*:(\/\/(?:(?![/?#"\\^`{|}])[!-~])+(?=[/?#]|$)|(?!\/\/))[^\s\p{Cc}]*$/iu;

/** What would end an attribute of a page that shows the address unescaped goes in as browsers send it. */
const encoded = (address: string): string =>
  address.replace(/["`\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** One of the usual schemes; those of hosts with both slashes. */
function isUsual(address: string): boolean {
  const { protocol, host } = new URL(address);
  return SCHEMES.has(protocol) && (host === "" || address.startsWith("//", protocol.length));
}

/** An absolute address with one of the usual schemes. */
export const url = reader<string>((value) => {
  if (value === 0 || value === false) return { ok: "" };
  if (typeof value !== "string" || value.length > 8000) return "url";
  const trimmed = value.trim().replace(/<[^<>]*>/g, "");
  if (trimmed === "") return { ok: "" };
  return URL_TEXT.test(trimmed) && URL.canParse(trimmed) && isUsual(trimmed)
    ? { ok: encoded(trimmed) }
    : "url";
});

/** One of some words, in any letter case. */
export const word = <W extends string>(...words: W[]) =>
  reader<W>((value) => {
    const found =
      typeof value === "string" ? words.find((one) => one === value.trim().toLowerCase()) : undefined;
    return found === undefined ? "word" : { ok: found };
  });
