import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { Answer, AuthContext } from "../src/mod.ts";
import { headerOf, originOf } from "./node/address.ts";
import { incomingFrom, type Responder } from "./node.ts";
import { originFrom, prefixOf } from "./shared/forwarded.ts";
import type { Parsed } from "./shared/unparse.ts";

export interface KoaOptions {
  /** The path prefix, where nothing (such as koa-mount) has taken it off the path. */
  readonly mount?: string;
}

/** The parts of Koa's context that are used; described here so that nobody needs its types. */
export interface KoaContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly request: object;
  readonly app: { proxy: boolean };
  /** What middleware has left for others, for example the user. */
  readonly state: Record<string, unknown>;
  readonly protocol: string;
  readonly host: string;
  readonly originalUrl: string;
  readonly path: string;
  readonly ip: string;
  status: number;
  body: unknown;
  set(name: string, value: string | string[]): void;
  append(name: string, value: string | string[]): void;
}

/** A middleware of Koa 2 and 3. */
export type KoaMiddleware = (ctx: KoaContext, next: () => Promise<unknown>) => Promise<void>;

/**
 * Mounts a calendar in Koa, before or after body parsers. Paths that are not the calendar's go on to the host;
 * middleware around it sees the answer as `ctx.body` and may change it.
 * @example app.use(mount("/api", koaAdapter(calendar)));
 */
export function koaAdapter(calendar: Responder, { mount }: KoaOptions = {}): KoaMiddleware {
  return async (ctx, next) => {
    const incoming = incomingFrom(ctx.req, ctx.res, {
      mount: mount ?? mountOf(ctx),
      target: ctx.originalUrl,
      // As Koa sees it, by `app.proxy`. Its own `ctx.origin` is the header of that name since Koa 3.
      origin: () => originFrom(ctx.protocol, ctx.host) ?? originOf(ctx.req, false),
      prefix: () => prefixOf(headerOf(ctx.req), ctx.app.proxy),
      ip: () => ctx.ip,
      parsed: () => ctx.request as Parsed,
      host: ctx,
    });
    const answer = await calendar.respond(incoming);
    if (answer) write(answer, ctx);
    else await next();
  };
}

/**
 * For `authenticate`: Koa's context of the request; nothing for calls of other hosts.
 * @example authenticate: (_, context) => koaContext<Context>(context)?.session?.user
 */
export function koaContext<C extends object = KoaContext>({
  incoming,
}: AuthContext): (KoaContext & C) | undefined {
  const { host } = incoming;
  return typeof host === "object" && host !== null && "request" in host && "originalUrl" in host
    ? (host as unknown as KoaContext & C)
    : undefined;
}

/** What is missing at the front of the path; `ctx.mountPath` names only the innermost of nested mounts. */
function mountOf({ originalUrl, path }: KoaContext): string {
  const query = originalUrl.indexOf("?");
  const whole = query < 0 ? originalUrl : originalUrl.slice(0, query);
  if (whole === path || !whole.startsWith("/")) return "";
  if (whole.endsWith(path)) return whole.slice(0, -path.length);
  return path === "/" ? whole : "";
}

/** Body first: setting it makes Koa guess a status and a type, which the answer's own then replace. */
function write({ status, headers, body }: Answer, ctx: KoaContext): void {
  ctx.body = koaBody(body);
  ctx.status = status;
  for (const [name, value] of Object.entries(headers)) {
    const values = typeof value === "string" ? value : [...value];
    if (name === "set-cookie" || name === "vary") ctx.append(name, values);
    else ctx.set(name, values);
  }
}

function koaBody(body: Answer["body"]): unknown {
  if (body === null || typeof body === "string") return body;
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
}
