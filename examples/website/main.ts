/** A website with a calendar: `npx tsx main.ts [--store sqlite:./website.db]`, then open the address that it prints. */
import { parseArgs } from "node:util";
import { generatePassword } from "kalends/plugins/basic_auth";
import { addSamples } from "./samples.ts";
import { createSite } from "./site.ts";
import { openStore } from "./store.ts";

const { values } = parseArgs({ options: { store: { type: "string", default: "memory" } } });
const password = process.env.ADMIN_PASSWORD ?? generatePassword();
const store = await openStore(values.store);
const { app, calendar } = await createSite({ store, password, sessionSecret: process.env.SESSION_SECRET });
if ((await store.version()) === 0 && process.env.SAMPLES !== "none") await addSamples(calendar);

const server = app.listen(Number(process.env.PORT ?? 8080), "127.0.0.1", () => {
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  console.log(`Open ${origin}/ and sign in as admin with the password ${password}`);
  console.log(`Listening: ${origin}/api/calendar/events/v1/events`);
});

process.once("SIGTERM", () => server.close(() => calendar.stop()));
process.once("SIGINT", () => server.close(() => calendar.stop()));
