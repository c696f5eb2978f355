import { control, type Listen } from "./control.ts";

/** The part of Deno that is used. */
declare const Deno: {
  serve(
    options: object,
    handler: Parameters<Listen>[0],
  ): { readonly addr: { readonly port: number }; shutdown(): Promise<void> };
};

control((handle) => {
  const abort = new AbortController();
  const options = { port: 0, hostname: "127.0.0.1", onListen() {}, signal: abort.signal };
  const server = Deno.serve(options, handle);
  return { port: server.addr.port, close: async () => abort.abort() };
});
