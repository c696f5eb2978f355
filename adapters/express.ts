import type { IncomingMessage, ServerResponse } from "node:http";
import { isHost, originOf, type TrustProxy } from "./node/address.ts";
import { incomingFrom, type Responder, sendAnswer } from "./node.ts";

export interface ExpressOptions {
  /** The path prefix, where it is not that of `app.use(prefix, …)`. */
  readonly mount?: string;
  /** For hosts without a `trust proxy` setting of their own (connect); Express' own setting decides otherwise. */
  readonly trustProxy?: TrustProxy;
}

/** What Express adds to node's request; described here so that nobody needs its types. */
export interface ExpressRequest extends IncomingMessage {
  readonly baseUrl?: string;
  readonly protocol?: string;
  readonly ip?: string | undefined;
  readonly body?: unknown;
  readonly app?: { get(setting: string): unknown };
}

/** A middleware of Express 4 and 5, and of anything that calls its middleware like these. */
export type ExpressHandler = (
  req: ExpressRequest,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

/**
 * Mounts a calendar in Express, before or after body parsers. Paths that are not the calendar's go on to the host.
 * @example app.use("/api", expressAdapter(calendar));
 */
export function expressAdapter(calendar: Responder, options: ExpressOptions = {}): ExpressHandler {
  const { mount, trustProxy = false } = options;
  return async (req, res, next) => {
    try {
      const incoming = incomingFrom(req, res, {
        mount: mount ?? req.baseUrl ?? "",
        trustProxy,
        origin: () => expressOrigin(req, trustProxy),
        ...(req.app && { ip: () => req.ip }),
        parsed: () => parsedBody(req),
        host: req,
      });
      const answer = await calendar.respond(incoming);
      if (answer) await sendAnswer(answer, res, { head: req.method === "HEAD" });
      else next();
    } catch (error) {
      next(error);
    }
  };
}

/** As Express sees it: its setting says whose forwarded headers count. */
function expressOrigin(req: ExpressRequest, trustProxy: TrustProxy): string {
  const trusts = req.app?.get("trust proxy fn");
  if (typeof trusts !== "function") return originOf(req, trustProxy);
  const own = originOf(req, false);
  if (!trusts(req.socket.remoteAddress, 0)) return own;
  const named =
    String(req.headers["x-forwarded-host"] ?? "")
      .split(",", 1)[0]
      ?.trim() ?? "";
  return `${req.protocol ?? "http"}://${isHost(named) ? named : own.slice(own.indexOf("//") + 2)}`;
}

/** Some parsers keep the bytes beside what they made of them. */
function parsedBody(req: ExpressRequest): unknown {
  const { rawBody } = req as { rawBody?: unknown };
  return rawBody instanceof Uint8Array || typeof rawBody === "string" ? rawBody : req.body;
}
