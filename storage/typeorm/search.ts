import type { SearchTerms } from "../../src/text/search.ts";
import { and, type Fragment, joined, type Sql, sql } from "./sql.ts";
import { afterAll, LONGEST_TERM } from "./words.ts";

/** So many words lead at most; what they find is few. */
const LEADS = 3;

/** Records in which terms occur, by the index of words. */
export interface Search {
  /** Tables `c0`, `c1`, … to join, of which each has the `id`; undefined: no term tells where to look. */
  readonly from: Fragment | undefined;
  /** What is still to be asked of the row `r` itself. */
  readonly rest: readonly Fragment[];
}

/** Every term against the row: binary, as the column's collation is: neither `%` nor letter case means anything. */
export const searchRows = ({ all, none }: SearchTerms): Fragment =>
  and([...all.map(occurs), ...none.map((term) => sql("INSTR(r.search_text, ?) = 0", term))]);

/** @see {@link ./words.ts} */
export function searchWords(on: Sql, kind: string, { all, none }: SearchTerms): Search {
  const words = new Set(all.flatMap((term) => term.split(/\s+/).filter(Boolean).map(beginning)));
  const leads = [...words].sort((a, b) => b.length - a.length).filter((word, i) => i < 1 || isTelling(word));
  const chosen = new Set(leads.slice(0, LEADS));
  const tables = [...chosen].map((word, i) =>
    joined([sql("("), usesOf(on, kind, word), sql(`) AS c${i}${i ? ` ON c${i}.id = c0.id` : ""}`)]),
  );
  return {
    from: tables.length ? joined(tables, ` ${on.dialect.orderedJoin} `) : undefined,
    rest: [
      ...all.filter((term) => !chosen.has(term)).map(occurs),
      ...none.map((term) => absent(on, kind, term)),
    ],
  };
}

const occurs = (term: string): Fragment => sql("INSTR(r.search_text, ?) > 0", term);

function absent(on: Sql, kind: string, term: string): Fragment {
  const isWord = term !== "" && !/\s/.test(term) && beginning(term) === term && isTelling(term);
  if (!isWord) return sql("INSTR(r.search_text, ?) = 0", term);
  return joined([sql("r.id NOT IN ("), usesOf(on, kind, term), sql(")")]);
}

/** SELECT of the ids of records with a word that contains the text. */
function usesOf({ dialect }: Sql, kind: string, text: string): Fragment {
  const end = afterAll(text);
  const parts = joined([
    sql("w.part >= ?", text),
    ...(end === undefined ? [] : [sql("AND w.part < ?", end)]),
  ]);
  const from = `SELECT DISTINCT u.id FROM kalends_word_parts w ${dialect.orderedJoin} kalends_word_uses u
    ON u.kind = ? AND u.word = w.word WHERE`;
  return joined([sql(from, kind), parts]);
}

const beginning = (word: string): string =>
  word.length <= LONGEST_TERM ? word : [...word].slice(0, LONGEST_TERM).join("");

/** A letter or two of the Latin alphabet are in nearly every text. */
const isTelling = (word: string): boolean => word.length > 2 || /[^\0-\x7f]/.test(word);
