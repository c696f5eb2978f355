/** A calendar inside a Fastify app: whoever is signed in there may write here. */
import fastify from "fastify";
import { type Caller, createCalendar } from "kalends";
import { fastifyAdapter, fastifyRequest } from "kalends/fastify";
import { memoryStore } from "kalends/memory";

declare module "fastify" {
  interface FastifyRequest {
    user?: Caller;
  }
}

/** Stands for the app's own sessions. */
const SESSIONS = new Map<string, Caller>([["secret-of-ann", { id: 1, role: "editor" }]]);

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  authenticate: (_request, context) => fastifyRequest(context)?.user,
});

const app = fastify();
app.addHook("preHandler", async (request) => {
  const user = SESSIONS.get(String(request.headers["x-session"]));
  if (user) request.user = user;
});
app.register(fastifyAdapter(calendar), { prefix: "/api" });
app.get("/", async () => "The rest of the app");

const url = await app.listen({ port: Number(process.env.PORT ?? 8080), host: "127.0.0.1" });
console.log(`Listening: ${url}/api/calendar/events/v1/events`);

process.once("SIGTERM", () => void app.close());
