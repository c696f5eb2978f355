import type { Changes } from "./changes.ts";
import { codePointKey } from "./code_points.ts";
import { compare } from "./compare.ts";

/** @see {@link State} */
export class StateTable {
  private readonly values = new Map<string, string>();
  private readonly changes: Changes;

  constructor(changes: Changes) {
    this.changes = changes;
  }

  get(key: string): string | undefined {
    return this.values.get(key);
  }

  put(key: string, value: string | undefined): void {
    const before = this.values.get(key);
    this.set(key, value);
    this.changes.undoWith(() => this.set(key, before));
  }

  list(prefix: string): (readonly [string, string])[] {
    const found = [...this.values].filter(([key]) => key.startsWith(prefix));
    return found.sort(([a], [b]) => compare(codePointKey(a), codePointKey(b)));
  }

  private set(key: string, value: string | undefined): void {
    if (value === undefined) this.values.delete(key);
    else this.values.set(key, value);
  }
}
