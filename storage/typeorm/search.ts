import type { SearchTerms } from "../../src/text/search.ts";
import { and, type Fragment, joined, type Sql, sql } from "./sql.ts";
import { afterAll, BLOCK_MASK, LONGEST_TERM } from "./words.ts";

/** So many words lead at most; what they find is few. */
const LEADS = 3;

/** Records in which terms occur, by the index of words. */
export interface Search {
  /** Tables `c0`, `c1`, … of blocks, to which to join the records `r` by `on`; undefined: no term tells where to look. */
  readonly lead: { readonly from: Fragment; readonly on: string } | undefined;
  /** What is still to be asked of the row `r` itself. */
  readonly rest: readonly Fragment[];
}

/** Every term against the row: binary, as the column's collation is: neither `%` nor letter case means anything. */
export const searchRows = ({ all, none }: SearchTerms): Fragment =>
  and([...all.map(occurs), ...none.map((term) => sql("INSTR(r.search_text, ?) = 0", term))]);

/** @see {@link ./words.ts} */
export function searchWords(on: Sql, kind: string, { all, none }: SearchTerms): Search {
  const weight = (word: string) => on.totals?.weights.get(weightKey(kind, word)) ?? COMMON;
  const words = wordsIn(all).sort((a, b) => weight(a) - weight(b) || b.length - a.length);
  const leads = words.filter((word, i) => i < 1 || isTelling(word)).slice(0, LEADS);
  // What a rare word leads to is few: the rows themselves are looked at rather than all that common words lead to.
  const isRare = leads.length > 0 && weight(leads[0]!) < COMMON;
  const chosen = isRare ? leads.filter((word) => weight(word) < COMMON) : leads;
  return {
    lead: chosen.length ? leadOf(on, kind, chosen) : undefined,
    rest: [
      ...all.filter((term) => !chosen.includes(term)).map(occurs),
      ...none.map((term) => absent(on, kind, term)),
    ],
  };
}

/** A word that is in so many blocks is common. */
const COMMON = 1000;

const weightKey = (kind: string, word: string): string => `${kind} ${word}`;

/**
 * Finds out which words are rare, where there are several. What is remembered may be late: that costs time only.
 */
export async function weigh(on: Sql, kind: string, search: SearchTerms | undefined): Promise<void> {
  const words = wordsIn(search?.all ?? []);
  const { weights } = on.totals ?? {};
  const unknown = words.filter((word) => !weights?.has(weightKey(kind, word)));
  if (!weights || words.length < 2 || !unknown.length) return;
  const counts = unknown.map((word, i) => {
    const some = joined([
      sql("(SELECT COUNT(*) FROM (SELECT 1"),
      usesOf(on, kind, word),
      sql("LIMIT ?", COMMON),
    ]);
    return joined([some, sql(`) AS s${i}) AS weight${i}`)]);
  });
  const [found] = await on.all(joined([sql("SELECT"), joined(counts, ", ")]));
  for (const [i, word] of unknown.entries())
    weights.set(weightKey(kind, word), Number(found?.[`weight${i}`]));
}

/** The words of terms, each once, as far as the index has them. */
const wordsIn = (terms: readonly string[]): string[] => [
  ...new Set(terms.flatMap((term) => term.split(/\s+/).filter(Boolean).map(beginning))),
];

function leadOf(on: Sql, kind: string, words: readonly string[]): Search["lead"] {
  const tables = words.map((word, i) =>
    joined([sql("("), blocksOf(on, kind, word), sql(`) AS c${i}${i ? ` ON c${i}.block = c0.block` : ""}`)]),
  );
  const bits = words.map((_, i) => `c${i}.bits`).join(" & ");
  return {
    from: joined(tables, ` ${on.dialect.orderedJoin} `),
    on: `r.block = c0.block AND ${hasBit(`(${bits})`)}`,
  };
}

/** Whether the bit of the record `r` is set. */
const hasBit = (bits: string): string => `((${bits} >> (r.id & ${BLOCK_MASK})) & 1) = 1`;

const occurs = (term: string): Fragment => sql("INSTR(r.search_text, ?) > 0", term);

function absent(on: Sql, kind: string, term: string): Fragment {
  const isWord = term !== "" && !/\s/.test(term) && beginning(term) === term && isTelling(term);
  if (!isWord) return sql("INSTR(r.search_text, ?) = 0", term);
  // Counted, as optimisers turn what only asks whether there is one into joins, and lose the list's order.
  const end = `) AS n WHERE n.block = r.block AND ${hasBit("n.bits")}) = 0`;
  return joined([sql("(SELECT COUNT(*) FROM ("), blocksOf(on, kind, term), sql(end)]);
}

/** SELECT of the blocks of records with a word that contains the text. */
function blocksOf(on: Sql, kind: string, text: string): Fragment {
  const select = sql(`SELECT u.block, ${on.dialect.bitsOf("u.bits")} AS bits`);
  return joined([select, usesOf(on, kind, text), sql("GROUP BY u.block")]);
}

/** FROM and WHERE of what the index has of words `w` that contain the text. */
function usesOf({ dialect }: Sql, kind: string, text: string): Fragment {
  const end = afterAll(text);
  const from = `FROM kalends_word_parts w ${dialect.orderedJoin} kalends_word_blocks u
    ON u.kind = ? AND u.word = w.word WHERE w.part >= ?`;
  return joined([sql(from, kind, text), ...(end === undefined ? [] : [sql("AND w.part < ?", end)])]);
}

const beginning = (word: string): string =>
  word.length <= LONGEST_TERM ? word : [...word].slice(0, LONGEST_TERM).join("");

/** A letter or two of the Latin alphabet are in nearly every text. */
const isTelling = (word: string): boolean => word.length > 2 || /[^\0-\x7f]/.test(word);
