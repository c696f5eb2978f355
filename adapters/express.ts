import type { IncomingMessage, ServerResponse } from "node:http";
import type { AuthContext } from "../src/mod.ts";
import { headerOf, originOf } from "./node/address.ts";
import { incomingFrom, type Responder, sendAnswer } from "./node.ts";
import { forwardedOf, originFrom, prefixOf, type TrustProxy } from "./shared/forwarded.ts";
import type { Parsed } from "./shared/unparse.ts";

declare global {
  namespace Express {
    /** Where Express' plugins declare `user`, `session` and the like. */
    interface Request {}
  }
}

export interface ExpressOptions {
  /** The path prefix, where it is not that of `app.use(prefix, …)`. */
  readonly mount?: string;
  /** For hosts without a `trust proxy` setting of their own (connect); Express' own setting decides otherwise. */
  readonly trustProxy?: TrustProxy;
}

/** What Express and its plugins add to node's request; described here so that nobody needs its types. */
export interface ExpressRequest extends IncomingMessage, Express.Request {
  readonly baseUrl?: string;
  readonly protocol?: string;
  readonly ip?: string | undefined;
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
        prefix: () => prefixOf(headerOf(req), trusted(req) ?? trustProxy),
        ...(req.app && { ip: () => req.ip }),
        parsed: () => req as Parsed,
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

/**
 * For `authenticate`: Express' request, with what its plugins have put there; nothing for calls of other hosts.
 * @example authenticate: (_, context) => expressRequest<{ user?: Caller }>(context)?.user
 */
export function expressRequest<R extends object = ExpressRequest>({
  incoming,
}: AuthContext): (ExpressRequest & R) | undefined {
  const { host } = incoming;
  return typeof host === "object" && host !== null && "rawHeaders" in host && "originalUrl" in host
    ? (host as unknown as ExpressRequest & R)
    : undefined;
}

/** Whether Express' setting believes the connection's other end; nothing without such a setting. */
function trusted(req: ExpressRequest): boolean | undefined {
  const trusts = req.app?.get("trust proxy fn");
  return typeof trusts === "function" ? trusts(req.socket.remoteAddress, 0) === true : undefined;
}

/** As Express sees it: its setting says whose forwarded headers count. */
function expressOrigin(req: ExpressRequest, trustProxy: TrustProxy): string {
  const trust = trusted(req);
  if (!trust) return originOf(req, trust ?? trustProxy);
  const { host } = forwardedOf(headerOf(req), true);
  return originFrom(req.protocol, host) ?? originFrom(req.protocol, req.headers.host) ?? originOf(req, false);
}
