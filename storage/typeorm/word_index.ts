import { insertNew, insertRows, oneOf, type Sql, sql } from "./sql.ts";
import { BLOCK_MASK, blockOf, Marks, partsOf, wordsOf } from "./words.ts";

/** The text of a record that is searched: what it was, what it is; undefined where there was or is no record. */
export interface TextChange {
  readonly id: number;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Words = ReadonlySet<string>;
const NONE: Words = new Set();
const BLOCKS = "kalends_word_blocks";

/** Makes the index say what the texts of some records of a kind do, as far as they have changed. */
export async function reindex(on: Sql, kind: string, changes: readonly TextChange[]): Promise<void> {
  const added = new Marks();
  for (const { id, before, after } of changes) {
    if (before === after) continue;
    const [old, now] = [before, after].map((text) => (text === undefined ? NONE : wordsOf(text))) as [
      Words,
      Words,
    ];
    const gone = [...old].filter((word) => !now.has(word));
    if (gone.length) await forget(on, kind, id, gone);
    for (const word of now) if (!old.has(word)) added.add(word, id);
  }
  await mark(on, kind, added);
}

/** Takes in which records have which words; what is known already may be among it. */
export async function mark(on: Sql, kind: string, marks: Marks): Promise<void> {
  await learn(on, marks.words);
  await insertRows(on, BLOCKS, marks.rows(kind), on.dialect.addBits);
}

/** Takes in words that are not known yet, with their ends. */
async function learn(on: Sql, words: readonly string[]): Promise<void> {
  for (let i = 0; i < words.length; i += 500) {
    const some = words.slice(i, i + 500);
    const { text, values } = oneOf("word", some);
    const found = await on.all(sql(`SELECT word FROM kalends_words WHERE ${text}`, ...values));
    const known = new Set(found.map((row) => row.word));
    const rows = some.filter((word) => !known.has(word)).map((word) => ({ word }));
    const parts = rows.flatMap(({ word }) => [...partsOf(word)].map((part) => ({ part, word })));
    await insertNew(on, "kalends_word_parts", parts.length > 500 ? parts.sort(byPart) : parts);
    await insertNew(on, "kalends_words", rows);
  }
}

/** As the table's key. */
const byPart = (a: { part: string }, b: { part: string }): number =>
  a.part < b.part ? -1 : Number(a.part > b.part);

async function forget(on: Sql, kind: string, id: number, words: readonly string[]): Promise<void> {
  for (let i = 0; i < words.length; i += 500) {
    const { text, values } = oneOf("word", words.slice(i, i + 500));
    const where = sql(`WHERE kind = ? AND ${text} AND block = ?`, kind, ...values, blockOf(id));
    const clear = `UPDATE ${BLOCKS} SET bits = bits & ~(1 << ${id & BLOCK_MASK}) ${where.text}`;
    await on.run(sql(clear, ...where.values));
    await on.run(sql(`DELETE FROM ${BLOCKS} ${where.text} AND bits = 0`, ...where.values));
  }
}
