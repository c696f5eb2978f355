/** What was written and what was seen, and whether some order of the writes explains all of it. */

/** A write that was answered. Times are milliseconds of one clock. */
export interface Written {
  readonly record: string;
  /** What the record says since then; no two writes say the same. */
  readonly token: string;
  /** Its place in the order of all writes, as the entity tag names it. */
  readonly revision: number;
  readonly begun: number;
  readonly ended: number;
}

/** What one answer said of several records. */
export interface Seen {
  readonly what: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly begun: number;
  readonly ended: number;
}

/** The first revision of the record after the given one. */
type Next = ReadonlyMap<string, number>;

export class History {
  readonly #writes: Written[] = [];
  readonly #seen: Seen[] = [];

  wrote(write: Written): void {
    this.#writes.push(write);
  }

  saw(seen: Seen): void {
    this.#seen.push(seen);
  }

  get size(): { readonly writes: number; readonly answers: number } {
    return { writes: this.#writes.length, answers: this.#seen.length };
  }

  /**
   * A sentence for each fault. There must be one order of all writes, that of their revisions, in which no write comes
   * before one that had been answered when it began, and each answer must be the state after one write of that order:
   * not before a write that had been answered when it was asked for, and not after one that began when it was given.
   */
  faults(): string[] {
    const writes = this.#writes.toSorted((a, b) => a.revision - b.revision);
    const answered = latestAnswered(writes);
    return [
      ...writes.flatMap((write, i) =>
        writes[i + 1]?.revision === write.revision ? [`two writes are ${write.revision}`] : [],
      ),
      ...writes.flatMap(({ token, revision, begun }) =>
        answered(begun) > revision
          ? [`${token} (${revision}) was written after ${answered(begun)} was answered`]
          : [],
      ),
      ...this.#explained(writes, answered),
    ];
  }

  #explained(writes: readonly Written[], answered: (time: number) => number): string[] {
    const byToken = new Map(writes.map((write) => [write.token, write]));
    const next = nextRevisions(writes);
    return this.#seen.flatMap(({ what, tokens, begun, ended }) => {
      const found = Object.entries(tokens).map(([record, token]) => ({
        record,
        token,
        write: byToken.get(token),
      }));
      const strange = found.find(({ record, write }) => write?.record !== record || write.begun > ended);
      if (strange) return [`${what}: nobody had written ${strange.token} to ${strange.record}`];
      const from = Math.max(...found.map(({ write }) => write!.revision));
      const until = Math.min(...found.map(({ token }) => next.get(token) ?? Number.POSITIVE_INFINITY));
      if (from >= until) return [`${what}: parts of ${until - 1} and of ${from} in one answer`];
      const least = answered(begun);
      return least < until ? [] : [`${what}: the state of ${until - 1}, when ${least} had been answered`];
    });
  }
}

/** For each token the revision that replaced it. */
function nextRevisions(writes: readonly Written[]): Next {
  const next = new Map<string, number>();
  const last = new Map<string, string>();
  for (const { record, token, revision } of writes) {
    const before = last.get(record);
    if (before !== undefined) next.set(before, revision);
    last.set(record, token);
  }
  return next;
}

/** The highest revision answered before a time. */
function latestAnswered(writes: readonly Written[]): (time: number) => number {
  const sorted = writes.toSorted((a, b) => a.ended - b.ended);
  let highest = 0;
  const heights = sorted.map(({ revision }) => (highest = Math.max(highest, revision)));
  return (time) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.ended < time) low = middle + 1;
      else high = middle;
    }
    return heights[low - 1] ?? 0;
  };
}
