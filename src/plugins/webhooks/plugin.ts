import type { Plugin, PluginHost } from "../../plugin.ts";
import { Courier, type Pace, type Post } from "./courier.ts";
import { added, faultText, type Receiver } from "./receivers.ts";
import { receiverRoutes } from "./routes.ts";

export interface WebhookSettings {
  readonly receivers: readonly Receiver[];
  readonly post: Post;
  /** Throws for an address that `post` would refuse whatever its name leads to. */
  readonly checkUrl: (url: string) => void;
  /** How often the journal is looked at. */
  readonly pollMs: number;
  readonly pace: Pace;
}

/** @throws {TypeError} when a receiver cannot be one */
export function webhookPlugin({ receivers, post, checkUrl, pollMs, pace }: WebhookSettings): Plugin {
  checkReceivers(receivers, checkUrl);
  let rounds: Rounds | undefined;
  return {
    name: "webhooks",
    routes: receiverRoutes(receivers, checkUrl),
    start(host) {
      rounds ??= new Rounds(host, new Courier(host, receivers, post, pace), receivers, pollMs);
    },
    async stop() {
      await rounds?.stop();
      rounds = undefined;
    },
    after(ctx, answer) {
      // What was just written is told at once.
      if (ctx.incoming?.method !== "GET" && answer.status < 300) rounds?.wake();
      return answer;
    },
  };
}

function checkReceivers(receivers: readonly Receiver[], checkUrl: (url: string) => void): void {
  if (!Array.isArray(receivers)) throw new TypeError("Cannot set up webhooks: `receivers` must be a list");
  const ids = new Set<string>();
  for (const receiver of receivers) {
    const fault = faultText(receiver) ?? (ids.has(receiver.id) ? "`id` is given twice" : undefined);
    if (fault)
      throw new TypeError(`Cannot set up webhooks: of receiver ${JSON.stringify(receiver.id)} ${fault}`);
    ids.add(receiver.id);
    checkUrl(receiver.url);
  }
}

/** Looks again and again whether there is something to tell, receivers side by side. */
class Rounds {
  readonly #host: PluginHost;
  readonly #courier: Courier;
  readonly #own: readonly Receiver[];
  readonly #pollMs: number;
  /** What runs now, by receiver. */
  readonly #running = new Map<string, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round: Promise<void> | undefined;
  #isOver = false;

  constructor(host: PluginHost, courier: Courier, own: readonly Receiver[], pollMs: number) {
    this.#host = host;
    this.#courier = courier;
    this.#own = own;
    this.#pollMs = pollMs;
    this.wake();
  }

  wake(): void {
    if (this.#isOver || this.#round) return;
    clearTimeout(this.#timer);
    this.#round = this.#go()
      .catch(this.#host.onError)
      .finally(() => {
        this.#round = undefined;
        if (!this.#isOver) this.#timer = setTimeout(() => this.wake(), this.#pollMs);
      });
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#round;
    await Promise.all(this.#running.values());
    // Whoever goes on need not wait until what is claimed here would have been given up.
    await this.#release().catch(this.#host.onError);
  }

  async #all(): Promise<readonly Receiver[]> {
    return [...this.#own, ...(await added(this.#host.store.state))];
  }

  async #release(): Promise<void> {
    for (const receiver of await this.#all()) await this.#courier.release(receiver);
  }

  async #go(): Promise<void> {
    for (const receiver of await this.#all()) {
      // One that is slow holds up nobody else.
      if (this.#running.has(receiver.id)) continue;
      const work = this.#serve(receiver).finally(() => this.#running.delete(receiver.id));
      this.#running.set(receiver.id, work);
    }
  }

  async #serve(receiver: Receiver): Promise<void> {
    try {
      await this.#courier.serve(receiver, () => this.#isOver);
    } catch (error) {
      this.#host.onError(error);
    }
  }
}
