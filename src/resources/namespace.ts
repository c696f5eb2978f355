/** `GET {ns}`: what can be asked, read off the route table and the fields. */
import type { Context } from "../context.ts";
import { CalendarError } from "../errors.ts";
import type { Reply } from "../reply.ts";
import type { Endpoint, Route } from "../routes.ts";
import type { Defaults, Field, Shape } from "../schema/field.ts";
import { type FullTexts, loadFullTexts, said } from "../texts/mod.ts";
import { defaultWindow } from "../window.ts";

/** A request for a description: its texts are there in full. */
export type Describing = Context & { readonly texts: FullTexts };

export async function describing(ctx: Context): Promise<Describing> {
  return ctx.with({ texts: await loadFullTexts(ctx.texts.language) }) as Describing;
}

/** What advertised defaults depend on. */
export function defaultsOf(ctx: Context): Defaults {
  const window = defaultWindow(ctx.now, ctx.settings.timezone);
  const { perPage } = ctx.settings;
  return {
    perPage,
    namespace: ctx.addresses.namespace,
    windowStart: window.start_date,
    windowEnd: window.end_date,
  };
}

/** The advertised default of a field; undefined where it has none. */
export function defaultOf(field: Field, defaults: Defaults): unknown {
  return typeof field.default === "function"
    ? (field.default as (defaults: Defaults) => unknown)(defaults)
    : field.default;
}

function argument(ctx: Describing, field: Field, defaults: Defaults) {
  const preset = defaultOf(field, defaults);
  return {
    ...(preset === undefined ? {} : { default: preset }),
    required: field.required ?? false,
    ...(field.type === undefined ? {} : { type: field.type }),
    ...(field.format === undefined ? {} : { format: field.format }),
    ...(field.items === undefined ? {} : { items: { type: field.items } }),
    description: said(ctx.texts, ctx.texts.fields, field.text),
  };
}

function argumentsOf(ctx: Describing, { query, body }: Endpoint, defaults: Defaults) {
  // A path parameter that is a field too (`slug` of events by slug) is told once, and not required there.
  const shape: Shape = { ...query, ...body };
  const names = Object.keys(shape);
  if (names.length === 0) return [];
  return Object.fromEntries(names.map((name) => [name, argument(ctx, shape[name]!, defaults)]));
}

/** A route as the index and OPTIONS show it. */
function describeRoute(ctx: Describing, { pattern, endpoints }: Route) {
  const defaults = defaultsOf(ctx);
  return {
    namespace: ctx.addresses.namespace,
    methods: [...new Set(endpoints.flatMap((one) => one.methods))],
    endpoints: endpoints.map((one) => ({ methods: one.methods, args: argumentsOf(ctx, one, defaults) })),
    ...(pattern.includes("(") ? {} : { _links: { self: [{ href: `${ctx.addresses.rest}${pattern}` }] } }),
  };
}

/** → 200. 404 `rest_invalid_namespace` when another namespace is asked for that does not exist. */
export async function describeNamespace(ctx: Context): Promise<Reply> {
  const asked = ctx.query.namespace ?? ctx.addresses.namespace;
  if (typeof asked !== "string" || !ctx.settings.namespaces.includes(asked))
    throw new CalendarError("rest_invalid_namespace");
  const at = await describing(asked === ctx.addresses.namespace ? ctx : ctx.under(asked));
  const described = ctx.routes.map((route) => [`/${asked}${route.pattern}`, describeRoute(at, route)]);
  const body = {
    namespace: asked,
    routes: Object.fromEntries(described),
    _links: { up: [{ href: `${ctx.addresses.root}/` }] },
  };
  return { status: 200, body };
}

const REQUEST_HEADERS =
  "Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, X-Event-Password, X-HTTP-Method-Override";

/** `OPTIONS`: what can be asked here, and what a browser wants to know before it sends a request of another origin. */
export const preflight = async (ctx: Context, route: Route): Promise<Reply> => ({
  status: 200,
  body: describeRoute(await describing(ctx), route),
  headers:
    ctx.settings.cors === false
      ? {}
      : {
          "access-control-allow-methods": "OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE",
          "access-control-allow-headers": REQUEST_HEADERS,
          "access-control-max-age": "600",
        },
});
