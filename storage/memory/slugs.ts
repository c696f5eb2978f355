import { numbered } from "../../src/text/slugs.ts";
import type { Index } from "./indexes.ts";

/** From this number on, remembering where the free numbers start pays. */
const MANY = 8;

interface Slugged {
  readonly id: number;
  readonly slug: string;
}

/** Who has which slug within a kind. Empty slugs belong to nobody. */
export class Slugs implements Index<Slugged> {
  private readonly owners = new Map<string, number>();
  /** For slugs asked for many times: all numbers below this one are taken. */
  private readonly taken = new Map<string, number>();

  get(slug: string): number | undefined {
    return this.owners.get(slug);
  }

  /** The first free of `slug`, `numbered(slug, 2)`, …; what `own`, the record it is for, has is free to it. */
  free(slug: string, own?: Slugged): string {
    if (own) this.remove(own);
    const free = slug === "" || !this.owners.has(slug) ? slug : this.firstNumbered(slug);
    if (own) this.add(own);
    return free;
  }

  add(row: Slugged): void {
    if (row.slug !== "") this.owners.set(row.slug, row.id);
  }

  remove(row: Slugged): void {
    if (this.owners.get(row.slug) === row.id) this.owners.delete(row.slug);
    const [, base, digits] = /^(.*)-(\d+)$/s.exec(row.slug) ?? [];
    const taken = base === undefined ? undefined : this.taken.get(base);
    if (taken !== undefined) this.taken.set(base!, Math.min(taken, Math.max(2, Number(digits))));
  }

  private firstNumbered(slug: string): string {
    let n = this.taken.get(slug) ?? 2;
    while (this.owners.has(numbered(slug, n))) n++;
    const found = numbered(slug, n);
    // Only for slugs that were not cut, since `remove` must be able to tell what they were made from.
    if (n >= MANY && found === `${slug}-${n}`) this.taken.set(slug, n);
    return found;
  }
}
