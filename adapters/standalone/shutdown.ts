import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How long a connection that has not asked for anything yet may still do so. */
const UNUSED_MS = 500;

/**
 * Closes a server: accepts nothing new, lets what is in flight finish, and cuts off what is left after the grace.
 * @returns when the last connection is gone.
 */
export function closeGracefully(server: Server, unused: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose answer had its headers sent before now stays open and idle: look again and again.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    // Node counts connections without any request as busy.
    const spare = setTimeout(() => destroyAll(unused), Math.min(UNUSED_MS, graceMs));
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(spare);
      clearTimeout(force);
      resolve();
    });
  });
}

/** Connections on which no request has come yet, kept up to date. */
export function unusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  for (const event of ["request", "checkContinue"])
    server.prependListener(event, (req) => unused.delete(req.socket));
  return unused;
}

const destroyAll = (sockets: Iterable<Socket>): void => {
  for (const socket of sockets) socket.destroy();
};
