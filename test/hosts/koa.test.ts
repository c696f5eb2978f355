import cors from "@koa/cors";
import Koa, { type Middleware } from "koa";
import bodyParser from "koa-bodyparser";
import compress from "koa-compress";
import mounted from "koa-mount";
import Koa2 from "koa2";
import { koaAdapter, koaContext } from "../../adapters/koa.ts";
import type { Caller } from "../../src/mod.ts";
import { hostSuite } from "../suites/host/mod.ts";
import { bareParser } from "./koa_parts.ts";
import { listen } from "./listen.ts";
import { versionOf } from "./versions.ts";

for (const [name, Class] of [
  ["koa", Koa],
  ["koa2", Koa2],
] as const)
  for (const [kind, parser] of [
    ["with the parser's text", () => bodyParser({ strict: false })],
    ["without the parser's text", bareParser],
  ] as const)
    hostSuite({
      name: `Koa ${versionOf(name)}, ${kind}`,
      parsers: true,
      middleware: true,
      trustProxy: true,
      elsewhere: true,
      user: (context) => koaContext<{ state: { user?: Caller } }>(context)?.state.user,
      start(calendar, { mount, parsers, middleware, trustProxy = false } = {}) {
        const app = new Class({ proxy: trustProxy });
        // That clients leave is what some cases are about.
        app.silent = true;
        const own: Middleware = koaAdapter(calendar);
        if (middleware)
          app
            .use(compress({ br: false }))
            .use(cors())
            .use((ctx, next) => {
              ctx.cookies.set("host", "1");
              return next();
            });
        if (parsers) app.use(parser());
        app.use((ctx, next) => {
          if (ctx.get("x-session") === "ann") ctx.state.user = { id: 7, role: "admin" };
          return next();
        });
        app.use(mount ? mounted(mount, own) : own);
        app.use((ctx, next) => {
          if (ctx.path !== "/elsewhere") return next();
          ctx.body = "elsewhere";
        });
        return listen(app.callback());
      },
    });
