import type { TermKind } from "../../src/store.ts";
import type { Link } from "./links.ts";
import { type Fragment, joined, type Sql, sql, type Value } from "./sql.ts";

const KINDS: Partial<Record<string, TermKind>> = { categories: "category", tags: "tag" };
const MOST = 200;

/** By how much the numbers of events of status `publish` that use terms have changed. */
export class Uses {
  private readonly changes = new Map<string, number>();

  /** Links that came (1) or went (-1). */
  add(links: readonly Readonly<Record<string, Value>>[], by: 1 | -1): void {
    for (const { kind, target_id, status } of links) {
      const term = KINDS[String(kind)];
      if (!term || status !== "publish") continue;
      const key = `${term} ${target_id}`;
      this.changes.set(key, (this.changes.get(key) ?? 0) + by);
    }
  }

  async flush(on: Sql): Promise<void> {
    const all = [...this.changes].filter(([, change]) => change !== 0);
    for (let i = 0; i < all.length; i += MOST) await apply(on, all.slice(i, i + MOST));
  }
}

async function apply(on: Sql, changes: readonly (readonly [string, number])[]): Promise<void> {
  const parts: Fragment[] = [];
  const ids: number[] = [];
  for (const [key, change] of changes) {
    const [kind = "", id] = key.split(" ");
    parts.push(sql("WHEN kind = ? AND id = ? THEN ?", kind, Number(id), change));
    ids.push(Number(id));
  }
  const { text, values } = joined(parts);
  const among = ids.map(() => "?").join(", ");
  const update = `UPDATE kalends_terms SET published = published + CASE ${text} ELSE 0 END WHERE id IN (${among})`;
  await on.run(sql(update, ...values, ...ids));
}

/** Counts anew what uses terms that have just come: links may name what does not exist yet. */
export async function countUses(on: Sql, link: Link, ids: readonly number[]): Promise<void> {
  const uses = `(SELECT COUNT(*) FROM kalends_event_links l
    WHERE l.kind = ? AND l.target_id = kalends_terms.id AND l.status = 'publish')`;
  const among = ids.map(() => "?").join(", ");
  await on.run(sql(`UPDATE kalends_terms SET published = ${uses} WHERE id IN (${among})`, link, ...ids));
}
