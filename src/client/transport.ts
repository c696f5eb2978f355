import { ClientError, refusal } from "./client_error.ts";
import { remember } from "./etags.ts";
import type { CallOptions, ClientAuth, ClientOptions } from "./options.ts";
import { pause, retryAfter, type Safety, waitBefore } from "./retry.ts";

/** One request: `path` stands below the namespace. */
export interface Order {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly data?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly safety: Safety;
  /** Given again when the server says that nothing has changed. */
  readonly known?: object | undefined;
}

/** Sends orders to one server and tries again where that is safe. */
export interface Transport {
  readonly baseUrl: string;
  readonly isIdempotent: boolean;
  send<T extends object>(order: Order, options: CallOptions): Promise<T>;
}

type Settled = Required<Pick<ClientOptions, "retry" | "timeoutMs" | "headers" | "fetch">> &
  Pick<ClientOptions, "auth"> & { readonly baseUrl: string };

/** @throws {TypeError} for options that cannot work */
export function createTransport(options: ClientOptions): Transport {
  const { baseUrl } = options;
  if (!URL.canParse(baseUrl) || !/^https?:/i.test(baseUrl))
    throw new TypeError(
      `Cannot create the client: option "baseUrl" must be the address of the namespace, got ${JSON.stringify(baseUrl)}`,
    );
  const settled: Settled = {
    // A bare `fetch` that is called as a method of something else throws in browsers.
    fetch: (request) => fetch(request),
    retry: {},
    timeoutMs: 30_000,
    headers: {},
    ...options,
    baseUrl: baseUrl.replace(/\/+$/, ""),
  };
  return {
    baseUrl: settled.baseUrl,
    isIdempotent: options.idempotent ?? true,
    send: (order, call) => sendPatiently(settled, order, call),
  };
}

async function sendPatiently<T extends object>(
  settled: Settled,
  order: Order,
  { signal, headers }: CallOptions,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted();
    try {
      return await sendOnce<T>(settled, { ...order, headers: { ...headers, ...order.headers } }, signal);
    } catch (error) {
      const ms = waitBefore(tries, error, order.safety, settled.retry);
      if (ms === undefined) throw error;
      await pause(ms, signal);
    }
  }
}

async function sendOnce<T extends object>(
  settled: Settled,
  order: Order,
  signal: AbortSignal | undefined,
): Promise<T> {
  const { method, path, data } = order;
  const timeout = settled.timeoutMs > 0 ? AbortSignal.timeout(settled.timeoutMs) : undefined;
  const signals = [signal, timeout].filter((one) => one !== undefined);
  const request = new Request(settled.baseUrl + path, {
    method,
    headers: await headersOf(settled, order),
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    signal: AbortSignal.any(signals),
  });
  try {
    const answer = settled.fetch(request).then((response) => read<T>(response, order));
    return await Promise.race([answer, ended(request.signal)]);
  } catch (error) {
    throw failure(error, signal, timeout, `${method} ${path}`);
  }
}

/** Rejects when the signal says so, also where the `fetch` that was given takes no notice of it. */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

async function headersOf({ auth, headers }: Settled, order: Order): Promise<Headers> {
  const all = new Headers({ accept: "application/json", ...headers, ...order.headers });
  if (order.data !== undefined) all.set("content-type", "application/json");
  if (auth !== undefined) all.set("authorization", await authorization(auth));
  return all;
}

async function authorization(auth: ClientAuth): Promise<string> {
  if (typeof auth === "function") return auth();
  if ("token" in auth) return `Bearer ${auth.token}`;
  // `btoa` takes bytes only.
  const bytes = new TextEncoder().encode(`${auth.user}:${auth.password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

async function read<T extends object>(response: Response, { known }: Order): Promise<T> {
  if (response.status === 304 && known !== undefined) return known as T;
  const body: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  if (!response.ok) throw refusal(response, body, retryAfter(response.headers.get("retry-after")));
  if (typeof body === "object" && body !== null) return remember(body as T, response.headers.get("etag"));
  throw new ClientError(
    "unreadable_answer",
    "The server answered something that is no JSON object",
    response,
  );
}

/** What a failed try is thrown as: the caller's own reason, or an error of ours. */
function failure(
  error: unknown,
  signal: AbortSignal | undefined,
  timeout: AbortSignal | undefined,
  what: string,
) {
  if (error instanceof ClientError) return error;
  if (signal?.aborted) return signal.reason;
  if (timeout?.aborted)
    return new ClientError("timeout", `Cannot ${what}: no answer in time`, { status: 0, cause: error });
  return new ClientError("network_error", `Cannot ${what}: the server was not reached`, {
    status: 0,
    cause: error,
  });
}
