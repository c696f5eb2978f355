import type { Journal, JournalEntry, Kind } from "../../src/store.ts";
import { compare } from "./compare.ts";
import { OrderedList } from "./ordered_list.ts";

type Timed = OrderedList<JournalEntry>;

/** The committed entries, by sequence and, within a kind, by time. */
export class MemoryJournal {
  private readonly entries: JournalEntry[] = [];
  private readonly timed = new Map<Kind, Timed>();

  /** The sequence of the last entry, 0 at first. */
  get last(): number {
    return this.entries.length;
  }

  /** Entries come with consecutive sequences. */
  append(entry: JournalEntry): void {
    this.entries.push(entry);
    const list = this.timed.get(entry.kind);
    if (list) list.insert(entry);
    else this.timed.set(entry.kind, new OrderedList(byTime, [entry]));
  }

  /** @see {@link Journal.since} */
  since(kind: Kind, at: string): readonly JournalEntry[] {
    const list = this.timed.get(kind);
    if (!list) return [];
    const later = [...list.up(list.rank((entry) => entry.at <= at))];
    return later.sort((a, b) => a.sequence - b.sequence);
  }

  /** How many entries `since` would answer with. */
  countSince(kind: Kind, at: string): number {
    const list = this.timed.get(kind);
    return list ? list.size - list.rank((entry) => entry.at <= at) : 0;
  }

  /** @see {@link Journal.after} */
  after(sequence: number, limit: number): readonly JournalEntry[] {
    const from = Math.max(0, sequence);
    return this.entries.slice(from, from + Math.max(0, limit));
  }
}

function byTime(a: JournalEntry, b: JournalEntry): number {
  return compare(a.at, b.at) || a.sequence - b.sequence;
}
