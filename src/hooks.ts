/** Where the host and the plugins take part in a request, in its order. */
import { ANONYMOUS, type Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import { isResponse } from "./from_request.ts";
import type { Answer, Incoming } from "./http.ts";
import { checkCaller } from "./options.ts";
import { parts } from "./parts.ts";
import type { Settings } from "./settings.ts";

const DEFAULT_CHALLENGE = 'Basic realm="calendar", charset="UTF-8"';

export class Hooks {
  readonly #settings: Settings;
  /** `WWW-Authenticate` of refusals. */
  readonly challenge: string;

  constructor(settings: Settings) {
    this.#settings = settings;
    const challenges = settings.plugins.flatMap((plugin) => plugin.challenge ?? []);
    this.challenge = challenges.length > 0 ? challenges.join(", ") : DEFAULT_CHALLENGE;
  }

  /** Before anything is known of the request; the first answer is the answer. */
  async receive(incoming: Incoming): Promise<Answer | undefined> {
    for (const plugin of this.#settings.plugins) {
      const early = await plugin.receive?.(incoming);
      if (early) return early;
    }
    return undefined;
  }

  /** Who asks: the host's own authenticator goes first. */
  async caller(incoming: Incoming): Promise<Caller> {
    const { authenticate, plugins, now, store } = this.#settings;
    const context = { incoming, now: now(), store };
    const own = authenticate && (await authenticate(incoming.toRequest(), context));
    if (own) return checkCaller(own);
    for (const plugin of plugins) {
      const caller = await plugin.authenticate?.(incoming, context);
      if (caller) return checkCaller(caller);
    }
    return ANONYMOUS;
  }

  /** Once the caller is known and allowed; the first answer is the answer. */
  async before(ctx: Context): Promise<Answer | undefined> {
    for (const plugin of this.#settings.plugins) {
      const early = await plugin.before?.(ctx);
      if (early) return isResponse(early) ? (await parts.plugins()).fromResponse(early) : early;
    }
    return undefined;
  }

  /** Each sees what the ones after it made of the answer. */
  async after(ctx: Context | undefined, answer: Answer): Promise<Answer> {
    let last = answer;
    if (ctx)
      for (const plugin of this.#settings.plugins.toReversed())
        if (plugin.after) last = await plugin.after(ctx, last);
    return last;
  }

  /** The very last word on every answer, refusals included. */
  send(incoming: Incoming, answer: Answer): Answer {
    let last = answer;
    for (const plugin of this.#settings.plugins) if (plugin.send) last = plugin.send(incoming, last);
    return last;
  }
}
