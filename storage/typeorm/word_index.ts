import { insertNew, insertRows, oneOf, type Sql, sql } from "./sql.ts";
import { partsOf, wordsOf } from "./words.ts";

/** The text of a record that is searched: what it was, what it is. */
export interface TextChange {
  readonly id: number;
  readonly before: string;
  readonly after: string;
}

const USES = "kalends_word_uses";

/** Makes the index say what the texts of some records of a kind do, as far as they have changed. */
export async function reindex(on: Sql, kind: string, changes: readonly TextChange[]): Promise<void> {
  const added: { kind: string; word: string; id: number }[] = [];
  for (const { id, before, after } of changes) {
    if (before === after) continue;
    const [old, now] = [wordsOf(before), wordsOf(after)];
    const gone = [...old].filter((word) => !now.has(word));
    if (gone.length) await forget(on, kind, id, gone);
    for (const word of now) if (!old.has(word)) added.push({ kind, word, id });
  }
  if (!added.length) return;
  await learn(on, [...new Set(added.map(({ word }) => word))]);
  // In the order of the table's key, where many come at once.
  await insertRows(on, USES, added.length > 500 ? added.sort(byWord) : added);
}

/** Takes in words that are not known yet, with their ends. */
export async function learn(on: Sql, words: readonly string[]): Promise<void> {
  for (let i = 0; i < words.length; i += 500) {
    const some = words.slice(i, i + 500);
    const { text, values } = oneOf("word", some);
    const found = await on.all(sql(`SELECT word FROM kalends_words WHERE ${text}`, ...values));
    const known = new Set(found.map((row) => row.word));
    const rows = some.filter((word) => !known.has(word)).map((word) => ({ word }));
    const parts = rows.flatMap(({ word }) => [...partsOf(word)].map((part) => ({ part, word })));
    await insertNew(on, "kalends_word_parts", parts);
    await insertNew(on, "kalends_words", rows);
  }
}

async function forget(on: Sql, kind: string, id: number, words: readonly string[]): Promise<void> {
  for (let i = 0; i < words.length; i += 500) {
    const { text, values } = oneOf("word", words.slice(i, i + 500));
    await on.run(sql(`DELETE FROM ${USES} WHERE kind = ? AND ${text} AND id = ?`, kind, ...values, id));
  }
}

const byWord = (a: { word: string }, b: { word: string }): number =>
  a.word < b.word ? -1 : +(a.word > b.word);
