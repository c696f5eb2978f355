import type { Server } from "node:http";

/**
 * Closes a server: accepts nothing new, lets what is in flight finish, and cuts off what is left after the grace.
 * @returns when the last connection is gone.
 */
export function closeGracefully(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection whose answer had its headers sent before now stays open and idle: look again and again.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(force);
      resolve();
    });
  });
}
