import { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Answer, AuthContext, Calendar } from "../src/mod.ts";
import { headerOf, originOf } from "./node/address.ts";
import { incomingFrom } from "./node.ts";
import { originFrom, prefixOf } from "./shared/forwarded.ts";
import { mountOf, pathOf } from "./shared/mount.ts";
import type { Parsed } from "./shared/unparse.ts";

/**
 * A plugin of Fastify 4 and 5 that mounts a calendar under the plugin's prefix. Hooks, cookies and sessions of the
 * app reach it; parsers of bodies do not need to. Paths that are not the calendar's get the app's own 404.
 * @example app.register(fastifyAdapter(calendar), { prefix: "/api" });
 */
export function fastifyAdapter(calendar: Pick<Calendar, "respond" | "paths">): FastifyPluginAsync {
  return async (app) => {
    const { prefix } = app;
    // In here only: the calendar reads its bodies itself, under its own limit.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    for (const path of calendar.paths.flatMap((one) => [one, `${one}/*`]))
      app.all(decodeURI(path), async (request, reply) => {
        const answer = await calendar.respond(incoming(request, reply, prefix));
        return answer ? write(answer, request, reply) : reply.callNotFound();
      });
  };
}

/**
 * For `authenticate`: Fastify's request, with what its plugins have put there; nothing for calls of other hosts.
 * @example authenticate: (_, context) => fastifyRequest(context)?.user
 */
export function fastifyRequest({ incoming }: AuthContext): FastifyRequest | undefined {
  const { host } = incoming;
  return typeof host === "object" && host !== null && "raw" in host && "server" in host
    ? (host as FastifyRequest)
    : undefined;
}

const incoming = (request: FastifyRequest, reply: FastifyReply, prefix: string) =>
  incomingFrom(request.raw, reply.raw, {
    mount: mountOf(prefix, pathOf(request.originalUrl)),
    target: request.originalUrl,
    origin: () => fastifyOrigin(request),
    prefix: () => prefixOf(headerOf(request.raw), trusts(request)),
    ip: () => request.ip,
    parsed: () => request as Parsed,
    host: request,
  });

/** Fastify tells the chain of addresses only where its setting `trustProxy` believes it. */
const trusts = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1;

/** As Fastify sees it, by its setting `trustProxy`; in Fastify 4 the host with its port is called `hostname`. */
const fastifyOrigin = (request: FastifyRequest): string =>
  originFrom(request.protocol, request.host ?? request.hostname) ?? originOf(request.raw, false);

function write(answer: Answer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(answer.status);
  for (const [name, value] of Object.entries(answer.headers)) {
    const values = typeof value === "string" ? value : [...value];
    reply.header(name, name === "vary" ? [reply.getHeader(name) ?? [], values].flat().join(", ") : values);
  }
  return reply.send(bodyOf(answer.body, request.method === "HEAD"));
}

function bodyOf(body: Answer["body"], head: boolean): unknown {
  if (body === null || typeof body === "string") return body ?? undefined;
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (!head) return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  void body.cancel().catch(() => undefined);
  return undefined;
}
