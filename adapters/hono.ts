import type { Context, Env, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Answer, AuthContext } from "../src/mod.ts";
import type { TrustProxy } from "./shared/forwarded.ts";
import { mountOf, pathOf } from "./shared/mount.ts";
import type { Parsed } from "./shared/unparse.ts";
import { type Responder, webIncoming } from "./web.ts";

export type { TrustProxy } from "./shared/forwarded.ts";

export interface HonoOptions {
  /** The path prefix, where it is not what stands in front of the `*` of the route. */
  readonly mount?: string;
  /** Believe `X-Forwarded-Proto`, `-Host`, `-Prefix` and `-For`: default not, `true`, or the number of proxies. */
  readonly trustProxy?: TrustProxy;
}

/**
 * Mounts a calendar in Hono, in any of its runtimes. Paths that are not the calendar's go on to the host.
 * @example app.use("/api/*", honoAdapter(calendar));
 */
export function honoAdapter(calendar: Responder, options: HonoOptions = {}): MiddlewareHandler {
  const { mount, trustProxy = false } = options;
  return async (c, next) => {
    const incoming = webIncoming(c.req.raw, {
      mount: mount ?? mountOf(routePath(c), pathOf(c.req.url)),
      trustProxy,
      ip: () => ipOf(c),
      parsed: () => parsedBody(c),
      host: c,
    });
    const answer = await calendar.respond(incoming);
    return answer ? write(answer, c) : next();
  };
}

/**
 * For `authenticate`: Hono's context of the request; nothing for calls of other hosts.
 * @example authenticate: (_, context) => honoContext<AppEnv>(context)?.get("user")
 */
export function honoContext<E extends Env = Env>({ incoming }: AuthContext): Context<E> | undefined {
  const { host } = incoming;
  return typeof host === "object" && host !== null && "req" in host && "var" in host
    ? (host as Context<E>)
    : undefined;
}

/** What the runtime below tells: node-server, Bun and workers each in their own way. */
function ipOf(c: Context): string | undefined {
  const env = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return env.incoming?.socket?.remoteAddress;
}

/** Hono remembers what `json()`, `parseBody()` and the like have read. */
async function parsedBody(c: Context): Promise<Parsed> {
  const { bodyCache } = c.req;
  if (Object.keys(bodyCache).length === 0) return {};
  if (bodyCache.formData) return { body: await c.req.formData() };
  return { body: new Uint8Array(await c.req.arrayBuffer()) };
}

/** Through the context, so that headers which middleware has set before are kept. */
function write({ status, headers, body }: Answer, c: Context): Response {
  for (const [name, value] of Object.entries(headers)) {
    const append = name === "set-cookie" || name === "vary";
    for (const one of typeof value === "string" ? [value] : value) c.header(name, one, { append });
  }
  c.status(status as Parameters<typeof c.status>[0]);
  return c.body(body as Parameters<typeof c.body>[0]);
}
