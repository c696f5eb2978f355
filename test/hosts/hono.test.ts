import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { setCookie } from "hono/cookie";
import { cors } from "hono/cors";
import { honoAdapter, honoContext } from "../../adapters/hono.ts";
import type { Caller } from "../../src/mod.ts";
import { hostSuite } from "../suites/host/mod.ts";
import { listenOn } from "./listen.ts";
import { versionOf } from "./versions.ts";

interface AppEnv {
  Variables: { user?: Caller };
}

/** What validators and the like leave behind. */
const PARSERS = {
  texts: async ({ req }: Context) => void (await req.text()),
  forms: async ({ req }: Context) => {
    const isForm = /form/.test(req.header("content-type") ?? "");
    await (isForm ? req.parseBody({ all: true }) : req.arrayBuffer());
  },
} as const;

for (const [kind, parse] of Object.entries(PARSERS))
  hostSuite({
    name: `Hono ${versionOf("hono")}, behind parsers of ${kind}`,
    parsers: true,
    middleware: true,
    trustProxy: true,
    elsewhere: true,
    user: (context) => honoContext<AppEnv>(context)?.get("user"),
    async start(calendar, { mount = "", parsers, middleware, trustProxy = false } = {}) {
      const app = new Hono<AppEnv>();
      if (middleware)
        app.use(compress(), cors(), async (c, next) => {
          setCookie(c, "host", "1");
          await next();
        });
      app.use(async (c, next) => {
        if (parsers) await parse(c);
        if (c.req.header("x-session") === "ann") c.set("user", { id: 7, role: "admin" });
        await next();
      });
      app.use(`${decodeURI(mount)}/*`, honoAdapter(calendar, { trustProxy }));
      app.get("/elsewhere", (c) => c.text("elsewhere"));
      return listenOn(createAdaptorServer({ fetch: app.fetch }) as Server);
    },
  });
