/** The one road of a request: place, route, caller, right, ready answer, handler, answer. */
import { allows, requireAccess } from "./access.ts";
import { type Location, locator } from "./addresses.ts";
import {
  commonHeaders,
  dressed,
  type Headers,
  toAnswer,
  toErrorAnswer,
  unlessKnown,
  withoutBody,
} from "./answer.ts";
import { type Awaitable, andThen, isLater } from "./awaitable.ts";
import { ANONYMOUS, type Caller } from "./caller.ts";
import { Context } from "./context.ts";
import { CalendarError } from "./errors.ts";
import { Hooks } from "./hooks.ts";
import type { Answer, Incoming } from "./http.ts";
import { readOneVersion } from "./one_version.ts";
import { NOTHING, readPairs } from "./pairs.ts";
import { parts } from "./parts.ts";
import { withPluginRoutes } from "./plugin_routes.ts";
import { ReadyAnswers } from "./ready.ts";
import { type Match, type Matcher, matcher, methodsOf } from "./router.ts";
import { type Endpoint, FEED, type Route, routesOf } from "./routes.ts";
import type { Raw } from "./schema/field.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import { chooseLanguage, loadTexts, type Texts } from "./texts/mod.ts";

/** One request on its way. */
interface Trip {
  readonly incoming: Incoming;
  readonly place: Location;
  readonly texts: Texts;
  /** Headers of whatever the answer will be. */
  readonly common: Headers;
  readonly query: Raw;
  /** Media type of the answer, where the endpoint has several. */
  type?: string;
  /** Set once the caller is known. */
  ctx?: Context;
}

export class Road {
  readonly #settings: Settings;
  readonly #routes: readonly Route[];
  readonly #table: Matcher;
  readonly #locate: (incoming: Incoming) => Location | undefined;
  readonly #ready: ReadyAnswers | undefined;
  readonly #hooks: Hooks;
  /** `Allow` by route and kind of caller. */
  readonly #allow = new Map<string, string>();

  /** @throws {TypeError} when plugins claim the same route */
  constructor(settings: Settings) {
    this.#settings = settings;
    const replaced = settings.plugins.flatMap((plugin) => plugin.replaces ?? []);
    const own = routesOf(settings.shapes).filter(
      ({ pattern }) => pattern !== FEED || !replaced.includes("feed"),
    );
    this.#routes = withPluginRoutes(settings.plugins, own);
    this.#table = matcher(this.#routes);
    this.#locate = locator(settings);
    this.#ready = settings.cacheBytes > 0 ? new ReadyAnswers(settings.store, settings.cacheBytes) : undefined;
    this.#hooks = new Hooks(settings);
  }

  /** The answer, `undefined` where the path is not the calendar's. Never rejects. */
  async respond(incoming: Incoming): Promise<Answer | undefined> {
    const place = this.#locate(incoming);
    if (!place) return undefined;
    const common = commonHeaders(this.#settings, incoming.header("origin"));
    const known = this.#texts(incoming);
    const texts = isLater(known) ? await known : known;
    const trip: Trip = { incoming, place, texts, common, query: readPairs(place.query) };
    let answer: Answer;
    try {
      answer = dressed(await this.#travel(trip), common);
    } catch (error) {
      answer = dressed(this.#refuse(trip, error), common);
    }
    try {
      const last = this.#finish(trip, answer);
      answer = isLater(last) ? await last : last;
    } catch (error) {
      answer = dressed(this.#refuse(trip, error), common);
    }
    return this.#hooks.send(incoming, answer);
  }

  /** The answer to a path that is not the calendar's, for hosts that have nothing else. */
  async nowhere(incoming: Incoming): Promise<Answer> {
    const refusal = this.#refuse({ texts: await this.#texts(incoming) }, new CalendarError("rest_no_route"));
    const answer = dressed(refusal, commonHeaders(this.#settings, incoming.header("origin")));
    return this.#hooks.send(incoming, incoming.method === "HEAD" ? withoutBody(answer) : answer);
  }

  async #travel(trip: Trip): Promise<Answer> {
    const { incoming, place, query } = trip;
    const received = this.#hooks.receive(incoming);
    const first = received && (await received);
    if (first) return first;
    if (incoming.method === "OPTIONS") return this.#describe(trip, this.#table.route(place.path));
    const found = this.#table.match(methodOf(incoming, query), place.path);
    const match = isLater(found) ? await found : found;
    const asked = this.#hooks.caller(incoming);
    const caller = isLater(asked) ? await asked : asked;
    const ctx = this.#enter(trip, match, caller);
    requireAccess(match.endpoint.access, caller);
    const before = this.#hooks.before(ctx);
    const early = before && (await before);
    if (early) return early;
    const { endpoint } = match;
    if (endpoint.methods[0] !== "GET") return toAnswer(ctx, await endpoint.run(ctx));
    return await this.#answer(trip, ctx, endpoint.variants ? await variantOf(trip, endpoint) : endpoint);
  }

  /** A request inside of another: of the same caller, at the same place and moment, perhaps in a transaction. */
  async #inside(outer: Trip, caller: Caller, incoming: Incoming, store: Store): Promise<Answer> {
    const [path = "", text = ""] = incoming.url.slice(outer.place.addresses.rest.length).split(/\?(.*)/s);
    const { addresses } = outer.place;
    const place = { addresses, path, query: text };
    const trip: Trip = { ...outer, incoming, place, common: {}, query: readPairs(text) };
    delete trip.ctx;
    const answer = await this.#perform(trip, caller, store).catch((error: unknown) => {
      // What is no refusal must end a transaction, and may be tried again.
      if (!(error instanceof CalendarError)) throw error;
      return this.#refuse(trip, error);
    });
    const last = await this.#hooks.after(trip.ctx, answer);
    return incoming.method === "GET" ? unlessKnown(last, incoming.header("if-none-match")) : last;
  }

  async #perform(trip: Trip, caller: Caller, store: Store): Promise<Answer> {
    const match = await this.#table.match(methodOf(trip.incoming, trip.query), trip.place.path);
    const ctx = this.#enter(trip, match, caller, store);
    requireAccess(match.endpoint.access, caller);
    return (await this.#hooks.before(ctx)) ?? toAnswer(ctx, await match.endpoint.run(ctx));
  }

  /** From here on the answer says what else this caller may do here. */
  #enter(
    trip: Trip,
    match: Pick<Match, "route" | "params">,
    caller: Caller,
    store = this.#settings.store,
  ): Context {
    const { incoming, place, texts, query } = trip;
    const { maxBodyBytes, now } = this.#settings;
    const read = async ({ readBody }: Awaited<ReturnType<typeof parts.more>>): Promise<Raw> => {
      const body = await readBody(incoming, maxBodyBytes, texts);
      return query === NOTHING ? body : { ...query, ...body };
    };
    const data = once(() => {
      const more = parts.more();
      return isLater(more) ? more.then(read) : read(more);
    });
    const header = (name: string) => incoming.header(name);
    trip.common.allow = this.#allowed(match.route, caller);
    trip.ctx = new Context({
      settings: this.#settings,
      store,
      caller,
      addresses: place.addresses,
      texts,
      routes: this.#routes,
      params: match.params,
      query,
      data,
      header,
      incoming,
      nowMs: now(),
      ask: (inner, store) => this.#inside(trip, caller, inner, store),
    });
    return trip.ctx;
  }

  #allowed(route: Route, caller: Caller): string {
    const key = `${route.pattern} ${caller.role} ${caller.readOnly ?? false}`;
    let methods = this.#allow.get(key);
    if (methods === undefined) {
      methods = usableMethods(route, caller).join(", ");
      this.#allow.set(key, methods);
    }
    return methods;
  }

  /** Readers get a ready answer where nothing has changed since it was made. */
  async #answer(trip: Trip, ctx: Context, endpoint: Endpoint): Promise<Answer> {
    const ready = ctx.password === undefined ? this.#ready : undefined;
    const key = ready ? keyOf(trip, ctx.caller) : "";
    const asked = ready?.find(key, ctx.nowMs);
    const found = isLater(asked) ? await asked : asked;
    if (found?.answer) return found.answer;
    const read = await readOneVersion(ctx, endpoint, found?.version);
    const answer = toAnswer(read.ctx, read.reply);
    if (ready && read.version !== undefined && !ctx.isMomentary) {
      const kept = ready.keep(key, read.version, ctx, answer);
      if (isLater(kept)) await kept;
    }
    return answer;
  }

  /** OPTIONS: a preflight carries no credentials, and bad ones must not keep a page from asking. */
  async #describe(trip: Trip, route: Route): Promise<Answer> {
    const asked = this.#hooks.caller(trip.incoming);
    const caller = isLater(asked) ? await asked.catch(() => ANONYMOUS) : asked;
    const ctx = this.#enter(trip, { route, params: {} }, caller);
    const { preflight } = await parts.namespace();
    return toAnswer(ctx, await preflight(ctx, route));
  }

  #finish({ ctx, incoming }: Trip, answer: Answer): Awaitable<Answer> {
    const last = this.#hooks.after(ctx, answer);
    return andThen(last, (one) => asAsked(incoming, one));
  }

  #refuse({ texts }: Pick<Trip, "texts">, error: unknown): Answer {
    return toErrorAnswer(error, this.#settings, texts, this.#hooks.challenge);
  }

  #texts(incoming: Incoming): Awaitable<Texts> {
    const { languages } = this.#settings;
    return loadTexts(
      languages.length > 1 ? chooseLanguage(incoming.header("accept-language"), languages) : languages[0]!,
    );
  }
}

/** The endpoint in the media type that the client would rather have. */
async function variantOf(trip: Trip, endpoint: Endpoint): Promise<Endpoint> {
  const { variants = {} } = endpoint;
  const { preferred } = await parts.accept();
  trip.common.vary += ", Accept";
  trip.type = preferred(trip.incoming.header("accept"), ["application/json", ...Object.keys(variants)]);
  return { ...endpoint, run: variants[trip.type] ?? endpoint.run };
}

/** Without what the client has already, or did not ask for. */
function asAsked(incoming: Incoming, answer: Answer): Answer {
  if (incoming.method !== "GET" && incoming.method !== "HEAD") return answer;
  const last = unlessKnown(answer, incoming.header("if-none-match"));
  return incoming.method === "HEAD" ? withoutBody(last) : last;
}

/** Only a POST can stand for another method: a link must never write. */
function methodOf(incoming: Incoming, query: Raw): string {
  if (incoming.method === "HEAD") return "GET";
  if (incoming.method !== "POST") return incoming.method;
  const asked = incoming.header("x-http-method-override") || query._method || "POST";
  return typeof asked === "string" ? asked.toUpperCase() : "POST";
}

const usableMethods = (route: Route, caller: Caller): string[] => {
  const usable = route.endpoints.filter((one) => allows(one.access, caller));
  return methodsOf({ ...route, endpoints: usable });
};

/** Everything that an answer can depend on besides the data and the moment. */
const keyOf = ({ place, texts, type = "" }: Trip, { id, role, readOnly = false }: Caller): string =>
  `${role} ${id} ${readOnly} ${type} ${texts.language} ${place.addresses.rest} ${place.path}?${place.query}`;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
