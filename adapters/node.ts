import type { IncomingMessage, ServerResponse } from "node:http";
import { CalendarError } from "../src/errors.ts";
import type { Calendar, Incoming } from "../src/mod.ts";
import { headerOf, ipOf, originOf, targetOf } from "./node/address.ts";
import { readBody } from "./node/body.ts";
import { buildRequest, type RequestClass } from "./node/request.ts";
import { prefixOf, type TrustProxy } from "./shared/forwarded.ts";
import { LOST_BODY, type Parsed, STALE, unparse } from "./shared/unparse.ts";

export type { RequestClass } from "./node/request.ts";
export { sendAnswer } from "./node/send.ts";
export type { TrustProxy } from "./shared/forwarded.ts";

/** The part of a calendar that host adapters use. */
export type Responder = Pick<Calendar, "respond">;

/** What a host knows better than node's own objects. Functions are called only when the value is needed. */
export interface IncomingOptions {
  /** The path prefix under which the calendar is mounted, as it stands in the address; default none. */
  readonly mount?: string;
  /** Path and query as the client wrote them, where the host has changed `req.url`; default `req.originalUrl`. */
  readonly target?: string;
  /** Believe `X-Forwarded-Proto`, `-Host`, `-Prefix` and `-For`: default not, `true`, or the number of proxies. */
  readonly trustProxy?: TrustProxy;
  /** `http://host`, where the host has its own rules for it. */
  readonly origin?: () => string;
  /** The path that a proxy took off in front of `mount`, where the host has its own rules for it. */
  readonly prefix?: () => string | undefined;
  readonly ip?: () => string | undefined;
  /** What a body parser made of the body; looked at only when the body has been read before us. */
  readonly parsed?: () => Parsed;
  /** Passed on to `authenticate` as `context.incoming.host`; default node's request. */
  readonly host?: unknown;
  /** The class of `toRequest`; default the platform's. */
  readonly Request?: RequestClass;
  /** Called before the first byte of the body is read. */
  readonly beforeBody?: () => void;
}

/**
 * A request of `node:http` as the calendar wants it. Nothing is read, copied or parsed before it is asked for.
 * @example const answer = await calendar.respond(incomingFrom(req, res, { mount: "/api" }));
 */
export function incomingFrom(
  req: IncomingMessage,
  res: ServerResponse,
  options: IncomingOptions = {},
): Incoming {
  return new NodeIncoming(req, res, options);
}

class NodeIncoming implements Incoming {
  readonly method: string;
  readonly mount: string;
  readonly host: unknown;
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  readonly #options: IncomingOptions;
  readonly #prefix: string;
  #url: string | undefined;
  #body: Promise<Uint8Array> | undefined;

  constructor(req: IncomingMessage, res: ServerResponse, options: IncomingOptions) {
    const { mount = "", trustProxy = false, prefix = () => prefixOf(headerOf(req), trustProxy) } = options;
    this.#prefix = prefix() ?? "";
    this.method = req.method ?? "GET";
    this.mount = this.#prefix + mount;
    this.host = options.host ?? req;
    this.#req = req;
    this.#res = res;
    this.#options = options;
  }

  get url(): string {
    const { origin, trustProxy = false, target } = this.#options;
    this.#url ??=
      (origin ? origin() : originOf(this.#req, trustProxy)) + this.#prefix + targetOf(this.#req, target);
    return this.#url;
  }

  get ip(): string | undefined {
    const { ip, trustProxy = false } = this.#options;
    return ip ? ip() : ipOf(this.#req, trustProxy);
  }

  /** A field, so that it works when it is taken off the object. */
  readonly header = (name: string): string | null => {
    if (STALE.has(name) && this.#wasRead()) return null;
    const value = this.#req.headers[name];
    return typeof value === "string" ? value : value === undefined ? null : value.join(", ");
  };

  body(limit: number): Promise<Uint8Array> {
    this.#body ??= this.#wasRead() ? this.#rebuilt(limit) : this.#read(limit);
    return this.#body;
  }

  toRequest(): Request {
    return buildRequest(this.#req, this.#res, {
      Request: this.#options.Request ?? Request,
      url: this.url,
      stream: () => this.#stream(),
      without: this.#wasRead() ? STALE : NONE,
    });
  }

  /** Somebody before us has read the body; once we read it ourselves it does not count. */
  #wasRead(): boolean {
    // An empty body can be read to its end without a single byte being read.
    const { readableDidRead, readableEnded } = this.#req;
    return this.#body === undefined && (readableDidRead || readableEnded);
  }

  #read(limit: number): Promise<Uint8Array> {
    return readBody(this.#req, limit, this.#options.beforeBody);
  }

  async #rebuilt(limit: number): Promise<Uint8Array> {
    // Parsers make an empty object of an empty body.
    if (!hasBody(this.#req)) return new Uint8Array();
    const bytes = unparse(this.#options.parsed?.() ?? {}, this.#req.headers["content-type"] ?? "");
    if (bytes === undefined) throw new TypeError(LOST_BODY);
    if (bytes.length > limit) throw new CalendarError("rest_body_too_large");
    return bytes;
  }

  /** The body for `toRequest`: what has been read already, or else the connection itself. */
  #stream(): AsyncIterator<Uint8Array> {
    if (this.#body === undefined && !this.#wasRead()) return this.#req[Symbol.asyncIterator]();
    return once(this.body(Number.POSITIVE_INFINITY));
  }
}

const NONE: ReadonlySet<string> = new Set();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

async function* once(bytes: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  const all = await bytes;
  if (all.length > 0) yield all;
}
