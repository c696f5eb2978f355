import { CalendarError } from "./errors.ts";
import type { Answer, HostInfo, Incoming } from "./http.ts";

/** Loaded with the first body. */
let stream: typeof import("./stream.ts") | undefined;

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
      if (!request.body) return new Uint8Array();
      stream ??= await import("./stream.ts");
      return stream.readAll(request.body, limit);
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
