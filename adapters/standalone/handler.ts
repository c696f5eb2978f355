import type { IncomingMessage, ServerResponse } from "node:http";
import { type Awaitable, isLater, settled } from "../../src/awaitable.ts";
import type { Answer } from "../../src/mod.ts";
import { ipOf, targetOf } from "../node/address.ts";
import type { SendOptions } from "../node/send.ts";
import { incomingFrom, type RequestClass, type Responder, sendAnswer } from "../node.ts";
import { isHost } from "../shared/forwarded.ts";
import { createLog, isLogged, loggedPath, printable } from "./log.ts";
import type { Settings } from "./options.ts";
import { BAD_HOST, FAILED, healthAnswer, NOT_FOUND } from "./plain_answers.ts";
import { requestIdOf } from "./request_id.ts";

/** What the handler needs besides the request. */
export interface Handling {
  readonly calendar: Responder;
  readonly settings: Settings;
  /** Whether the server has been told to stop. */
  readonly stopping: () => boolean;
  readonly Request: RequestClass;
}

type Listener = (req: IncomingMessage, res: ServerResponse, beforeBody?: () => void) => Promise<void>;

/** A listener for `request` of a node server: answers, and logs what it answered. It never rejects. */
export function createHandler(handling: Handling): Listener {
  const { settings, stopping } = handling;
  const record = createRecord(settings);
  const answer = createAnswer(handling);

  return async (req, res, beforeBody) => {
    const started = performance.now();
    const id = requestIdOf(req);
    let found: Answer;
    try {
      found = (await answer(req, res, beforeBody)) ?? NOT_FOUND;
    } catch (error) {
      found = failed(error);
    }
    const headers = ["x-request-id", id];
    // Makes keep-alive clients take their next request elsewhere.
    if (stopping()) headers.push("connection", "close");
    const sent = deliver(found, res, { head: req.method === "HEAD", headers });
    const bytes = isLater(sent) ? await sent : sent;
    const end = (): void => record?.(req, res, { id, started, bytes });
    if (res.closed) end();
    else if (record) res.on("close", end);
  };
}

/** Sends the answer, or what can still be sent. @returns the bytes of the body */
function deliver(answer: Answer, res: ServerResponse, options: SendOptions): Awaitable<number> {
  const sent = settled(() => sendAnswer(answer, res, options));
  return isLater(sent) ? sent.catch((error: unknown) => rescue(error, res, options)) : sent;
}

/** A header of a plugin that cannot be one, or a stream that broke: its client notices, and whoever runs the server should. */
function rescue(error: unknown, res: ServerResponse, { headers = [] }: SendOptions): Awaitable<number> {
  console.error("Cannot finish an answer:", error);
  if (!res.headersSent) return sendAnswer(FAILED, res, { headers });
  res.destroy();
  return 0;
}

function createAnswer({ calendar, settings, stopping, Request }: Handling) {
  const { healthPath, mount, trustProxy } = settings;
  return (
    req: IncomingMessage,
    res: ServerResponse,
    beforeBody?: () => void,
  ): Awaitable<Answer | undefined> => {
    if (isHealth(req, healthPath)) return healthAnswer(stopping());
    const { host } = req.headers;
    if (host !== undefined && !isHost(host)) return BAD_HOST;
    const options = beforeBody ? { mount, trustProxy, Request, beforeBody } : { mount, trustProxy, Request };
    return calendar.respond(incomingFrom(req, res, options));
  };
}

interface Outcome {
  readonly id: string;
  readonly started: number;
  readonly bytes: number;
}

function createRecord({ log, logLevel, healthPath, trustProxy }: Settings) {
  if (logLevel === "silent") return undefined;
  const write = createLog(log);
  return (req: IncomingMessage, res: ServerResponse, { id, started, bytes }: Outcome): void => {
    if (!isLogged(logLevel, res.statusCode, isHealth(req, healthPath))) return;
    write({
      time: new Date().toISOString(),
      method: req.method ?? "",
      path: loggedPath(targetOf(req)),
      status: res.statusCode,
      bytes,
      ms: Math.round((performance.now() - started) * 10) / 10,
      requestId: id,
      ...(!res.writableFinished && { aborted: true as const }),
      ...(logLevel === "debug" && {
        ip: ipOf(req, trustProxy),
        userAgent: printable(req.headers["user-agent"] ?? ""),
      }),
    });
  };
}

function isHealth(req: IncomingMessage, healthPath: string): boolean {
  const { method, url = "" } = req;
  if (!url.startsWith(healthPath) || (method !== "GET" && method !== "HEAD")) return false;
  return url.length === healthPath.length || url[healthPath.length] === "?";
}

/** Calendars never reject; should one do so all the same, its client gets an answer. */
function failed(error: unknown): Answer {
  console.error("Cannot answer:", error);
  return FAILED;
}
