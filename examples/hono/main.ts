/** A calendar inside a Hono app, here on Node: whoever is signed in there may write here. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { type Caller, createCalendar } from "kalends";
import { honoAdapter, honoContext } from "kalends/hono";
import { memoryStore } from "kalends/memory";

type AppEnv = { Variables: { user?: Caller } };

/** Stands for the app's own sessions. */
const SESSIONS = new Map<string, Caller>([["secret-of-ann", { id: 1, role: "editor" }]]);

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  authenticate: (_request, context) => honoContext<AppEnv>(context)?.get("user"),
});

const app = new Hono<AppEnv>();
app.use(async (c, next) => {
  const user = SESSIONS.get(c.req.header("x-session") ?? "");
  if (user) c.set("user", user);
  await next();
});
app.use("/api/*", honoAdapter(calendar));
app.get("/", (c) => c.text("The rest of the app"));

const options = { fetch: app.fetch, port: Number(process.env.PORT ?? 8080), hostname: "127.0.0.1" };
const server = serve(options, ({ port }) => {
  console.log(`Listening: http://127.0.0.1:${port}/api/calendar/events/v1/events`);
});

process.once("SIGTERM", () => server.close());
