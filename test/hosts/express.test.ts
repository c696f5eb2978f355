import express from "express";
import { expressAdapter } from "../../adapters/express.ts";
import { hostSuite } from "../suites/host/mod.ts";
import { listen } from "./listen.ts";

for (const extended of [true, false])
  hostSuite({
    name: `Express, ${extended ? "nested" : "flat"} forms`,
    parsers: true,
    elsewhere: true,
    start(calendar, { mount, parsers = false } = {}) {
      const app = express();
      if (parsers) app.use(express.json({ strict: false }), express.urlencoded({ extended }), express.text());
      if (mount) app.use(mount, expressAdapter(calendar));
      else app.use(expressAdapter(calendar));
      app.get("/elsewhere", (_req, res) => void res.send("elsewhere"));
      return listen(app);
    },
  });
