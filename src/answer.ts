/** From a handler's reply to what is sent: members chosen, entity tags, conditions, headers. */
import type { Context } from "./context.ts";
import { CalendarError, errorBody } from "./errors.ts";
import { entityTag, isNamed } from "./etag.ts";
import type { Answer } from "./http.ts";
import { Json } from "./json.ts";
import type { Reply } from "./reply.ts";
import type { Raw } from "./schema/field.ts";
import type { Settings } from "./settings.ts";
import type { Texts } from "./texts/mod.ts";

export type Headers = Record<string, string>;

const JSON_TYPE = "application/json; charset=UTF-8";
const EXPOSED = "X-TEC-Total, X-TEC-TotalPages, Link, ETag, Location, Retry-After";

/** Headers of every answer of a deployment; `origin` is the request's. */
export function commonHeaders({ cors }: Settings, origin: string | null): Headers {
  const headers: Headers = {
    "content-type": JSON_TYPE,
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    vary: "Authorization, X-Event-Password, Accept-Language",
  };
  if (cors === false) return headers;
  const { origins = "*", credentials = false } = cors;
  if (origins === "*") headers["access-control-allow-origin"] = "*";
  else {
    headers.vary += ", Origin";
    if (origin === null || !origins.includes(origin)) return headers;
    headers["access-control-allow-origin"] = origin;
    if (credentials) headers["access-control-allow-credentials"] = "true";
  }
  headers["access-control-expose-headers"] = EXPOSED;
  return headers;
}

type Tree = Map<string, Tree>;

function treeOf(names: string): Tree {
  const root: Tree = new Map();
  for (const name of names.slice(0, 2000).split(",")) {
    let node = root;
    for (const part of name.trim().split(".").slice(0, 8)) {
      if (!node.has(part)) node.set(part, new Map());
      node = node.get(part)!;
    }
  }
  return root;
}

/** Only the members named; inside lists the names go on with each item. */
function pick(value: unknown, tree: Tree): unknown {
  if (tree.size === 0 || value === null || typeof value !== "object") return value;
  if (value instanceof Json) return pick(value.value, tree);
  if (Array.isArray(value)) return value.map((item) => pick(item, tree));
  const picked: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const below = tree.get(name);
    if (below) picked[name] = pick(inner, below);
  }
  return picked;
}

/** The members asked for with `_fields`, as one text. */
function fieldNames(query: Raw): string | undefined {
  const { _fields: asked } = query;
  const names = Array.isArray(asked) ? asked.filter((one) => typeof one === "string").join(",") : asked;
  return typeof names === "string" && names !== "" ? names : undefined;
}

function contentOf(body: Reply["body"], names: string | undefined): Json {
  if (typeof body === "string") return Json.raw(body);
  if (names !== undefined) return Json.of(pick(body, treeOf(names)));
  return body instanceof Json ? body : Json.object(body);
}

/** What a reply is on the wire. Texts of signed-in callers and of opened events belong in no shared cache. */
export function toAnswer(ctx: Context, reply: Reply): Answer {
  if (reply.own) return reply.own;
  const content = contentOf(reply.body, fieldNames(ctx.query));
  const headers: Headers = Object.assign({}, reply.headers);
  headers.etag = entityTag(content.hash, reply.revision);
  if (reply.type !== undefined) headers["content-type"] = reply.type;
  const isPrivate = ctx.caller.role !== "anonymous" || ctx.password !== undefined;
  headers["cache-control"] = isPrivate ? "private, no-store" : "no-cache";
  return { status: reply.status, headers, body: content.bytes };
}

/** The answer with the headers that every answer of its request has. */
export const dressed = ({ status, headers, body }: Answer, common: Headers): Answer => ({
  status,
  headers: Object.assign({}, common, headers),
  body,
});

/** 304 without a body where the client has this answer already. */
export function unlessKnown(answer: Answer, ifNoneMatch: string | null): Answer {
  const tag = answer.headers.etag;
  if (ifNoneMatch === null || answer.status !== 200 || typeof tag !== "string" || !isNamed(ifNoneMatch, tag))
    return answer;
  const { "content-type": _type, ...headers } = answer.headers;
  return { status: 304, headers, body: null };
}

/** The same answer without its body, as HEAD wants it. */
export function withoutBody(answer: Answer): Answer {
  const { body } = answer;
  const length =
    typeof body === "string"
      ? new TextEncoder().encode(body).length
      : body instanceof Uint8Array
        ? body.length
        : undefined;
  const headers =
    length === undefined ? answer.headers : { ...answer.headers, "content-length": String(length) };
  return { ...answer, headers, body: null };
}

/** A refusal; anything but a `CalendarError` is told to `onError` and says nothing of itself. */
export function toErrorAnswer(error: unknown, settings: Settings, texts: Texts, challenge: string): Answer {
  const known =
    error instanceof CalendarError ? error : new CalendarError("internal_server_error", { cause: error });
  if (known.status >= 500) settings.onError(error);
  const headers: Headers = { "cache-control": "no-store", ...known.options.headers };
  if (known.status === 401) headers["www-authenticate"] = challenge;
  return { status: known.status, headers, body: JSON.stringify(errorBody(known, texts)) };
}
