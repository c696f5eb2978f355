import { parse } from "node:querystring";
import { text } from "node:stream/consumers";
import formidable from "formidable";
import type { Middleware } from "koa";

/** A parser that leaves nothing but what it made of the body: no text, and lists for all fields of multipart forms. */
export function bareParser(): Middleware {
  return async (ctx, next) => {
    const request = ctx.request as unknown as { body?: unknown; files?: unknown };
    const kind = ctx.request.is("json", "urlencoded", "multipart");
    if (kind === "multipart") [request.body, request.files] = await formidable().parse(ctx.req);
    else if (kind) {
      const body = await text(ctx.req);
      request.body = kind === "json" ? JSON.parse(body || "{}") : parse(body);
    } else request.body = {};
    await next();
  };
}
