import { createHost } from "./handler.ts";

/** A server of the runtime, on a free port of this machine. */
export interface Listening {
  readonly port: number;
  close(): Promise<unknown>;
}
export type Listen = (handle: (request: Request, ...rest: unknown[]) => Promise<Response>) => Listening;

/**
 * A server that opens hosts in this runtime for tests in another process: `/open?mount=/api&trust=1` answers with the
 * port of a new one, `/close?port=…` ends it. Says on which port it listens itself.
 */
export function control(listen: Listen): void {
  const open = new Map<string, Listening>();
  const own = listen(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === "/close") {
      const port = searchParams.get("port") ?? "";
      await open.get(port)?.close();
      open.delete(port);
      return new Response("closed");
    }
    const wanted = { mount: searchParams.get("mount") ?? "", trustProxy: searchParams.has("trust") };
    const host = listen(createHost(wanted));
    open.set(String(host.port), host);
    return new Response(String(host.port));
  });
  console.log(`Control: ${own.port}`);
}
