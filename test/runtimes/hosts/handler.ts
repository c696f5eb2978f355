import { type FetchHandler, fetchAdapter, fetchArguments } from "../../../adapters/fetch.ts";
import { hostCalendar } from "../../suites/host/calendar.ts";

/** How one case wants its host. */
export interface Wanted {
  readonly mount: string;
  readonly trustProxy: boolean;
}

/** A host with a calendar of its own, and with sessions: what it hands on last is the name of who is signed in. */
export function createHost({ mount, trustProxy }: Wanted): FetchHandler {
  const calendar = hostCalendar((context) =>
    fetchArguments(context)?.at(-1) === "ann" ? { id: 7, role: "admin" } : undefined,
  );
  const handle = fetchAdapter(calendar, { mount, trustProxy, otherwise });
  return (request, ...rest) => handle(request, ...rest, request.headers.get("x-session"));
}

const otherwise = ({ url }: Request): Response =>
  new URL(url).pathname === "/elsewhere"
    ? new Response("elsewhere")
    : new Response("nothing", { status: 404 });
