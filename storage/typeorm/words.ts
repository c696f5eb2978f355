/**
 * How searching finds texts that contain something without reading them all.
 *
 * A search is for texts in which a term occurs anywhere, also within a word. Three tables know where to look:
 * `kalends_word_uses` which records have a word, `kalends_words` which words there ever were, and
 * `kalends_word_parts` of each word all its ends: `kite`, `ite`, `te`, `e`. A term without a blank occurs in a text
 * if and only if it is the beginning of an end of one of its words: so the ends that begin with it, a short stretch
 * of an index, name the words, and their uses the records. Most texts say the same words again and again, so new
 * ends are few; a write adds one row for each word that is new to its record.
 *
 * Words are what is between blanks. Longer ones than a column holds are kept as overlapping pieces, such that every
 * term of up to {@link LONGEST_TERM} code points is in one of them. Terms that are longer, and phrases, are looked for by
 * their words, and what is found is looked at: so the matches are the same as those of a look at every text.
 */

/** Code points of a term that the index finds by itself. */
export const LONGEST_TERM = 32;
const LONGEST_WORD = 2 * LONGEST_TERM;

/** The words of a folded text, each once, long ones in pieces. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const word of text.split(/\s+/))
    if (word.length <= LONGEST_WORD) words.add(word);
    else for (const piece of pieces([...word])) words.add(piece);
  words.delete("");
  return words;
}

function pieces(points: readonly string[]): string[] {
  const found: string[] = [];
  for (let from = 0; from === 0 || from + LONGEST_TERM < points.length; from += LONGEST_TERM)
    found.push(points.slice(from, from + LONGEST_WORD).join(""));
  return found;
}

/** The ends of a word, as far as a term reaches. */
export function partsOf(word: string): ReadonlySet<string> {
  const points = [...word];
  return new Set(points.map((_, from) => points.slice(from, from + LONGEST_TERM).join("")));
}

/** The first text, by code points, after all that begin with the given one; undefined when there is none. */
export function afterAll(start: string): string | undefined {
  const points = [...start].map((point) => point.codePointAt(0)!);
  while (points.at(-1) === 0x10ffff) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  // Halves of pairs are no code points of a text.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}
