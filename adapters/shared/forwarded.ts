/** What proxies say about a request, and how far they are believed. */

/** `true` trusts every proxy; a number, that many of them, counted from this server outwards. */
export type TrustProxy = boolean | number;

/** One header of a request, by its name in lower case; nothing where it is absent. */
export type ReadHeader = (name: string) => string | null | undefined;

/** What may stand between `//` and the path. Anything else could move the path, so it is not taken over. */
const HOST = /^(?:[A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;
const PREFIX = /^(?:\/[A-Za-z0-9._~%!$&'()*+;=:@-]+)+$/;

/** The last good one: nearly all requests have the same. */
let known = "localhost";

/** Tells whether a `Host` header can be part of an address. */
export function isHost(text: string): boolean {
  if (text !== known && HOST.test(text)) known = text;
  return text === known;
}

/** `http://host` of what a host says about a request, nothing where that can be no address. */
export const originFrom = (protocol: string | undefined, host: string | undefined): string | undefined =>
  host !== undefined && isHost(host) ? `${protocol === "https" ? "https" : "http"}://${host}` : undefined;

/** What the outermost trusted proxy was asked for; every member is absent where no trusted proxy tells. */
export interface Forwarded {
  readonly secure?: boolean | undefined;
  readonly host?: string | undefined;
  /** A path prefix that the proxy took off, `/town`. */
  readonly prefix?: string | undefined;
}

/** `X-Forwarded-Proto`, `-Host` and `-Prefix`, only when told to believe them. */
export function forwardedOf(header: ReadHeader, trustProxy: TrustProxy): Forwarded {
  if (!trustProxy) return NOTHING;
  const proto = chosen(header, "x-forwarded-proto", trustProxy)?.toLowerCase();
  return {
    secure: proto === undefined ? undefined : proto === "https",
    host: chosen(header, "x-forwarded-host", trustProxy),
    prefix: prefixOf(header, trustProxy),
  };
}

/** The client's address as the outermost trusted proxy saw it. */
export const forwardedFor = (header: ReadHeader, trustProxy: TrustProxy): string | undefined =>
  chosen(header, "x-forwarded-for", trustProxy);

/** The path prefix that a trusted proxy took off, nothing where it tells none or none that can be one. */
export function prefixOf(header: ReadHeader, trustProxy: TrustProxy): string | undefined {
  const prefix = chosen(header, "x-forwarded-prefix", trustProxy)?.replace(/\/$/, "");
  if (prefix === undefined || prefix.length > MAX_PREFIX || !PREFIX.test(prefix)) return undefined;
  return prefix.split("/").some((part) => part === "." || part === "..") ? undefined : prefix;
}

const MAX_PREFIX = 200;
const NOTHING: Forwarded = Object.freeze({});

/** Every proxy appends to the list, so what the last trusted one wrote is counted from its end. */
function chosen(header: ReadHeader, name: string, trustProxy: TrustProxy): string | undefined {
  if (!trustProxy) return undefined;
  const value = header(name);
  if (value === undefined || value === null) return undefined;
  const list = value.split(",");
  const at = trustProxy === true ? 0 : Math.max(0, list.length - trustProxy);
  return list[at]?.trim() || undefined;
}
