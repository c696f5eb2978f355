import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Awaitable } from "../../src/awaitable.ts";
import type { Answer } from "../../src/mod.ts";

/** What the host adds to an answer. */
export interface SendOptions {
  /** The request was HEAD: headers only. */
  readonly head?: boolean;
  /** Further headers, name and value in turn. */
  readonly headers?: readonly string[];
}

/** These add to what the host has set before; every other header replaces it. */
const ADDING = new Set(["set-cookie", "vary"]);

/**
 * Writes an answer, as cheaply as node can; nothing once the client has left.
 * @returns the bytes of the body; a promise where the body is a stream.
 * @throws {TypeError} where the answer has a header or a body that cannot be one: nothing may have been written
 * @example await sendAnswer({ status: 200, headers: {}, body: "hello" }, res)
 */
export function sendAnswer(
  answer: Answer,
  res: ServerResponse,
  options: SendOptions = {},
): Awaitable<number> {
  const { body } = answer;
  if (body !== null && typeof body === "object" && "getReader" in body)
    return sendStream(answer, body, res, options);
  if (res.destroyed || res.headersSent) return 0;
  const length = typeof body === "string" ? Buffer.byteLength(body) : (body?.length ?? -1);
  writeHeaders(answer, res, length, options.headers);
  res.end(options.head ? undefined : (body ?? undefined));
  return options.head || length < 0 ? 0 : length;
}

async function sendStream(
  answer: Answer,
  body: ReadableStream<Uint8Array>,
  res: ServerResponse,
  { head, headers }: SendOptions,
): Promise<number> {
  if (res.destroyed || res.headersSent) return abandon(body);
  try {
    writeHeaders(answer, res, -1, headers);
  } catch (error) {
    await abandon(body);
    throw error;
  }
  if (!head) return pipe(body, res);
  await abandon(body);
  res.end();
  return 0;
}

function writeHeaders(
  answer: Answer,
  res: ServerResponse,
  length: number,
  more: readonly string[] = [],
): void {
  const flat = [...more];
  const { headers } = answer;
  for (const name in headers) {
    const value = headers[name] as string | readonly string[];
    if (typeof value === "string") flat.push(name, value);
    else for (const item of value) flat.push(name, item);
  }
  if (length >= 0 && headers["content-length"] === undefined) flat.push("content-length", String(length));
  // Middleware that has its hand on `writeHead`, as compression has, may not understand a flat list.
  const untouched = res.getHeaderNames().length === 0 && !Object.hasOwn(res, "writeHead");
  if (untouched) res.writeHead(answer.status, flat);
  else mergeHeaders(flat, res).writeHead(answer.status);
}

/** With headers of the host in place, `writeHead` would keep only the last of several cookies. */
function mergeHeaders(flat: readonly string[], res: ServerResponse): ServerResponse {
  for (let n = 0; n < flat.length; n += 2) {
    const name = flat[n] as string;
    if (ADDING.has(name)) res.appendHeader(name, flat[n + 1] as string);
    else res.setHeader(name, flat[n + 1] as string);
  }
  return res;
}

/** Streams with back-pressure. That the client leaves is no error; that the source fails is one. */
async function pipe(body: ReadableStream<Uint8Array>, res: ServerResponse): Promise<number> {
  let bytes = 0;
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  source.on("data", (chunk: Uint8Array) => {
    bytes += chunk.length;
  });
  try {
    await pipeline(source, res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
  return bytes;
}

async function abandon(body: ReadableStream<Uint8Array>): Promise<number> {
  await body.cancel().catch(() => undefined);
  return 0;
}
