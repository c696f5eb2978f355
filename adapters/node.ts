import type { IncomingMessage, ServerResponse } from "node:http";
import { type CalendarError, type Incoming } from "../src/mod.ts";
import { ipOf, originOf, type TrustProxy, targetOf } from "./node/address.ts";
import { readBody } from "./node/body.ts";
import { unparse } from "./node/parsed_body.ts";
import { buildRequest, type RequestClass } from "./node/request.ts";

export type { TrustProxy } from "./node/address.ts";
export { type SendOptions, sendAnswer } from "./node/send.ts";

/** What a host knows better than node's own objects. Functions are called only when the value is needed. */
export interface IncomingOptions {
  /** The path prefix under which the calendar is mounted, as it stands in the address; default none. */
  readonly mount?: string;
  /** Believe `X-Forwarded-Proto`, `-Host` and `-For`: default not, `true`, or the number of proxies. */
  readonly trustProxy?: TrustProxy;
  /** `http://host`, where the host has its own rules for it. */
  readonly origin?: () => string;
  readonly ip?: () => string | undefined;
  /** What a body parser made of the body; looked at only when the body has been read before us. */
  readonly parsed?: () => unknown;
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
export function incomingFrom(req: IncomingMessage, res: ServerResponse, options: IncomingOptions = {}): Incoming {
  return new NodeIncoming(req, res, options);
}

class NodeIncoming implements Incoming {
  readonly method: string;
  readonly mount: string;
  readonly host: unknown;
  readonly #req: IncomingMessage;
  readonly #res: ServerResponse;
  readonly #options: IncomingOptions;
  #url: string | undefined;
  #body: Promise<Uint8Array> | undefined;

  constructor(req: IncomingMessage, res: ServerResponse, options: IncomingOptions) {
    this.method = req.method ?? "GET";
    this.mount = options.mount ?? "";
    this.host = options.host ?? req;
    this.#req = req;
    this.#res = res;
    this.#options = options;
  }

  get url(): string {
    this.#url ??= this.#origin() + targetOf(this.#req);
    return this.#url;
  }

  get ip(): string | undefined {
    const { ip, trustProxy = false } = this.#options;
    return ip ? ip() : ipOf(this.#req, trustProxy);
  }

  header(name: string): string | null {
    if (this.#parsed && STALE.includes(name)) return null;
    const value = this.#req.headers[name];
    return typeof value === "string" ? value : value === undefined ? null : value.join(", ");
  }

  body(limit: number): Promise<Uint8Array> {
    this.#body ??= this.#parsed ? this.#rebuilt(limit) : this.#read(limit);
    return this.#body;
  }

  toRequest(): Request {
    return buildRequest(this.#req, this.#res, {
      Request: this.#options.Request ?? Request,
      url: this.url,
      stream: () => this.#stream(),
      without: this.#parsed ? STALE : [],
    });
  }

}
