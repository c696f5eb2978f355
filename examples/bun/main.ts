/** A calendar on Bun: API keys may write. */
import { createCalendar } from "kalends";
import { fetchAdapter } from "kalends/fetch";
import { memoryStore } from "kalends/memory";
import { bearerAuth } from "kalends/plugins/bearer_auth";

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  plugins: [bearerAuth({ keys: [{ id: 1, role: "editor", key: process.env.API_KEY ?? "change-me" }] })],
});

const server = Bun.serve({
  port: Number(process.env.PORT ?? 8080),
  hostname: "127.0.0.1",
  fetch: fetchAdapter(calendar, { otherwise: () => new Response("The rest of the app") }),
});
console.log(`Listening: http://127.0.0.1:${server.port}/calendar/events/v1/events`);

process.once("SIGTERM", async () => {
  await server.stop();
  process.exit(0);
});
