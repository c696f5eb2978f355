import { parse } from "node:querystring";
import { text } from "node:stream/consumers";
import type { Middleware } from "koa";

/** What koa-mount does: takes a prefix off the path for one middleware. */
export function mounted(prefix: string, middleware: Middleware): Middleware {
  return async (ctx, next) => {
    const { path } = ctx;
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return next();
    ctx.path = path.slice(prefix.length) || "/";
    await middleware(ctx, async () => {
      ctx.path = path;
      await next();
      ctx.path = path.slice(prefix.length) || "/";
    });
    ctx.path = path;
  };
}

/** What koa-bodyparser does, with or without keeping the text. */
export function bodyParser(keepText: boolean): Middleware {
  return async (ctx, next) => {
    const request = ctx.request as unknown as { body?: unknown; rawBody?: string };
    const kind = ctx.request.is("json", "urlencoded");
    if (!kind) request.body = {};
    else {
      const body = await text(ctx.req);
      request.body = kind === "json" ? JSON.parse(body || "{}") : parse(body);
      if (keepText) request.rawBody = body;
    }
    await next();
  };
}
