import { type Sql, sql } from "./sql.ts";
import { mark } from "./word_index.ts";
import { Marks, wordsOf } from "./words.ts";

const TABLES = { event: "kalends_events", venue: "kalends_venues", organizer: "kalends_organizers" };
const BATCH = 500;

/** Puts the texts of all records into the search index; those that are in it already stay. */
export async function fillWords(on: Sql): Promise<void> {
  for (const [kind, table] of Object.entries(TABLES)) {
    const text = `SELECT id, search_text FROM ${table} WHERE id > ? ORDER BY id LIMIT ${BATCH}`;
    for (let last = 0; ; ) {
      const rows = await on.all(sql(text, last));
      if (!rows.length) break;
      const marks = new Marks();
      for (const { id, search_text } of rows)
        for (const word of wordsOf(String(search_text))) marks.add(word, Number(id));
      await mark(on, kind, marks);
      last = Number(rows.at(-1)!.id);
    }
  }
}
