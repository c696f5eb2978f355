import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningHost } from "../suites/host/mod.ts";

/** Any node listener on a free port of this machine. */
export async function listen(listener: RequestListener): Promise<RunningHost> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
