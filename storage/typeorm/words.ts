/**
 * How searching finds texts that contain something without reading them all.
 *
 * A search is for texts in which a term occurs anywhere, also within a word. Three tables know where to look:
 * `kalends_word_blocks` which records have a word, `kalends_words` which words there ever were, and
 * `kalends_word_parts` of each word all its ends: `kite`, `ite`, `te`, `e`. A term without a blank occurs in a text
 * if and only if it is the beginning of an end of one of its words: so the ends that begin with it, a short stretch
 * of an index, name the words, and their blocks the records. Most texts say the same words again and again, so new
 * ends are few.
 *
 * A row of blocks is for {@link BLOCK} records with neighbouring ids, and has a bit for each: of a common word there
 * are few rows, many events written at once change few, and for several words the bits are combined before any
 * record is looked at. Records have the number of their block, so that those of a block are found together.
 *
 * Words are what is between blanks. Longer ones than a column holds are kept as overlapping pieces, such that every
 * term of up to {@link LONGEST_TERM} code points is in one of them. Terms that are longer, and phrases, are looked for by
 * their words, and what is found is looked at: so the matches are the same as those of a look at every text.
 */

/** Code points of a term that the index finds by itself. */
export const LONGEST_TERM = 32;
const LONGEST_WORD = 2 * LONGEST_TERM;

/** Records to a block; a power of two, and no more than the bits that every database and JavaScript can combine. */
export const BLOCK = 32;
/** In SQL a shift by so many, and a mask. */
export const [BLOCK_SHIFT, BLOCK_MASK] = [Math.log2(BLOCK), BLOCK - 1];

export const blockOf = (id: number): number => Math.floor(id / BLOCK);

/** Which records of each block have each word. */
export class Marks {
  private readonly blocks = new Map<string, Map<number, number>>();

  add(word: string, id: number): void {
    const of = this.blocks.get(word) ?? new Map<number, number>();
    const block = blockOf(id);
    of.set(block, ((of.get(block) ?? 0) | (1 << (id % BLOCK))) >>> 0);
    this.blocks.set(word, of);
  }

  get words(): string[] {
    return [...this.blocks.keys()];
  }

  /** In the order of the table's key: neighbours go into the same pages. */
  rows(kind: string): { kind: string; word: string; block: number; bits: number }[] {
    const words = this.words.sort();
    return words.flatMap((word) =>
      [...this.blocks.get(word)!].map(([block, bits]) => ({ kind, word, block, bits })),
    );
  }
}

/** The words of a folded text, each once, long ones in pieces; and the empty word, which tells what records there are. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set([""]);
  for (const word of text.split(/\s+/))
    if (word.length <= LONGEST_WORD) words.add(word);
    else for (const piece of pieces([...word])) words.add(piece);
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
