import { control, type Listen } from "./control.ts";

/** The part of Bun that is used. */
declare const Bun: {
  serve(options: { port: number; hostname: string; fetch: Parameters<Listen>[0] }): {
    readonly port: number;
    stop(closeActiveConnections: boolean): Promise<void>;
  };
};

control((fetch) => {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch });
  return { port: server.port, close: () => server.stop(true) };
});
