/** A calendar on Deno: API keys may write. */
import { createCalendar } from "kalends";
import { fetchAdapter } from "kalends/fetch";
import { memoryStore } from "kalends/memory";
import { bearerAuth } from "kalends/plugins/bearer_auth";

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  plugins: [bearerAuth({ keys: [{ id: 1, role: "editor", key: Deno.env.get("API_KEY") ?? "change-me" }] })],
});

const server = Deno.serve(
  {
    port: Number(Deno.env.get("PORT") ?? 8080),
    hostname: "127.0.0.1",
    onListen: ({ port }) => console.log(`Listening: http://127.0.0.1:${port}/calendar/events/v1/events`),
  },
  fetchAdapter(calendar, { otherwise: () => new Response("The rest of the app") }),
);

Deno.addSignalListener("SIGTERM", () => server.shutdown().then(() => Deno.exit(0)));
