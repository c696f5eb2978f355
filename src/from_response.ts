import type { Answer } from "./http.ts";

/** A response of a plugin as the core's answer; its body streams on. */
export function fromResponse(response: Response): Answer {
  const headers: Record<string, string | readonly string[]> = {};
  for (const [name, value] of response.headers) if (name !== "set-cookie") headers[name] = value;
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return { status: response.status, headers, body: response.body };
}
