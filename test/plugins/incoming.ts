import type { AuthContext, Incoming, Plugin } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

/** As much of a request as an authenticator looks at. */
export function incomingWith(headers: Readonly<Record<string, string>>): Incoming {
  return {
    method: "GET",
    url: "http://test/",
    mount: "",
    header: (name) => headers[name] ?? null,
    body: async () => new Uint8Array(),
    toRequest: () => new Request("http://test/", { headers }),
  };
}

const context = (incoming: Incoming): AuthContext => ({ incoming, now: 0, store: memoryStore() });

/** The caller that a plugin finds in an `Authorization` header, or its refusal: code and status. */
export async function ask(plugin: Plugin, authorization?: string): Promise<unknown> {
  const incoming = incomingWith(authorization === undefined ? {} : { authorization });
  try {
    return await plugin.authenticate?.(incoming, context(incoming));
  } catch (error) {
    const { code, status, options } = error as { code: string; status: number; options: object };
    return { code, status, options };
  }
}

/** A `Basic` header as clients write it. */
export const basic = (name: string, secret: string): string =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`;

/** What a wrong secret and everything like it is answered with. */
export const REFUSED = { code: "incorrect_password", status: 401, options: {} };
