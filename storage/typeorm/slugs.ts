import { numbered } from "../../src/text/slugs.ts";
import { and, type Fragment, oneOf, type Sql, sql } from "./sql.ts";

/** So many names are asked for at once: few at first, as most slugs are free. */
const FIRST = 8;
const MOST = 400;

/** Where slugs have to be unique: in a table, as far as the conditions go. */
export interface SlugSpace {
  readonly table: string;
  readonly within: readonly Fragment[];
}

/**
 * For each slug in turn the first free of `slug`, `numbered(slug, 2)`, …. Only to be asked by who holds the lock of
 * writers.
 */
export async function freeSlugs(on: Sql, space: SlugSpace, slugs: readonly string[]): Promise<string[]> {
  const given = new Set<string>();
  const several = slugs.length > 1 ? await takenOf(on, space, slugs) : undefined;
  const free: string[] = [];
  for (const slug of slugs) {
    const isFree = several && !several.has(slug) && !given.has(slug);
    const found = isFree || slug === "" ? slug : await firstFree(on, space, slug, given);
    given.add(found);
    free.push(found);
  }
  return free;
}

async function firstFree(
  on: Sql,
  space: SlugSpace,
  slug: string,
  given: ReadonlySet<string>,
): Promise<string> {
  for (let n = 1, size = FIRST; ; n += size, size = MOST) {
    const from = n;
    const names = Array.from({ length: size }, (_, i) => (from + i === 1 ? slug : numbered(slug, from + i)));
    const taken = await takenOf(on, space, names);
    const free = names.find((name) => !taken.has(name) && !given.has(name));
    if (free !== undefined) return free;
  }
}

async function takenOf(
  on: Sql,
  { table, within }: SlugSpace,
  names: readonly string[],
): Promise<Set<unknown>> {
  const { text, values } = and([oneOf("slug", names), ...within]);
  const rows = await on.all(sql(`SELECT slug FROM ${table} WHERE ${text}`, ...values));
  return new Set(rows.map((row) => row.slug));
}
