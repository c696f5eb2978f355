/** A calendar as a Cloudflare worker: the key in the worker's secrets may write. */
import { createCalendar } from "kalends";
import { fetchAdapter, fetchArguments } from "kalends/fetch";
import { memoryStore } from "kalends/memory";

interface Env {
  readonly API_KEY?: string;
}

const calendar = createCalendar({
  store: memoryStore(),
  timezone: "Europe/Paris",
  authenticate(request, context) {
    const [env] = fetchArguments<[Env]>(context) ?? [];
    const isKnown = env?.API_KEY && request.headers.get("authorization") === `Bearer ${env.API_KEY}`;
    return isKnown ? { id: 1, role: "editor" } : undefined;
  },
});

export default { fetch: fetchAdapter(calendar, { otherwise: () => new Response("The rest of the app") }) };
