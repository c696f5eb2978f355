/** A calendar inside a Koa app: API keys may write. */
import { createCalendar } from "kalends";
import { koaAdapter } from "kalends/koa";
import { memoryStore } from "kalends/memory";
import { bearerAuth } from "kalends/plugins/bearer_auth";
import Koa from "koa";

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  plugins: [bearerAuth({ keys: [{ id: 1, role: "editor", key: process.env.API_KEY ?? "change-me" }] })],
});

const app = new Koa();
app.use(koaAdapter(calendar));
app.use((ctx) => {
  ctx.body = "The rest of the app";
});

const server = app.listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () => {
  const { port } = server.address() as { port: number };
  console.log(`Listening: http://127.0.0.1:${port}/calendar/events/v1/events`);
});

process.once("SIGTERM", () => server.close());
