import { type Server, serve } from "../../adapters/undici.ts";
import { createCalendar } from "../../src/mod.ts";
import { basicAuth, generatePassword } from "../../src/plugins/basic_auth.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import type { Target } from "./run.ts";

/** A calendar of its own on a free port, in memory, with an admin whose password nobody keeps. */
export async function startServer(timezone: string): Promise<Target & Pick<Server, "close">> {
  const password = generatePassword();
  const admin = { id: 1, name: "admin", role: "admin", password } as const;
  const calendar = createCalendar({
    store: memoryStore(),
    timezone,
    plugins: [basicAuth({ users: [admin] })],
  });
  const server = await serve(calendar, { port: 0, logLevel: "error" });
  return { base: server.url, auth: `admin:${password}`, close: () => server.close() };
}
