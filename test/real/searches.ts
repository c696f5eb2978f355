import { type Conference, descriptionOf } from "./conferences.ts";
import { fold } from "./fold.ts";

/** A search as somebody types it, and the number of events that have all of `all` and nothing of `none`. */
export interface Search {
  readonly text: string;
  readonly total: number;
}

const COMMON = 120;

/** Words in quotes belong together, a minus leaves out, order and signs do not matter. */
const TYPED: readonly { text: string; all: readonly string[]; none?: readonly string[] }[] = [
  { text: "london react", all: ["london", "react"] },
  { text: '"open source"', all: ["open source"] },
  { text: "javascript -london", all: ["javascript"], none: ["london"] },
  { text: '"san francisco" -"san francisco, ca"', all: ["san francisco"], none: ["san francisco, ca"] },
  { text: "call for papers berlin", all: ["call", "for", "papers", "berlin"] },
  { text: "C++", all: ["c++"] },
  { text: ".NET", all: [".net"] },
  { text: "A&M", all: ["a&m"] },
  { text: "<webdev>", all: ["<webdev>"] },
  { text: "<secure>", all: ["<secure>"] },
  { text: "&", all: ["&"] },
  { text: "c't", all: ["c't"] },
  { text: "st. john's", all: ["st.", "john's"] },
  { text: "%", all: ["%"] },
  { text: "_", all: ["_"] },
  { text: "amp;", all: ["amp;"] },
  { text: "https://sessionize.com", all: ["https://sessionize.com"] },
  { text: "no conference has this", all: ["no", "conference", "has", "this"] },
];

/** Searches for common words, for every word with an accent (as it is, without, in capitals), and special ones. */
export function searchesFor(rows: readonly Conference[]): Search[] {
  const texts = rows.map(searched);
  const total = (all: readonly string[], none: readonly string[] = []) =>
    texts.filter(
      (text) => all.every((word) => text.includes(word)) && !none.some((word) => text.includes(word)),
    ).length;
  const words = wordsOf(rows).map((word) => ({ text: word, total: total([fold(word)]) }));
  return [...words, ...TYPED.map(({ text, all, none }) => ({ text, total: total(all, none) }))];
}

/** Title and description, apart, so that no phrase is found across them. Runs of blanks count as one. */
const searched = (row: Conference): string =>
  [row.name, descriptionOf(row)].map((text) => fold(text).replace(/\s+/g, " ").trim()).join("\n");

function wordsOf(rows: readonly Conference[]): string[] {
  const counts = new Map<string, number>();
  for (const { name, city = "" } of rows)
    for (const word of `${name} ${city}`.match(/[\p{L}\p{N}\p{M}]{2,}/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts].sort(([, a], [, b]) => b - a).slice(0, COMMON);
  const accented = [...counts.keys()].filter((word) => /[^\0-\x7f]/.test(word));
  return [
    ...new Set([
      ...common.map(([word]) => word),
      ...accented.flatMap((word) => [word, fold(word), shout(word)]),
    ]),
  ];
}

const shout = (word: string): string => word.toUpperCase();
