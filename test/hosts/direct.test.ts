import { hostSuite } from "../suites/host/mod.ts";

const url = "http://direct.test";

hostSuite({
  name: "handle",
  sockets: false,
  async start(calendar, { mount = "" } = {}) {
    return {
      url,
      stop: () => calendar.stop(),
      fetch: (address, init) => calendar.handle(new Request(address, init), { mount }),
    };
  },
});
