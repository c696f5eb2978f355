/** Ready answers: what was said before is said again while nothing has changed. */
import { type Awaitable, andThen } from "./awaitable.ts";
import type { Context } from "./context.ts";
import { addDays, dayStart, toEpoch, toUtc, toWall } from "./dates/mod.ts";
import type { Answer } from "./http.ts";
import { Recent } from "./recent.ts";
import type { Store } from "./store.ts";

interface Ready {
  readonly version: number;
  /** Epoch milliseconds: the next midnight of the site, or the next publication by time alone. */
  readonly until: number;
  readonly answer: Answer | undefined;
}

/** Stands for the answer to a question that came once: most do, and their answers should die young. */
const ASKED: Ready = { version: -1, until: 0, answer: undefined };

export class ReadyAnswers {
  readonly #answers: Recent<string, Ready>;
  readonly #store: Store;
  #publication = { version: -1, from: "", next: undefined as string | undefined };

  /** The day of the last answer, as far as it is known: epoch milliseconds. */
  #day = { from: 0, until: 0 };

  constructor(store: Store, maxBytes: number) {
    this.#store = store;
    this.#answers = new Recent({
      max: maxBytes,
      maxEntry: maxBytes / 4,
      sizeOf: (ready, key) => key.length + sizeOf(ready.answer),
    });
  }

  /** An answer to the same question at the same version of the data, and that version. */
  find(key: string, nowMs: number): Awaitable<{ version: number; answer: Answer | undefined }> {
    return andThen(this.#store.version(), (version) => {
      const ready = this.#answers.get(key);
      const isGood = ready !== undefined && ready.version === version && nowMs < ready.until;
      return { version, answer: isGood ? ready.answer : undefined };
    });
  }

  /** Keeps an answer made from the data of `version`, where its question is not asked for the first time. */
  keep(key: string, version: number, ctx: Context, answer: Answer): Awaitable<void> {
    if (answer.status !== 200 || !(answer.body instanceof Uint8Array)) return undefined;
    if (!this.#answers.get(key)) return this.#answers.set(key, ASKED);
    const midnight = this.#nextMidnight(ctx);
    return andThen(this.#nextPublication(version, ctx.now), (publication) =>
      this.#answers.set(key, { version, until: Math.min(midnight, publication), answer }),
    );
  }

  #nextMidnight({ settings, now, nowMs }: Context): number {
    const { from, until } = this.#day;
    // Clocks may be set back: then the day begins anew.
    if (nowMs < from || nowMs >= until)
      this.#day = { from: nowMs, until: midnightAfter(now, settings.timezone) };
    return this.#day.until;
  }

  async #nextPublication(version: number, now: string): Promise<number> {
    const known = this.#publication;
    if (known.version !== version || now < known.from || (known.next !== undefined && known.next <= now)) {
      this.#publication = { version, from: now, next: await this.#store.nextPublication(now) };
    }
    const { next } = this.#publication;
    return next === undefined ? Number.POSITIVE_INFINITY : toEpoch(next) * 1000;
  }
}

const sizeOf = (answer: Answer | undefined): number =>
  answer?.body instanceof Uint8Array ? answer.body.length + 500 : 100;

function midnightAfter(now: string, timezone: string): number {
  return toEpoch(toUtc(dayStart(addDays(toWall(now, timezone), 1)), timezone)) * 1000;
}
