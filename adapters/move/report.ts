/** What a move did, for people. */
import { KINDS, type MovedKind, type MovedRecord, titleOf, type Unreadable } from "./record.ts";

export type Outcome = "created" | "changed" | "unchanged" | "refused";
const OUTCOMES: readonly Outcome[] = ["created", "changed", "unchanged", "refused"];

const SHOWN = 3;
const MOST_REFUSALS = 200;

export class Report {
  readonly counts: Readonly<Record<MovedKind, Record<Outcome, number>>> = Object.fromEntries(
    KINDS.map((kind) => [kind, { created: 0, changed: 0, unchanged: 0, refused: 0 }]),
  ) as never;
  /** One line for each record that the target, or the source, did not give or take as it is. */
  readonly refusals: string[] = [];
  /** By what was lost: where. */
  readonly #lost = new Map<string, string[]>();

  count(record: MovedRecord, outcome: Outcome): void {
    this.counts[record.kind][outcome]++;
  }

  lose(record: MovedRecord, what: string): void {
    const places = this.#lost.get(what);
    if (places) places.push(record.place);
    else this.#lost.set(what, [record.place]);
  }

  refuse(record: MovedRecord, why: string): void {
    this.refusals.push(`${record.place} "${titleOf(record)}": ${why}`);
  }

  unreadable({ kind, place, problem }: Unreadable): void {
    this.counts[kind].refused++;
    this.refusals.push(`${place}: ${problem}`);
  }

  get hasFailed(): boolean {
    return this.refusals.length > 0;
  }

  /** Where everything of a kind was lost, the first few stand for all. In order, whichever record was done first. */
  get lost(): readonly string[] {
    const all = [...this.#lost].sort(([a], [b]) => inOrder(a, b));
    return all.map(([what, unordered]) => {
      const places = unordered.toSorted(inOrder);
      const more = places.length - SHOWN;
      return `${what} (${places.slice(0, SHOWN).join(", ")}${more > 0 ? ` and ${more} more` : ""})`;
    });
  }

  /** In order, whichever record was done first. */
  get inOrder(): readonly string[] {
    return this.refusals.toSorted(inOrder);
  }

  toString(): string {
    const rows = KINDS.map((kind) =>
      [
        kind.padEnd(11),
        ...OUTCOMES.map((one) => `${String(this.counts[kind][one]).padStart(7)} ${one}`),
      ].join(""),
    );
    const refusals = this.inOrder.slice(0, MOST_REFUSALS);
    const more = this.refusals.length - refusals.length;
    if (more > 0) refusals.push(`and ${more} more`);
    return [...rows, ...section("Not kept", this.lost), ...section("Refused", refusals)].join("\n");
  }
}

/** "row 9" before "row 10". */
const { compare: inOrder } = new Intl.Collator("en", { numeric: true });

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
