import Koa, { type Middleware } from "koa";
import { koaAdapter } from "../../adapters/koa.ts";
import { hostSuite } from "../suites/host/mod.ts";
import { bodyParser, mounted } from "./koa_parts.ts";
import { listen } from "./listen.ts";

for (const keepText of [true, false])
  hostSuite({
    name: `Koa, ${keepText ? "with" : "without"} the parser's text`,
    parsers: true,
    elsewhere: true,
    start(calendar, { mount, parsers = false } = {}) {
      const app = new Koa();
      // That clients leave is what some cases are about.
      app.silent = true;
      const own: Middleware = koaAdapter(calendar);
      if (parsers) app.use(bodyParser(keepText));
      app.use(mount ? mounted(mount, own) : own);
      app.use((ctx, next) => {
        if (ctx.path !== "/elsewhere") return next();
        ctx.body = "elsewhere";
      });
      return listen(app.callback());
    },
  });
