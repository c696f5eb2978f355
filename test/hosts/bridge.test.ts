import { sendResponse, toRequest } from "../../adapters/undici.ts";
import { hostSuite } from "../suites/host/mod.ts";
import { listen } from "./listen.ts";

hostSuite({
  name: "node:http with toRequest and sendResponse",
  start: (calendar, { mount = "" } = {}) =>
    listen(async (req, res) => {
      await sendResponse(await calendar.handle(toRequest(req, res), { mount }), res);
    }),
});
