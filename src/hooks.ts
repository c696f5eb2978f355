/** Where the host and the plugins take part in a request, in its order. */
import { type Awaitable, isLater } from "./awaitable.ts";
import { ANONYMOUS, type Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import { isResponse } from "./from_request.ts";
import type { Answer, Incoming } from "./http.ts";
import { checkCaller } from "./options.ts";
import { parts } from "./parts.ts";
import type { Plugin } from "./plugin.ts";
import type { Settings } from "./settings.ts";

const DEFAULT_CHALLENGE = 'Basic realm="calendar", charset="UTF-8"';

export class Hooks {
  readonly #settings: Settings;
  /** `WWW-Authenticate` of refusals. */
  readonly challenge: string;
  readonly #receivers: readonly Plugin[];
  readonly #authenticators: readonly Plugin[];
  readonly #before: readonly Plugin[];
  /** Each sees what the ones after it made of the answer. */
  readonly #after: readonly Plugin[];
  readonly #senders: readonly Plugin[];

  constructor(settings: Settings) {
    this.#settings = settings;
    const { plugins } = settings;
    const challenges = plugins.flatMap((plugin) => plugin.challenge ?? []);
    this.challenge = challenges.length > 0 ? challenges.join(", ") : DEFAULT_CHALLENGE;
    this.#receivers = plugins.filter(({ receive }) => receive);
    this.#authenticators = plugins.filter(({ authenticate }) => authenticate);
    this.#before = plugins.filter(({ before }) => before);
    this.#after = plugins.filter(({ after }) => after).toReversed();
    this.#senders = plugins.filter(({ send }) => send);
  }

  /** Before anything is known of the request; the first answer is the answer. */
  receive(incoming: Incoming): Awaitable<Answer | undefined> {
    return this.#receivers.length > 0 ? this.#received(incoming) : undefined;
  }

  /** Who asks: the host's own authenticator goes first. */
  caller(incoming: Incoming): Awaitable<Caller> {
    const isAsked = this.#settings.authenticate || this.#authenticators.length > 0;
    return isAsked ? this.#authenticated(incoming) : ANONYMOUS;
  }

  /** Once the caller is known and allowed; the first answer is the answer. */
  before(ctx: Context): Awaitable<Answer | undefined> {
    return this.#before.length > 0 ? this.#answered(ctx) : undefined;
  }

  after(ctx: Context | undefined, answer: Answer): Awaitable<Answer> {
    return ctx && this.#after.length > 0 ? this.#changed(ctx, answer) : answer;
  }

  /** The very last word on every answer, refusals included. */
  send(incoming: Incoming, answer: Answer): Answer {
    let last = answer;
    for (const plugin of this.#senders) last = plugin.send!(incoming, last);
    return last;
  }

  async #received(incoming: Incoming): Promise<Answer | undefined> {
    for (const plugin of this.#receivers) {
      const early = await plugin.receive!(incoming);
      if (early) return early;
    }
    return undefined;
  }

  async #authenticated(incoming: Incoming): Promise<Caller> {
    const { authenticate, now, store } = this.#settings;
    const context = { incoming, now: now(), store };
    const own = authenticate && (await authenticate(incoming.toRequest(), context));
    if (own) return checkCaller(own);
    for (const plugin of this.#authenticators) {
      const said = plugin.authenticate!(incoming, context);
      const caller = isLater(said) ? await said : said;
      if (caller) return checkCaller(caller);
    }
    return ANONYMOUS;
  }

  async #answered(ctx: Context): Promise<Answer | undefined> {
    for (const plugin of this.#before) {
      const early = await plugin.before!(ctx);
      if (early) return isResponse(early) ? (await parts.plugins()).fromResponse(early) : early;
    }
    return undefined;
  }

  async #changed(ctx: Context, answer: Answer): Promise<Answer> {
    let last = answer;
    for (const plugin of this.#after) last = await plugin.after!(ctx, last);
    return last;
  }
}
