import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningHost } from "../suites/host/mod.ts";

/** Any node listener on a free port of this machine. */
export const listen = (listener: RequestListener): Promise<RunningHost> => listenOn(createServer(listener));

/** A node server on a free port of this machine. */
export async function listenOn(server: Server): Promise<RunningHost> {
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
