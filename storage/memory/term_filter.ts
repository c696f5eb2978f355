import type { CountedTerm, TermFilter, TermOrder, TermRow } from "../../src/store.ts";
import { fold } from "../../src/text/search.ts";
import { codePointKey } from "./code_points.ts";
import { compare } from "./compare.ts";
import { type Check, every, when } from "./conditions.ts";
import type { Compare } from "./ordered_list.ts";

/** All of the filter but `ids`; `used` holds the ids that are left when only used terms are asked for. */
export function termCheck(filter: TermFilter, used: ReadonlySet<number> | undefined): Check<TermRow> {
  return every([
    ...when(filter.exclude && new Set(filter.exclude), (ids) => (row: TermRow) => !ids.has(row.id)),
    ...when(filter.search, contains),
    ...when(filter.slug, (slug) => (row: TermRow) => row.slug === slug),
    ...when(filter.parent, (parent) => (row: TermRow) => row.parent === parent),
    ...when(filter.changedAfter, (time) => (row: TermRow) => row.changed_utc > time),
    ...when(used, (ids) => (row: TermRow) => ids.has(row.id)),
  ]);
}

/** The order asked for, ties by id ascending. */
export function termOrder({ order, ids }: TermFilter): Compare<CountedTerm> {
  const key = keysOf(ids ?? [])[order.by];
  const sign = order.descending ? -1 : 1;
  return (a, b) => sign * compare(key(a), key(b)) || a.id - b.id;
}

function contains(folded: string): Check<TermRow> {
  return (row) => fold(row.name).includes(folded) || row.slug.includes(folded);
}

function keysOf(given: readonly number[]): Record<TermOrder, (row: CountedTerm) => string | number> {
  return {
    name: (row) => codePointKey(fold(row.name)),
    id: (row) => row.id,
    slug: (row) => codePointKey(row.slug),
    count: (row) => row.count,
    description: (row) => codePointKey(row.description),
    parent: (row) => row.parent,
    given: (row) => given.indexOf(row.id),
    none: () => 0,
  };
}
