/** A calendar as route handlers of Next.js, under `/api`: API keys may write. */
import { createCalendar } from "kalends";
import { memoryStore } from "kalends/memory";
import { nextHandlers } from "kalends/next";
import { bearerAuth } from "kalends/plugins/bearer_auth";

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  plugins: [bearerAuth({ keys: [{ id: 1, role: "editor", key: process.env.API_KEY ?? "change-me" }] })],
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(calendar);
