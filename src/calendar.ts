/** One road for every request: place, route, caller, right, ready answer, handler, answer. */
import { type Location, locator } from "./addresses.ts";
import { commonHeaders, toAnswer, toErrorAnswer, unlessKnown, withoutBody } from "./answer.ts";
import { allows, requireAccess } from "./access.ts";
import { ANONYMOUS, type Caller } from "./caller.ts";
import { Context } from "./context.ts";
import { CalendarError } from "./errors.ts";
import { fromRequest, fromResponse, toResponse } from "./from_request.ts";
import type { Answer, HostInfo, Incoming } from "./http.ts";
import { type InProcess, inProcess } from "./in_process.ts";
import { checkCaller, settle } from "./options.ts";
import { pluginRoutes } from "./plugin_routes.ts";
import { readBody, readPairs } from "./raw.ts";
import { ReadyAnswers } from "./ready.ts";
import { describeRoute } from "./resources/namespace.ts";
import { type Match, matcher, methodsOf } from "./router.ts";
import { type Endpoint, ROUTES } from "./routes.ts";
import type { Raw } from "./schema/field.ts";
import type { CalendarOptions, Settings } from "./settings.ts";
import { chooseLanguage, loadTexts, type Texts } from "./texts/mod.ts";

/** A calendar API: mount it into a host, or call its resources in process. */
export interface Calendar extends InProcess {
  /** Answers any request; paths outside of the calendar's namespaces get 404 `rest_no_route`. Never rejects. */
  handle(request: Request, info?: HostInfo): Promise<Response>;
  /** The same road for host adapters. Undefined: the path is not the calendar's. Never rejects. */
  respond(incoming: Incoming): Promise<Answer | undefined>;
  /** Starts the plugins. */
  start(): Promise<void>;
  /** Stops the plugins and closes the store. */
  stop(): Promise<void>;
}

const OVERRIDABLE = new Set(["PUT", "PATCH", "DELETE", "POST"]);

/** Only a POST can stand for another method: a link must never write. */
function methodOf(incoming: Incoming, query: Raw): string {
  if (incoming.method === "HEAD") return "GET";
  if (incoming.method !== "POST") return incoming.method;
  const asked = String(incoming.header("x-http-method-override") ?? query._method ?? "POST").toUpperCase();
  return OVERRIDABLE.has(asked) ? asked : "POST";
}

/**
 * Makes a calendar.
 * @throws {TypeError | RangeError} for options that cannot work, with a sentence that says what to do
 * @example const calendar = createCalendar({ store: memoryStore(), timezone: "Europe/Paris" });
 */
export function createCalendar(options: CalendarOptions): Calendar {
  const settings = settle(options);
  const routes = [...ROUTES, ...pluginRoutes(settings.plugins, ROUTES)];
  const table = matcher(routes);
  const locate = locator(settings);
  const ready = settings.cacheBytes > 0 ? new ReadyAnswers(settings.store, settings.cacheBytes) : undefined;
  const challenge = settings.plugins.map((plugin) => plugin.challenge).filter(Boolean).join(", ") || 'Basic realm="calendar", charset="UTF-8"';

  async function callerOf(incoming: Incoming): Promise<Caller> {
    const context = { incoming, now: settings.now() };
    const own = await settings.authenticate?.(incoming.toRequest(), context);
    if (own) return checkCaller(own);
    for (const plugin of settings.plugins) {
      const caller = await plugin.authenticate?.(incoming, context);
      if (caller) return checkCaller(caller);
    }
    return ANONYMOUS;
  }

  function contextOf(incoming: Incoming, { addresses }: Location, raw: Raw, match: Match | undefined, caller: Caller, texts: Texts): Context {
    const data = once(async () => ({ ...raw, ...(await readBody(incoming, settings.maxBodyBytes)) }));
    return new Context({
      settings,
      store: settings.store,
      caller,
      addresses,
      texts,
      params: match?.params ?? {},
      query: raw,
      data,
      header: (name) => incoming.header(name),
      incoming,
      nowMs: settings.now(),
    });
  }

  async function perform(ctx: Context, endpoint: Endpoint, common: Record<string, string>, key: string): Promise<Answer> {
    for (const plugin of settings.plugins) {
      const early = await plugin.before?.(ctx);
      if (early) return early instanceof Response ? fromResponse(early) : (early as Answer);
    }
    const isKept = ready !== undefined && endpoint.access === "everybody" && ctx.password === undefined;
    const known = isKept ? await ready.find(key, ctx.nowMs) : undefined;
    if (known?.answer) return known.answer;
    const answer = toAnswer(ctx, await endpoint.run(ctx), common);
    if (known && !ctx.isMomentary) await ready!.keep(key, known.version, ctx, answer);
    return answer;
  }

  async function describe(ctx: Context, path: string, common: Record<string, string>): Promise<Answer> {
    const route = table.route(path);
    const usable = new Set(route.endpoints.filter((one) => allows(one.access, ctx.caller)).flatMap((one) => one.methods));
    const allow = methodsOf(route).filter((method) => usable.has(method as never)).join(", ");
    const preflight = { "access-control-allow-methods": "OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE", "access-control-allow-headers": "Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-Event-Password, X-HTTP-Method-Override", "access-control-max-age": "600" };
    const cors = settings.cors === false ? {} : preflight;
    return toAnswer(ctx, { status: 200, body: describeRoute(ctx, route), headers: { allow, ...cors } }, common);
  }

  async function travel(incoming: Incoming, place: Location, texts: Texts, common: Record<string, string>, seen: { ctx?: Context }): Promise<Answer> {
    const raw = readPairs(place.query);
    if (incoming.method === "OPTIONS") {
      table.route(place.path);
      return describe(contextOf(incoming, place, raw, undefined, await optionsCaller(incoming), texts), place.path, common);
    }
    const match = await table.match(methodOf(incoming, raw), place.path);
    const caller = await callerOf(incoming);
    const ctx = contextOf(incoming, place, raw, match, caller, texts);
    seen.ctx = ctx;
    requireAccess(match.endpoint.access, caller);
    const key = `${caller.id} ${caller.role} ${texts.answers.api} ${place.addresses.rest} ${place.path}?${place.query}`;
    return perform(ctx, match.endpoint, common, key);
  }

  /** A preflight carries no credentials, and bad ones must not keep a page from asking. */
  const optionsCaller = (incoming: Incoming): Promise<Caller> => callerOf(incoming).catch(() => ANONYMOUS);

  async function finish(incoming: Incoming, ctx: Context | undefined, answer: Answer): Promise<Answer> {
    let last = answer;
    if (ctx) for (const plugin of settings.plugins.toReversed()) if (plugin.after) last = await plugin.after(ctx, last);
    const read = incoming.method === "GET" || incoming.method === "HEAD";
    last = read ? unlessKnown(last, incoming.header("if-none-match")) : last;
    return incoming.method === "HEAD" ? withoutBody(last) : last;
  }

  async function respond(incoming: Incoming): Promise<Answer | undefined> {
    const place = locate(incoming);
    if (!place) return undefined;
    const common = commonHeaders(settings, incoming.header("origin"));
    const { languages } = settings;
    const texts = await loadTexts(languages.length > 1 ? chooseLanguage(incoming.header("accept-language"), languages) : languages[0]!);
    const seen: { ctx?: Context } = {};
    const failed = (error: unknown) => toErrorAnswer(error, settings, texts, common, challenge);
    const answer = await travel(incoming, place, texts, common, seen).catch(failed);
    return finish(incoming, seen.ctx, answer).catch(failed);
  }

  async function handle(request: Request, info: HostInfo = {}): Promise<Response> {
    const incoming = fromRequest(request, info);
    const answer = await respond(incoming);
    if (answer) return toResponse(answer);
    const nowhere = toErrorAnswer(new CalendarError("rest_no_route"), settings, await loadTexts(settings.languages[0]!), commonHeaders(settings, null), challenge);
    return toResponse(incoming.method === "HEAD" ? withoutBody(nowhere) : nowhere);
  }

  return {
    handle,
    respond,
    async start() {
      for (const plugin of settings.plugins) await plugin.start?.();
    },
    async stop() {
      for (const plugin of settings.plugins.toReversed()) await plugin.stop?.();
      await settings.store.close();
    },
    ...inProcess(settings),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
