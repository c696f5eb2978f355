import { createServer, type Server as NodeServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Calendar } from "../../src/mod.ts";
import type { RequestClass } from "../node.ts";
import { refuseClient } from "./client_error.ts";
import { createHandler } from "./handler.ts";
import { type ServeOptions, type Settings, settingsOf } from "./options.ts";
import { closeGracefully, unusedConnections } from "./shutdown.ts";

/** A running standalone server. */
export interface Server {
  /** `http://host:port`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Finishes what is in flight, then stops the calendar and its store. Calling it again waits for the same end. */
  close(): Promise<void>;
}

/** The parts of a calendar that the server uses. */
export type Servable = Pick<Calendar, "respond" | "start" | "stop">;

/** Starts the calendar and a server in front of it; `Request` is the class that plugins get. */
export async function startServer(
  calendar: Servable,
  options: ServeOptions,
  Request: RequestClass,
): Promise<Server> {
  const settings = settingsOf(options);
  let closing: Promise<void> | undefined;
  const handle = createHandler({ calendar, settings, Request, stopping: () => closing !== undefined });
  const server = createNodeServer(settings, handle);
  const unused = unusedConnections(server);
  await calendar.start();
  try {
    await listen(server, settings);
  } catch (error) {
    await calendar.stop();
    throw error;
  }
  const end = async (): Promise<void> => {
    if (settings.drainMs > 0) await wait(settings.drainMs);
    await closeGracefully(server, unused, settings.shutdownGraceMs);
    await calendar.stop();
  };
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${urlHost(settings.host)}:${port}`,
    port,
    close() {
      closing ??= end();
      return closing;
    },
  };
}

function createNodeServer(settings: Settings, handle: ReturnType<typeof createHandler>): NodeServer {
  const { headerTimeoutMs: headersTimeout, requestTimeoutMs: requestTimeout, keepAliveTimeoutMs } = settings;
  const timeouts = [headersTimeout, requestTimeout].filter((ms) => ms > 0);
  const server = createServer({
    headersTimeout,
    requestTimeout,
    keepAliveTimeout: keepAliveTimeoutMs,
    // How often node looks for connections that took too long; its default would let a 1 s limit last 30 s.
    connectionsCheckingInterval: Math.max(100, Math.min(5_000, ...timeouts.map((ms) => ms / 2))),
  });
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on("request", (req, res) => {
    answers.set(req.socket, res);
    void handle(req, res);
  });
  server.on("checkContinue", (req, res) => {
    answers.set(req.socket, res);
    void handle(req, res, () => res.writeContinue());
  });
  server.on("clientError", (error, socket) => {
    const res = answers.get(socket as Socket);
    refuseClient(error, socket as Socket, res?.headersSent === true && !res.writableFinished);
  });
  return server;
}

function listen(server: NodeServer, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: 1024 }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** An address that stands for every interface cannot be visited, this machine can. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
