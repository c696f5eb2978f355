/** A calendar inside an Express app: whoever is signed in there may write here. */
import express from "express";
import { type Caller, createCalendar } from "kalends";
import { expressAdapter } from "kalends/express";
import { memoryStore } from "kalends/memory";

/** Stands for the app's own sessions. */
const SESSIONS = new Map<string, Caller>([["secret-of-ann", { id: 1, role: "editor" }]]);

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  authenticate: (request) => SESSIONS.get(request.headers.get("x-session") ?? ""),
});

const app = express();
app.use(express.json());
app.use("/api", expressAdapter(calendar));
app.get("/", (_req, res) => {
  res.send("The rest of the app");
});

const server = app.listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () => {
  const { port } = server.address() as { port: number };
  console.log(`Listening: http://127.0.0.1:${port}/api/calendar/events/v1/events`);
});

process.once("SIGTERM", () => server.close());
