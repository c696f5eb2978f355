import type { JournalEntry, Kind } from "../../src/store.ts";
import type { MemoryJournal } from "./journal.ts";

/**
 * What the transaction that runs has done so far. Rows are changed in place, at once: here stands how to take that
 * back, and what the journal is told on commit. As only one transaction runs at a time, the sequences given out
 * here are those that the entries get.
 */
export class Changes {
  private readonly journal: MemoryJournal;
  private entries: JournalEntry[] = [];
  private undos: (() => void)[] = [];

  constructor(journal: MemoryJournal) {
    this.journal = journal;
  }

  /** The sequence that the next entry gets. */
  get nextSequence(): number {
    return this.journal.last + this.entries.length + 1;
  }

  /** To be called after each change: how to take it back. */
  undoWith(undo: () => void): void {
    this.undos.push(undo);
  }

  record(entry: Omit<JournalEntry, "sequence">): void {
    const { kind, id, at, before, after } = entry;
    this.entries.push({ sequence: this.nextSequence, kind, id, at, before, after });
  }

  /** How many writes to the kind, committed or not, are later than the time. */
  countSince(kind: Kind, at: string): number {
    return this.journal.countSince(kind, at) + this.pendingSince(kind, at).length;
  }

  /** The ids of those writes. */
  idsSince(kind: Kind, at: string): Iterable<number> {
    const entries = [...this.journal.since(kind, at), ...this.pendingSince(kind, at)];
    return new Set(entries.map((entry) => entry.id));
  }

  commit(): void {
    if (this.undos.length === 0) return;
    for (const entry of this.entries) this.journal.append(entry);
    this.forget();
  }

  rollback(): void {
    for (const undo of this.undos.reverse()) undo();
    this.forget();
  }

  private pendingSince(kind: Kind, at: string): JournalEntry[] {
    return this.entries.filter((entry) => entry.kind === kind && entry.at > at);
  }

  private forget(): void {
    this.entries = [];
    this.undos = [];
  }
}
