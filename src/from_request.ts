import { CalendarError } from "./errors.ts";
import type { Answer, HostInfo, Incoming } from "./http.ts";

/** The client left before its body was complete: a refusal that nobody will read, and no reason for an alarm. */
export const clientGone = (cause?: unknown): CalendarError =>
  new CalendarError("rest_invalid_param", { message: "Cannot read the body: the client left", cause });

/** Reads a stream up to a limit, and stops reading there. */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause) => {
      throw clientGone(cause);
    });
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => {});
      throw new CalendarError("rest_body_too_large");
    }
    chunks.push(value);
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

/** A web-standard request as the core takes it. */
export function fromRequest(request: Request, info: HostInfo = {}): Incoming {
  return {
    method: request.method.toUpperCase(),
    url: request.url,
    mount: info.mount ?? "",
    ip: info.ip,
    host: info.host,
    header: (name) => request.headers.get(name),
    async body(limit) {
      if (Number(request.headers.get("content-length") ?? 0) > limit)
        throw new CalendarError("rest_body_too_large");
      return request.body ? readAll(request.body, limit) : new Uint8Array();
    },
    toRequest: () => request,
  };
}

/** An answer as a web-standard response. */
export function toResponse(answer: Answer): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (typeof value === "string") headers.set(name, value);
    else for (const one of value) headers.append(name, one);
  }
  const bare = answer.status === 204 || answer.status === 304;
  return new Response(bare ? null : (answer.body as BodyInit | null), { status: answer.status, headers });
}

/** A `Response` of any class: that of a package is not the platform's. */
export const isResponse = (value: object): value is Response =>
  "headers" in value && typeof (value.headers as Headers).get === "function";

/** A response of a plugin as the core's answer; its body streams on. */
export function fromResponse(response: Response): Answer {
  const headers: Record<string, string | readonly string[]> = {};
  for (const [name, value] of response.headers) if (name !== "set-cookie") headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return { status: response.status, headers, body: response.body };
}
