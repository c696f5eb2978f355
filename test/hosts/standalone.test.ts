import { serve } from "../../adapters/undici.ts";
import { hostSuite } from "../suites/host/mod.ts";

hostSuite({
  name: "standalone server",
  async start(calendar, { mount = "" } = {}) {
    const server = await serve(calendar, { port: 0, mount, logLevel: "silent", shutdownGraceMs: 200 });
    return { url: server.url, stop: () => server.close() };
  },
});
