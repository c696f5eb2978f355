import compression from "compression";
import cookieParser from "cookie-parser";
import cors from "cors";
import express, { type Application } from "express";
import express4 from "express4";
import multer from "multer";
import { expressAdapter, expressRequest } from "../../adapters/express.ts";
import type { Caller } from "../../src/mod.ts";
import { hostSuite } from "../suites/host/mod.ts";
import { listen } from "./listen.ts";
import { versionOf } from "./versions.ts";

declare global {
  namespace Express {
    interface Request {
      user?: Caller;
    }
  }
}

/** Everything that stands before the calendar in most apps. */
function useMiddleware(app: Application): void {
  app.use(compression(), cors(), cookieParser());
  app.use((_req, res, next) => {
    res.cookie("host", "1");
    next();
  });
}

for (const [name, create] of [
  ["express", express],
  ["express4", express4],
] as const)
  for (const extended of [true, false])
    hostSuite({
      name: `Express ${versionOf(name)}, ${extended ? "nested" : "flat"} forms`,
      parsers: true,
      middleware: true,
      trustProxy: true,
      elsewhere: true,
      user: (context) => expressRequest(context)?.user,
      start(calendar, { mount, parsers, middleware, trustProxy } = {}) {
        const app = create();
        if (trustProxy) app.set("trust proxy", 1);
        // So that a host without any header of its own is tried too.
        app.disable("x-powered-by");
        if (middleware) useMiddleware(app);
        if (parsers)
          app.use(
            create.json({ strict: false }),
            create.urlencoded({ extended }),
            create.text(),
            multer().any(),
          );
        app.use((req, _res, next) => {
          if (req.headers["x-session"] === "ann") req.user = { id: 7, role: "admin" };
          next();
        });
        if (mount) app.use(mount, expressAdapter(calendar));
        else app.use(expressAdapter(calendar));
        app.get("/elsewhere", (_req, res) => void res.send("elsewhere"));
        return listen(app);
      },
    });
