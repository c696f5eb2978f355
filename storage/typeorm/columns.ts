import type { Extra, ImageView } from "../../src/store.ts";
import type { Found, Value } from "./sql.ts";

/** How one field is kept. */
export interface Column<T> {
  readonly read: (value: unknown) => T;
  readonly write: (value: T) => Value;
}

/** How each field of a record is kept, in a column of its name. */
export type Columns<Row> = { readonly [Key in keyof Row]: Column<Row[Key]> };

/** Servers give large numbers as texts, as their drivers are set. */
export const integer: Column<number> = { read: Number, write: (value) => value };

export const text: Column<string> = { read: String, write: (value) => value };

/** A text of which only a few are possible. */
export const word = <T extends string>(): Column<T> => ({
  read: (value) => value as T,
  write: (value) => value,
});

/** Kept as NULL when empty, of which a unique index lets there be many. */
export const slug: Column<string> = {
  read: (value) => (value === null ? "" : String(value)),
  write: (value) => {
    if ([...value].length > 255)
      throw new RangeError(`Cannot store the slug "${value}": longer than 255 characters`);
    return value === "" ? null : value;
  },
};

export const flag: Column<boolean> = { read: (value) => Number(value) === 1, write: Number };

export const image: Column<ImageView | null> = {
  read: (value) => (value === null ? null : (JSON.parse(String(value)) as ImageView)),
  write: (value) => value && JSON.stringify(value),
};

/** Kept as NULL when there is nothing in it. */
export const extra: Column<Extra> = {
  read: (value) => (value === null ? NOTHING : (JSON.parse(String(value)) as Extra)),
  write: (value) => (Object.keys(value).length === 0 ? null : JSON.stringify(value)),
};

const NOTHING: Extra = Object.freeze({});

/** Ids as `<3><1>`: one leaves all lists in one statement, by replacing `<3>` with nothing. */
export const ids: Column<readonly number[]> = {
  read: (value) => (value === "" ? [] : String(value).slice(1, -1).split("><").map(Number)),
  write: (value) => value.map(idMark).join(""),
};

/** How an id stands in a list. */
export const idMark = (id: number): string => `<${id}>`;

/** Between rows and what is kept of them. */
export class Codec<Row> {
  readonly names: readonly string[];
  private readonly columns: readonly (readonly [keyof Row, Column<never>])[];
  /** With all keys of a row: copying it is faster than to add them one after another. */
  private readonly blank: Readonly<Partial<Record<keyof Row, unknown>>>;

  constructor(columns: Columns<Row>) {
    this.columns = Object.entries(columns) as unknown as readonly (readonly [keyof Row, Column<never>])[];
    this.names = this.columns.map(([name]) => String(name));
    this.blank = Object.fromEntries(this.names.map((name) => [name, null])) as typeof this.blank;
  }

  read(found: Found): Row {
    const row: Partial<Record<keyof Row, unknown>> = { ...this.blank };
    for (const [name, column] of this.columns) row[name] = column.read(found[name as string]);
    return row as Row;
  }

  write(row: Row): Record<string, Value> {
    const values: Record<string, Value> = {};
    for (const [name, column] of this.columns) values[name as string] = column.write(row[name] as never);
    return values;
  }

  /** The columns to select, of the table with the alias. */
  select(alias: string): string {
    return this.names.map((name) => `${alias}.${name}`).join(", ");
  }
}
