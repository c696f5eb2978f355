/** A calendar on a port of its own with a plugin that somebody wrote. */
import { createCalendar } from "kalends";
import { memoryStore } from "kalends/memory";
import { basicAuth, generatePassword } from "kalends/plugins/basic_auth";
import { serve } from "kalends/undici";
import { guests } from "./guests.ts";

const password = process.env.ADMIN_PASSWORD ?? generatePassword();

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  plugins: [
    basicAuth({ users: [{ id: 1, name: "admin", role: "admin", password }] }),
    guests({
      members: [{ id: 7, key: process.env.MEMBER_KEY ?? "change-me" }],
      announce: ({ title }) => console.log(`New: ${title}`),
    }),
  ],
});

const server = await serve(calendar, { port: Number(process.env.PORT ?? 8080) });
console.log(`Listening: ${server.url}/calendar/events/v1/events (admin, ${password})`);

process.once("SIGTERM", () => server.close());
process.once("SIGINT", () => server.close());
