import { insertNew, type Sql, sql } from "./sql.ts";
import { learn } from "./word_index.ts";
import { wordsOf } from "./words.ts";

const TABLES = { event: "kalends_events", venue: "kalends_venues", organizer: "kalends_organizers" };
const BATCH = 500;

/** Puts the texts of all records into the search index; those that are in it already stay. */
export async function fillWords(on: Sql): Promise<void> {
  for (const [kind, table] of Object.entries(TABLES)) {
    const text = `SELECT id, search_text FROM ${table} WHERE id > ? ORDER BY id LIMIT ${BATCH}`;
    for (let last = 0; ; ) {
      const rows = await on.all(sql(text, last));
      if (!rows.length) break;
      const uses = rows.flatMap(({ id, search_text }) =>
        [...wordsOf(String(search_text))].map((word) => ({ kind, word, id: Number(id) })),
      );
      await learn(on, [...new Set(uses.map(({ word }) => word))]);
      await insertNew(on, "kalends_word_uses", uses);
      last = Number(rows.at(-1)!.id);
    }
  }
}
