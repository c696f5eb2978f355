/** Takes entries of the journal to one receiver, one after another: the next only when the last has arrived. */
import type { PluginHost } from "../../plugin.ts";
import type { JournalEntry } from "../../store.ts";
import { messageOf } from "./message.ts";
import { claim, type Delivery, keep, logged, type Progress, release } from "./progress.ts";
import { isAdded, type Receiver } from "./receivers.ts";

/** Posts to an address and gives the status of the answer. Must refuse addresses that are not to be reached. */
export type Post = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;

export interface Pace {
  /** The first pause after a failure; each further one is twice as long. */
  readonly retryMs: number;
  readonly maxRetryMs: number;
  /** How long a process has a receiver for itself; more than twice as long as a post may take. */
  readonly leaseMs: number;
}

const SOME = 50;

export class Courier {
  readonly #host: PluginHost;
  readonly #post: Post;
  readonly #pace: Pace;
  /** Of the receivers that nobody can remove. */
  readonly #own: ReadonlySet<string>;
  readonly #owner = crypto.randomUUID();

  constructor(host: PluginHost, own: readonly Receiver[], post: Post, pace: Pace) {
    this.#host = host;
    this.#own = new Set(own.map(({ id }) => id));
    this.#post = post;
    this.#pace = pace;
  }

  /** Delivers what is due until nothing is, something fails, another process has it, or `isOver`. */
  async serve(receiver: Receiver, isOver: () => boolean): Promise<void> {
    const { store } = this.#host;
    for (;;) {
      const progress = await this.#claim(receiver);
      if (!progress || isOver() || progress.notBefore > this.#host.now()) return;
      const entries = await store.journal.after(progress.sequence, SOME);
      if (entries.length === 0) return;
      if (!(await this.#deliver(receiver, progress, entries, isOver))) return;
    }
  }

  /** Lets another process go on at once. */
  release(receiver: Receiver): Promise<void> {
    return release(this.#host.store, receiver.id, this.#owner);
  }

  #claim({ id }: Receiver): Promise<Progress | undefined> {
    return claim(this.#host.store, id, {
      owner: this.#owner,
      now: this.#host.now(),
      leaseMs: this.#pace.leaseMs,
      isKnown: async (state) => this.#own.has(id) || isAdded(state, id),
    });
  }

  async #deliver(
    receiver: Receiver,
    start: Progress,
    entries: readonly JournalEntry[],
    isOver: () => boolean,
  ): Promise<boolean> {
    let progress = start;
    for (const entry of entries) {
      if (isOver()) return false;
      if (receiver.kinds && !receiver.kinds.includes(entry.kind)) {
        progress = { ...progress, sequence: entry.sequence };
        continue;
      }
      // Each post has at least half of the lease before it.
      if (!(await this.#claim(receiver))) return false;
      const delivery = await this.#send(receiver, entry, progress.failures + 1);
      progress = this.#after(progress, delivery);
      if (!(await this.#keep(receiver, progress)) || progress.failures > 0) return false;
    }
    return this.#keep(receiver, progress);
  }

  #keep({ id }: Receiver, progress: Progress): Promise<boolean> {
    return keep(this.#host.store, id, this.#owner, progress);
  }

  async #send({ url, secret }: Receiver, entry: JournalEntry, attempt: number): Promise<Delivery> {
    const nowMs = this.#host.now();
    const about = { sequence: entry.sequence, at: new Date(nowMs).toISOString(), attempt };
    try {
      const { headers, body } = await messageOf(entry, secret, nowMs);
      return { ...about, status: await this.#post(url, headers, body) };
    } catch (error) {
      return {
        ...about,
        status: 0,
        error: String(error instanceof Error ? error.message : error).slice(0, 200),
      };
    }
  }

  #after(progress: Progress, delivery: Delivery): Progress {
    const log = logged(progress.log, delivery);
    if (delivery.status >= 200 && delivery.status < 300)
      return { sequence: delivery.sequence, failures: 0, notBefore: 0, log };
    const failures = progress.failures + 1;
    const pause = Math.min(this.#pace.maxRetryMs, this.#pace.retryMs * 2 ** Math.min(failures - 1, 30));
    return { ...progress, failures, notBefore: this.#host.now() + pause * (0.75 + Math.random() / 2), log };
  }
}
