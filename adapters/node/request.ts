import type { IncomingMessage, ServerResponse } from "node:http";
import { clientGone } from "../../src/stream.ts";

/** The `Request` class to build: the platform's own, or that of the undici package. */
export type RequestClass = new (url: string, init: RequestInit & { duplex: "half" }) => Request;

/** What `buildRequest` needs to know besides node's objects. */
export interface RequestParts {
  readonly Request: RequestClass;
  readonly url: string;
  /** Asked for at most once, and only when somebody reads the request's body. */
  readonly stream: () => AsyncIterator<Uint8Array>;
  /** Headers that no longer describe the body. */
  readonly without: ReadonlySet<string>;
}

/** The request as the web standard has it: raw headers, a body that is not touched before it is read. */
export function buildRequest(req: IncomingMessage, res: ServerResponse, parts: RequestParts): Request {
  const method = req.method ?? "GET";
  const bodyless = method === "GET" || method === "HEAD";
  return new parts.Request(parts.url, {
    method,
    headers: headersOf(req.rawHeaders, parts.without),
    signal: leaving(res),
    body: bodyless ? null : lazyStream(parts.stream),
    duplex: "half",
  });
}

function headersOf(raw: readonly string[], without: ReadonlySet<string>): [string, string][] {
  const headers: [string, string][] = [];
  for (let n = 0; n < raw.length; n += 2) {
    const name = raw[n] as string;
    if (!without.has(name.toLowerCase())) headers.push([name, raw[n + 1] as string]);
  }
  return headers;
}

/** Aborts when the connection ends before the answer did. */
function leaving(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (res.destroyed && !res.writableFinished) controller.abort();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** `Readable.toWeb` would start to read at once and take the bytes away from `Incoming.body`. */
function lazyStream(open: RequestParts["stream"]): ReadableStream<Uint8Array> {
  let source: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        source ??= open();
        const { done, value } = await source.next().catch(asGone);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await source?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** That the connection broke is nobody's fault here, and no reason to raise an alarm. */
function asGone(error: unknown): never {
  throw (error as NodeJS.ErrnoException).code === "ECONNRESET" ? clientGone() : error;
}
