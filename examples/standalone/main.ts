/** A calendar on a port of its own. */
import { createCalendar } from "kalends";
import { memoryStore } from "kalends/memory";
import { basicAuth, generatePassword } from "kalends/plugins/basic_auth";
import { serve } from "kalends/undici";

const password = process.env.ADMIN_PASSWORD ?? generatePassword();

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  plugins: [basicAuth({ users: [{ id: 1, name: "admin", role: "admin", password }] })],
});

const server = await serve(calendar, { port: Number(process.env.PORT ?? 8080) });
console.log(`Listening: ${server.url}/calendar/events/v1/events (admin, ${password})`);

process.once("SIGTERM", () => server.close());
process.once("SIGINT", () => server.close());
