import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import fastify4 from "fastify4";
import { fastifyAdapter, fastifyRequest } from "../../adapters/fastify.ts";
import type { Caller } from "../../src/mod.ts";
import { type Host, hostSuite, type RunningHost } from "../suites/host/mod.ts";
import { versionOf } from "./versions.ts";

declare module "fastify" {
  interface FastifyRequest {
    user?: Caller;
  }
}

async function useMiddleware(app: FastifyInstance): Promise<void> {
  await app.register(compress, { encodings: ["gzip"] });
  await app.register(cors);
  await app.register(cookie);
  app.addHook("onRequest", async (_request, reply) => void reply.setCookie("host", "1"));
}

const create5 = (options: FastifyServerOptions): FastifyInstance => fastify(options);

const start =
  (create: typeof create5): Host["start"] =>
  async (calendar, { mount, middleware, trustProxy = false } = {}): Promise<RunningHost> => {
    const app = create({ trustProxy: trustProxy && "loopback", forceCloseConnections: true });
    if (middleware) await useMiddleware(app);
    app.addHook("preHandler", async (request) => {
      if (request.headers["x-session"] === "ann") request.user = { id: 7, role: "admin" };
    });
    await app.register(fastifyAdapter(calendar), mount ? { prefix: decodeURI(mount) } : {});
    app.get("/elsewhere", async () => "elsewhere");
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    return { url, stop: () => app.close() };
  };

for (const [name, create] of [
  ["fastify", create5],
  ["fastify4", fastify4 as unknown as typeof create5],
] as const)
  hostSuite({
    name: `Fastify ${versionOf(name)}`,
    // It parses bodies by itself, always; these plugins know Fastify 5 only.
    middleware: name === "fastify",
    trustProxy: true,
    elsewhere: true,
    user: (context) => fastifyRequest(context)?.user,
    start: start(create),
  });
