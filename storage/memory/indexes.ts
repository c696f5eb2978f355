/** Anything kept beside the rows that must follow them. `remove` gets the very row that `add` got. */
export interface Index<Row> {
  add(row: Row): void;
  remove(row: Row): void;
}

/** Ids under a key, for look-ups such as "who has this name". Keys with nothing under them take no room. */
export class Groups<Key, Row extends { readonly id: number }> implements Index<Row> {
  private readonly groups = new Map<Key, Set<number>>();
  private readonly keyOf: (row: Row) => Key | undefined;

  /** Rows for which `keyOf` is undefined are left out. */
  constructor(keyOf: (row: Row) => Key | undefined) {
    this.keyOf = keyOf;
  }

  /** In ascending order. */
  of(key: Key): number[] {
    return [...(this.groups.get(key) ?? [])].sort((a, b) => a - b);
  }

  add(row: Row): void {
    const key = this.keyOf(row);
    if (key === undefined) return;
    const group = this.groups.get(key);
    if (group) group.add(row.id);
    else this.groups.set(key, new Set([row.id]));
  }

  remove(row: Row): void {
    const key = this.keyOf(row);
    if (key === undefined) return;
    const group = this.groups.get(key);
    group?.delete(row.id);
    if (group?.size === 0) this.groups.delete(key);
  }
}
