import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** `true` trusts every proxy; a number, that many of them, counted from this server outwards. */
export type TrustProxy = boolean | number;

/** What may stand between `//` and the path. Anything else could move the path, so it is not taken over. */
const HOST = /^(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

/** Tells whether a `Host` header can be part of an address. */
export const isHost = (text: string): boolean => HOST.test(text);

/** `http://host:port` of the request, from its `Host` header or, only when told to, from its proxies. */
export function originOf(req: IncomingMessage, trustProxy: TrustProxy): string {
  const proto = forwarded(req, "x-forwarded-proto", trustProxy)?.toLowerCase();
  const secure = proto === undefined ? isSecure(req) : proto === "https";
  const host = forwarded(req, "x-forwarded-host", trustProxy) ?? req.headers.host;
  return `${secure ? "https" : "http"}://${host !== undefined && isHost(host) ? host : localHost(req.socket)}`;
}

/** The client's address: the connection's, or the one that the outermost trusted proxy saw. */
export function ipOf(req: IncomingMessage, trustProxy: TrustProxy): string | undefined {
  return forwarded(req, "x-forwarded-for", trustProxy) ?? req.socket.remoteAddress;
}

/** Path and query as the client wrote them, also when it sent the whole address as to a proxy. */
export function targetOf(req: IncomingMessage, original?: string): string {
  const target = original ?? (req as { originalUrl?: string }).originalUrl ?? req.url ?? "/";
  if (target.startsWith("/")) return target;
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? target;
  return path.startsWith("/") ? path : `/${path}`;
}

/** Every proxy appends to the list, so what the last trusted one wrote is counted from its end. */
function forwarded(req: IncomingMessage, name: string, trustProxy: TrustProxy): string | undefined {
  if (trustProxy === false || trustProxy === 0) return undefined;
  const value = req.headers[name];
  if (value === undefined) return undefined;
  const list = String(value).split(",");
  const at = trustProxy === true ? 0 : Math.max(0, list.length - trustProxy);
  return list[at]?.trim() || undefined;
}

const isSecure = (req: IncomingMessage): boolean =>
  (req.socket as Socket & { encrypted?: boolean }).encrypted === true;

function localHost({ localAddress = "localhost", localPort }: Socket): string {
  const name = localAddress.includes(":") ? `[${localAddress}]` : localAddress;
  return localPort === undefined ? name : `${name}:${localPort}`;
}
