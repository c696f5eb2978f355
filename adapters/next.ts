import { toResponse } from "../src/from_request.ts";
import type { AuthContext, Calendar } from "../src/mod.ts";
import { originFrom, type TrustProxy } from "./shared/forwarded.ts";
import { mountOf, pathOf } from "./shared/mount.ts";
import { webIncoming } from "./web.ts";

export type { TrustProxy } from "./shared/forwarded.ts";

export interface NextOptions {
  /** The path prefix, where it is not what stands in front of the catch-all segment. */
  readonly mount?: string;
  /** Believe `X-Forwarded-Proto`, `-Host`, `-Prefix` and `-For`: default not, `true`, or the number of proxies. */
  readonly trustProxy?: TrustProxy;
}

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** A route handler of Next.js 14 and later, which passes its parameters as they are or as a promise. */
export type NextHandler = (request: Request, route: { params: Promise<Params> }) => Promise<Response>;

type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";

/**
 * Route handlers of Next.js for a catch-all route, for example `app/api/[...path]/route.ts`.
 * @example export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(calendar);
 */
export function nextHandlers(
  calendar: Pick<Calendar, "respond" | "handle">,
  options: NextOptions = {},
): Readonly<Record<Method, NextHandler>> {
  const { trustProxy = false } = options;
  const handle: NextHandler = async (request, { params }) => {
    const mount = options.mount ?? mountBefore(await params, pathOf(request.url));
    const origin = originOf(request);
    const incoming = webIncoming(request, { mount, trustProxy, host: request, ...(origin && { origin }) });
    const answer = await calendar.respond(incoming);
    return answer ? toResponse(answer) : calendar.handle(request, { mount });
  };
  return {
    GET: handle,
    HEAD: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}

/**
 * For `authenticate`: the request as Next.js made it, with its cookies; nothing for calls of other hosts.
 * @example nextRequest<NextRequest>(context)?.cookies.get("session")
 */
export function nextRequest<R extends Request = Request>({ incoming }: AuthContext): R | undefined {
  const { host } = incoming;
  return typeof host === "object" && host !== null && "nextUrl" in host ? (host as R) : undefined;
}

/** What stands in front of as many segments as the catch-all has taken. */
function mountBefore(params: Params | undefined, path: string): string {
  const taken = Object.values(params ?? {}).find((value) => Array.isArray(value))?.length ?? 0;
  const segments = path.replace(/\/$/, "").split("/").length - 1;
  return mountOf("/x".repeat(Math.max(0, segments - taken)), path);
}

/**
 * What the client asked for: Next.js names itself in the address of the request, and believes any
 * `X-Forwarded-Proto`. It speaks no TLS of its own: behind a proxy that does, `trustProxy` makes it https.
 */
const originOf = ({ headers }: Request): string | undefined =>
  originFrom("http", headers.get("host") ?? undefined);
