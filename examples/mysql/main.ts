/** A calendar in MySQL or MariaDB: start as many of these as you like on one database. */
import { createCalendar } from "kalends";
import { basicAuth, generatePassword } from "kalends/plugins/basic_auth";
import { typeormStore } from "kalends/typeorm";
import { serve } from "kalends/undici";

const password = process.env.ADMIN_PASSWORD ?? generatePassword();
const store = typeormStore({ url: process.env.DATABASE_URL ?? "mysql://root@127.0.0.1/calendar" });

// Connects, and brings the schema up to date: what is wrong with the database is said now and not at the first request.
await store.version();

const calendar = createCalendar({
  store,
  timezone: "Europe/Paris",
  plugins: [basicAuth({ users: [{ id: 1, name: "admin", role: "admin", password }] })],
});

const server = await serve(calendar, { port: Number(process.env.PORT ?? 8080) });
console.log(`Listening: ${server.url}/calendar/events/v1/events (admin, ${password})`);

process.once("SIGTERM", () => server.close());
process.once("SIGINT", () => server.close());
