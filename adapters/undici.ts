import type { IncomingMessage, ServerResponse } from "node:http";
import { Request as UndiciRequest } from "undici";
import { fromResponse } from "../src/from_response.ts";
import { type IncomingOptions, incomingFrom, type RequestClass, sendAnswer } from "./node.ts";
import type { ServeOptions } from "./standalone/options.ts";
import { type Servable, type Server, startServer } from "./standalone/serve.ts";

export { type ImageFetcherOptions, imageFetcher } from "./images/fetcher.ts";
export type { TrustProxy } from "./node.ts";
export type { Log, LogEntry, LogLevel } from "./standalone/log.ts";
export type { ServeOptions } from "./standalone/options.ts";
export type { Servable, Server } from "./standalone/serve.ts";

/** Undici's class does all that the platform's does; only its types have a name of their own. */
const Request = UndiciRequest as unknown as RequestClass;

/**
 * Serves a calendar on a port of its own; starts it, and stops it when the server closes.
 * @throws the system's error when the port cannot be had, for example `EADDRINUSE`.
 * @example
 * const server = await serve(calendar, { port: 8080 });
 * process.once("SIGTERM", () => server.close());
 */
export const serve = (calendar: Servable, options: ServeOptions = {}): Promise<Server> =>
  startServer(calendar, options, Request);

/**
 * A request of `node:http` as undici's `Request`: raw headers, the body untouched until it is read, aborted when
 * the client leaves.
 * @example const response = await calendar.handle(toRequest(req, res));
 */
export const toRequest = (
  req: IncomingMessage,
  res: ServerResponse,
  options: Omit<IncomingOptions, "Request"> = {},
): Request => incomingFrom(req, res, { ...options, Request }).toRequest();

/**
 * Writes a `Response` of any class to node's own: every cookie, streams with back-pressure, nothing after the
 * client has left.
 * @example await sendResponse(await calendar.handle(toRequest(req, res)), res);
 */
export async function sendResponse(response: Response, res: ServerResponse): Promise<void> {
  await sendAnswer(fromResponse(response), res, { head: res.req.method === "HEAD" });
}
