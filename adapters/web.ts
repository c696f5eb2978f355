import { CalendarError } from "../src/errors.ts";
import { fromRequest } from "../src/from_request.ts";
import type { Calendar, Incoming } from "../src/mod.ts";
import { forwardedFor, forwardedOf, isHost, type TrustProxy } from "./shared/forwarded.ts";
import { LOST_BODY, type Parsed, STALE, unparse } from "./shared/unparse.ts";

/** The part of a calendar that host adapters use. */
export type Responder = Pick<Calendar, "respond">;

/** What a host with web-standard requests knows besides them. */
export interface WebOptions {
  /** The path prefix under which the calendar is mounted, as it stands in the address; default none. */
  readonly mount?: string;
  /** Believe `X-Forwarded-Proto`, `-Host`, `-Prefix` and `-For`: default not, `true`, or the number of proxies. */
  readonly trustProxy?: TrustProxy;
  /** `http://host`, where the request's own address does not say what the client wrote. */
  readonly origin?: string;
  readonly ip?: () => string | undefined;
  /** What the host made of the body; asked for only when the body has been read before us. */
  readonly parsed?: () => Parsed | Promise<Parsed>;
  /** Passed on to `authenticate` as `context.incoming.host`. */
  readonly host?: unknown;
}

/** A web-standard request of a host as the calendar wants it. */
export function webIncoming(request: Request, options: WebOptions): Incoming {
  const { mount = "", trustProxy = false, host } = options;
  const header = (name: string): string | null => request.headers.get(name);
  const { prefix = "", ...proxy } = forwardedOf(header, trustProxy);
  const url = addressOf(request.url, options.origin, proxy, prefix);
  const whole = fromRequest(request, { mount: prefix + mount, host });
  const wasRead = request.bodyUsed;
  const body = wasRead ? (limit: number) => rebuilt(request, limit, options.parsed) : whole.body;
  return {
    ...whole,
    url,
    get ip() {
      return forwardedFor(header, trustProxy) ?? options.ip?.();
    },
    header: (name) => (STALE.has(name) && wasRead ? null : header(name)),
    body,
    toRequest: once(() => requestOf(request, url, wasRead && (() => body(Number.POSITIVE_INFINITY)))),
  };
}

/** The host's own request as long as it says all; its body is made anew where the host has read it. */
function requestOf(request: Request, url: string, body: false | (() => Promise<Uint8Array>)): Request {
  if (!body) return url === request.url ? request : new Request(url, request);
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(await body());
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const { method, signal } = request;
  const headers = [...request.headers].filter(([name]) => !STALE.has(name));
  return new Request(url, { method, headers, signal, body: stream, duplex: "half" } as RequestInit);
}

/** The address as the client wrote it: what a proxy has changed is put back. */
function addressOf(
  url: string,
  origin: string | undefined,
  proxy: { readonly secure?: boolean | undefined; readonly host?: string | undefined },
  prefix: string,
): string {
  if (origin === undefined && proxy.secure === undefined && proxy.host === undefined && !prefix) return url;
  const from = url.indexOf("://") + 3;
  const slash = url.indexOf("/", from);
  const [scheme = "http", own = ""] = (origin ?? url.slice(0, slash)).split("://");
  const name = proxy.secure === undefined ? scheme : proxy.secure ? "https" : "http";
  return `${name}://${proxy.host !== undefined && isHost(proxy.host) ? proxy.host : own}${prefix}${url.slice(slash)}`;
}

async function rebuilt(request: Request, limit: number, parsed: WebOptions["parsed"]): Promise<Uint8Array> {
  const bytes = unparse((await parsed?.()) ?? {}, request.headers.get("content-type") ?? "");
  if (bytes === undefined) throw new TypeError(LOST_BODY);
  if (bytes.length > limit) throw new CalendarError("rest_body_too_large");
  return bytes;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
