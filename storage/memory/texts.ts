import type { Index } from "./indexes.ts";

/** Searchable text per row: made when first asked for, kept until the row goes. */
export class Texts<Row extends { readonly id: number }> implements Index<Row> {
  private readonly known = new Map<number, string>();
  private readonly make: (row: Row) => string;

  constructor(make: (row: Row) => string) {
    this.make = make;
  }

  /** Only for rows that are in the table, or were just before the present change. */
  of(row: Row): string {
    const known = this.known.get(row.id);
    if (known !== undefined) return known;
    const text = this.make(row);
    this.known.set(row.id, text);
    return text;
  }

  add(): void {}

  remove(row: Row): void {
    this.known.delete(row.id);
  }
}
