import type { DataSource, QueryRunner } from "typeorm";
import type { Dialect } from "./dialect.ts";
import type { Totals } from "./totals.ts";

/** What is bound to a question mark. */
export type Value = string | number | null;

/** A record as the database gives it. */
export type Found = Readonly<Record<string, unknown>>;

/** Text of SQL and the values of its question marks. Values never stand in the text. */
export interface Fragment {
  readonly text: string;
  readonly values: readonly Value[];
}

/** Where statements run: the pool, or the connection of one transaction. */
export interface Sql {
  readonly dialect: Dialect;
  /** The totals of lists that are known; none inside a transaction, which sees what nobody else does. */
  readonly totals?: Totals;
  all(statement: Fragment): Promise<readonly Found[]>;
  run(statement: Fragment): Promise<unknown>;
}

/** Statements on what TypeORM gives. */
export function sqlOver(source: DataSource | QueryRunner, dialect: Dialect): Sql {
  return {
    dialect,
    all: async ({ text, values }) => (await source.query(text, [...values])) as readonly Found[],
    run: ({ text, values }) => source.query(text, [...values]),
  };
}

/** A fragment of the text and its values. */
export const sql = (text: string, ...values: readonly Value[]): Fragment => ({ text, values });

/** Fragments one after another. */
export function joined(parts: readonly Fragment[], between = " "): Fragment {
  return {
    text: parts.map((part) => part.text).join(between),
    values: parts.flatMap((part) => part.values),
  };
}

/** All of the conditions. */
export const and = (parts: readonly Fragment[]): Fragment =>
  parts.length ? joined(parts, " AND ") : sql("1 = 1");

/** Any of the conditions, as one that can stand beside others. */
export function or(parts: readonly Fragment[]): Fragment {
  if (parts.length < 2) return parts[0] ?? sql("1 = 0");
  const { text, values } = joined(
    parts.map((part) => ({ ...part, text: `(${part.text})` })),
    " OR ",
  );
  return { text: `(${text})`, values };
}

/** Whether the column has one of the values; for a single one an equality, after which an index keeps its order. */
export function oneOf(column: string, given: readonly Value[]): Fragment {
  const values = [...new Set(given)];
  if (values.length < 2) return values.length ? sql(`${column} = ?`, values[0]!) : sql("1 = 0");
  return { text: `${column} IN (${values.map(() => "?").join(", ")})`, values };
}

/** Few enough for every database's bound on values. */
const AT_ONCE = 500;

/** The records of `ids`, in their order, unknown ones left out; `find` is asked for some of them at a time. */
export async function inOrder<Row extends { readonly id: number }>(
  ids: readonly number[],
  find: (where: Fragment) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const wanted = [...new Set(ids)];
  const byId = new Map<number, Row>();
  for (let i = 0; i < wanted.length; i += AT_ONCE) {
    const rows = await find(oneOf("r.id", wanted.slice(i, i + AT_ONCE)));
    for (const row of rows) byId.set(row.id, row);
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The fragment that `make` gives for the value, none when there is none. To be spread into a list. */
export function when<T>(value: T | undefined, make: (value: T) => Fragment): readonly Fragment[] {
  return value === undefined ? [] : [make(value)];
}

/**
 * Writes rows, each with the same columns; few enough at once for every database's bound on values. `end`: what
 * becomes of those of which the key is there.
 */
export const insertRows = (to: Sql, table: string, rows: readonly Row[], end = ""): Promise<void> =>
  insert(to, "INSERT INTO", table, rows, end);

/** The same, but leaves out those of which the key is there. */
export const insertNew = (to: Sql, table: string, rows: readonly Row[]): Promise<void> =>
  insert(to, to.dialect.insertNew, table, rows);

type Row = Readonly<Record<string, Value>>;

async function insert(to: Sql, verb: string, table: string, rows: readonly Row[], end = ""): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const marks = `(${columns.map(() => "?").join(", ")})`;
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const some = rows.slice(i, i + AT_ONCE);
    const text = `${verb} ${table} (${columns.join(", ")}) VALUES ${some.map(() => marks).join(", ")}${end}`;
    await to.run({ text, values: some.flatMap((row) => columns.map((column) => row[column]!)) });
  }
}
