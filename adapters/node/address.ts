import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import {
  forwardedFor,
  forwardedOf,
  originFrom,
  type ReadHeader,
  type TrustProxy,
} from "../shared/forwarded.ts";

/** `http://host:port` of the request, from its `Host` header or, only when told to, from its proxies. */
export function originOf(req: IncomingMessage, trustProxy: TrustProxy): string {
  const { secure = isSecure(req), host = req.headers.host } = forwardedOf(headerOf(req), trustProxy);
  const scheme = secure ? "https" : "http";
  return originFrom(scheme, host) ?? `${scheme}://${localHost(req.socket)}`;
}

/** The client's address: the connection's, or the one that the outermost trusted proxy saw. */
export function ipOf(req: IncomingMessage, trustProxy: TrustProxy): string | undefined {
  return forwardedFor(headerOf(req), trustProxy) ?? req.socket.remoteAddress;
}

/** One header as text; node keeps only cookies of answers as a list. */
export const headerOf =
  (req: IncomingMessage): ReadHeader =>
  (name) => {
    const value = req.headers[name];
    return typeof value === "string" || value === undefined ? value : value.join(", ");
  };

/** Path and query as the client wrote them, also when it sent the whole address as to a proxy. */
export function targetOf(req: IncomingMessage, original?: string): string {
  const target = original ?? (req as { originalUrl?: string }).originalUrl ?? req.url ?? "/";
  if (target.startsWith("/")) return target;
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? target;
  return path.startsWith("/") ? path : `/${path}`;
}

const isSecure = (req: IncomingMessage): boolean =>
  (req.socket as Socket & { encrypted?: boolean }).encrypted === true;

function localHost({ localAddress = "localhost", localPort }: Socket): string {
  const name = localAddress.includes(":") ? `[${localAddress}]` : localAddress;
  return localPort === undefined ? name : `${name}:${localPort}`;
}
