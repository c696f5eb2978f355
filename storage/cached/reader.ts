import type { Awaitable } from "../../src/awaitable.ts";
import type { Store } from "../../src/store.ts";
import { Answers, type CacheStats } from "./answers.ts";
import type { CacheSettings } from "./options.ts";
import { Versions } from "./versions.ts";

/** Times between which nothing is published by time alone, in one version of the data. */
interface Span {
  readonly version: number;
  readonly from: string;
  /** Excluded; undefined: for ever. */
  readonly until: string | undefined;
}

const holds = (span: Span, version: number, now: string): boolean =>
  span.version === version && span.from <= now && (span.until === undefined || now < span.until);

/** Answers reads from the cache as long as the version of the data is the one that they were read of. */
export class Reader {
  readonly #store: Store;
  readonly #answers: Answers;
  readonly #versions: Versions;
  #span: Span = { version: -1, from: "", until: undefined };

  constructor(store: Store, settings: CacheSettings) {
    this.#store = store;
    this.#answers = new Answers(settings);
    this.#versions = new Versions(
      () => store.version(),
      settings.maxStaleMs,
      () => this.#restart(),
    );
  }

  get stats(): CacheStats {
    return this.#answers.stats;
  }

  version(): Promise<number> {
    return this.#versions.current();
  }

  /** A read whose answer depends on the data alone. */
  async read<T>(question: readonly unknown[], load: () => Awaitable<T>): Promise<T> {
    const version = await this.#turned();
    const exact = JSON.stringify([version, ...question]);
    return this.#answers.get({ exact, lasting: exact, load });
  }

  /** A read whose answer depends on `now` too, but only as far as it decides what is published. */
  async readAt<T>(now: string, question: readonly unknown[], load: () => Awaitable<T>): Promise<T> {
    const version = await this.#turned();
    const { from, until } = await this.#spanAt(version, now);
    const exact = JSON.stringify([version, now, ...question]);
    const lasting = JSON.stringify([version, from, until, ...question]);
    return this.#answers.get({ exact, lasting, load });
  }

  async nextPublication(now: string): Promise<string | undefined> {
    return (await this.#spanAt(await this.#turned(), now)).until;
  }

  /** After whatever may have written. */
  forget(): void {
    this.#versions.forget();
  }

  /** From now on the store is asked every time: it knows that it is closed. */
  close(): void {
    this.#versions.stop();
  }

  async #turned(): Promise<number> {
    const version = await this.#versions.current();
    this.#answers.turnTo(version);
    return version;
  }

  async #spanAt(version: number, now: string): Promise<Span> {
    if (holds(this.#span, version, now)) return this.#span;
    const exact = JSON.stringify([version, now, "next publication"]);
    const load = () => this.#store.nextPublication(now);
    const until = await this.#answers.get({
      exact,
      lasting: exact,
      load,
    });
    this.#span = { version, from: now, until };
    return this.#span;
  }

  #restart(): void {
    this.#answers.clear();
    this.#span = { version: -1, from: "", until: undefined };
  }
}
