import { toResponse } from "../src/from_request.ts";
import type { AuthContext, Calendar } from "../src/mod.ts";
import type { TrustProxy } from "./shared/forwarded.ts";
import { webIncoming } from "./web.ts";

export type { TrustProxy } from "./shared/forwarded.ts";

/** How a calendar stands in a server that is one function of a request: Deno, Bun, Cloudflare workers and others. */
export interface FetchOptions {
  /** The path prefix of the calendar, `/api`; default none. */
  readonly mount?: string;
  /** Believe `X-Forwarded-Proto`, `-Host`, `-Prefix` and `-For`: default not, `true`, or the number of proxies. */
  readonly trustProxy?: TrustProxy;
  /** Answers what is not the calendar's; default the calendar's own 404. */
  readonly otherwise?: (request: Request, ...rest: never[]) => Response | Promise<Response>;
}

/** A handler for `Deno.serve`, for `fetch` of `Bun.serve`, and for `fetch` of a worker. */
export type FetchHandler = (request: Request, ...rest: unknown[]) => Promise<Response>;

/**
 * Serves a calendar from a function of a request.
 * @example Deno.serve(fetchAdapter(calendar, { mount: "/api" }));
 * @example Bun.serve({ fetch: fetchAdapter(calendar) });
 * @example export default { fetch: fetchAdapter(calendar) };
 */
export function fetchAdapter(
  calendar: Pick<Calendar, "respond" | "handle">,
  options: FetchOptions = {},
): FetchHandler {
  const { mount = "", trustProxy = false, otherwise } = options;
  return async (request, ...rest) => {
    const ip = () => ipOf(request, rest);
    const answer = await calendar.respond(webIncoming(request, { mount, trustProxy, ip, host: rest }));
    if (answer) return toResponse(answer);
    return otherwise ? otherwise(request, ...(rest as never[])) : calendar.handle(request, { mount });
  };
}

/**
 * For `authenticate`: what the runtime passed along with the request; nothing for calls of other hosts.
 * @example const [env] = fetchArguments<[Env, ExecutionContext]>(context) ?? [];
 */
export const fetchArguments = <Rest extends readonly unknown[]>({
  incoming,
}: AuthContext): Rest | undefined =>
  Array.isArray(incoming.host) ? (incoming.host as unknown as Rest) : undefined;

/** What each runtime passes besides the request. */
interface Deno {
  readonly remoteAddr?: { readonly hostname?: string };
}
interface Bun {
  requestIP?(request: Request): { readonly address: string } | null;
}
interface WorkerContext {
  waitUntil?(promise: Promise<unknown>): void;
}

function ipOf(request: Request, [first, second]: readonly unknown[]): string | undefined {
  const { remoteAddr, requestIP } = (first ?? {}) as Deno & Bun;
  if (remoteAddr) return remoteAddr.hostname;
  if (requestIP) return requestIP.call(first, request)?.address;
  // Anybody can send this header, but in front of a worker the network itself sets it.
  const isWorker = typeof (second as WorkerContext | undefined)?.waitUntil === "function";
  return isWorker ? (request.headers.get("cf-connecting-ip") ?? undefined) : undefined;
}
