import type { EventRow, OrganizerRow, VenueRow } from "../store.ts";
import { plainText } from "./markup.ts";

/** Searching as readers see it: folded text, all words, phrases, words to leave out. */
export interface SearchTerms {
  /** Folded texts that must all occur. */
  readonly all: readonly string[];
  /** Folded texts of which none may occur. */
  readonly none: readonly string[];
}

const ASCII = /^[\0-\x7f]*$/;
/**
 * Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, emoji variants. Marks of other scripts are
 * letters to their readers. The ranges are written out so that every runtime folds alike.
 */
const MARKS = new RegExp(
  [
    "[\\u0300-\\u036f\\u1dc0-\\u1dff\\u20d0-\\u20ff]",
    "[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c7]",
    "[\\u064b-\\u065f\\u0670]",
    "[\\ufe0e\\ufe0f]",
  ].join("|"),
  "g",
);
/** Normalising long piles of marks takes quadratic time; Unicode's stream-safe form has the same bound. */
const PILE = /(\p{M}{30})\p{M}+/gu;

/** What has no decomposition but is typed without, and the quotes that keyboards put in. */
const SINGLE = new Map(
  "ßss æae œoe øo łl đd ðd þth ħh ŧt ıi ŋn ςσ ‘' ’' ʼ' “\" ”\" „\""
    .split(" ")
    .map((pair): [string, string] => [pair[0]!, pair.slice(1)]),
);
const SINGLES = new RegExp(`[${[...SINGLE.keys()].join("")}]`, "g");

/**
 * The form in which texts are compared: no case, no accents, plain quotes (`Straße` and `STRASSE`, `Łódź` and `lodz`
 * are the same). Signs, emoji and other scripts stay. Folding twice changes nothing.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const bare = text.replace(PILE, "$1").normalize("NFD").replace(MARKS, "").toLowerCase();
  return bare.replace(SINGLES, (letter) => SINGLE.get(letter)!).normalize("NFC");
}

/** The text in one letter case and one composition; accents stay. */
export function lower(text: string): string {
  return ASCII.test(text)
    ? text.toLowerCase()
    : text.replace(PILE, "$1").normalize("NFC").toLowerCase().normalize("NFC");
}

/** A phrase in quotes or a word, each perhaps after a minus. A quote without its pair is part of a word. */
const TERM = /(-?)"([^"]*)"|[^\s,]+/g;

/** What somebody typed: `blue kite`, `"blue kite"`, `blue -kite`. Without any word everything matches. */
export function readSearch(text: string): SearchTerms {
  const all = new Set<string>();
  const none = new Set<string>();
  for (const [word, minus, phrase] of fold(text).matchAll(TERM)) {
    const isOut = minus === "-" || (phrase === undefined && word.length > 1 && word.startsWith("-"));
    const term = phrase === undefined ? word.slice(isOut ? 1 : 0) : inLine(phrase);
    if (term !== "") (isOut ? none : all).add(term);
  }
  return { all: [...all], none: [...none] };
}

/** Whether a folded text has all that is asked for and nothing that is to be left out. */
export const matches = ({ all, none }: SearchTerms, foldedText: string): boolean =>
  all.every((term) => foldedText.includes(term)) && !none.some((term) => foldedText.includes(term));

const inLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Folded fields, one in a line, so that no phrase reaches from one into the next. */
const searchText = (fields: readonly string[]): string =>
  fields
    .filter(Boolean)
    .map((field) => inLine(fold(field)))
    .join("\n");

/** What is searched of an event: title, excerpt and description as readers see them. */
export const eventSearchText = (row: Pick<EventRow, "title" | "description" | "excerpt">): string =>
  searchText([plainText(row.title), plainText(row.excerpt), plainText(row.description)]);

/** What is searched of a venue: name, description, address, city, state, province, zip and phone. */
export const venueSearchText = (row: VenueTexts): string => {
  const { address, city, state, province, stateprovince, zip, phone } = row;
  const texts = [plainText(row.venue), plainText(row.description)];
  return searchText([...texts, address, city, state, province, stateprovince, zip, phone]);
};

type VenueTexts = Pick<
  VenueRow,
  "venue" | "description" | "address" | "city" | "state" | "province" | "stateprovince" | "zip" | "phone"
>;

/** What is searched of an organizer: name, description, phone, website and e-mail address. */
export const organizerSearchText = (
  row: Pick<OrganizerRow, "organizer" | "description" | "phone" | "website" | "email">,
): string =>
  searchText([plainText(row.organizer), plainText(row.description), row.phone, row.website, row.email]);
