/** Calendars with the plugin of the page, bundled out of its text, and a short way to ask them. */
import type * as core from "../../src/mod.ts";
import { bundled, filesOf, page, scratch } from "./page_files.ts";

interface Parts {
  readonly createCalendar: typeof core.createCalendar;
  readonly guests: typeof import("../../examples/plugin/guests.ts").guests;
  readonly hello: (name: string) => core.Plugin;
}

const KEYS = { ann: { id: 7, key: "key-of-ann" }, bob: { id: 8, key: "key-of-bob" } };
const USERS = {
  editor: { id: 1, role: "editor" },
  contributor: { id: 2, role: "contributor" },
  reader: { id: 3, role: "subscriber", readOnly: true },
} as const;
export const SUPPER = { title: "Supper", start_date: "2031-06-10 19:00", end_date: "2031-06-10 22:00" };

const { folder, remove } = await scratch(filesOf(page));
const entries = ["kalends", "./guests.ts", "./hello.ts"];
const program = entries.map((from) => `export * from "${from}";`).join("\n");
export const parts = (await import(await bundled(folder, "parts", program))) as Parts;
await remove();

type Options = Partial<core.CalendarOptions> & { readonly guests?: Parameters<Parts["guests"]>[0] };

export function siteOf(store: core.Store, { guests = {}, ...options }: Options = {}) {
  const calendar = parts.createCalendar({
    store,
    authenticate: (request) => USERS[request.headers.get("x-user") as keyof typeof USERS],
    plugins: [parts.guests({ members: Object.values(KEYS), ...guests })],
    ...options,
  });
  return { calendar, ask: asker(calendar) };
}

const credentials = (as: string): Record<string, string> => {
  const key = KEYS[as as keyof typeof KEYS]?.key ?? /^key (.*)/.exec(as)?.[1];
  return key === undefined ? { "x-user": as } : { authorization: `Member ${key}` };
};

/** Asks as one of the users, as a member, or with a key: `ask("GET events", "key wrong")`. */
function asker(calendar: core.Calendar) {
  return async (what: string, as = "", body?: object, language = "en") => {
    const [method = "", path = ""] = what.split(" ");
    const common = { "content-type": "application/json", "accept-language": language };
    const request = new Request(`https://example.org/calendar/events/v1/${path}`, {
      method,
      headers: { ...common, ...(as && credentials(as)) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, headers, text } = await taken(await calendar.handle(request));
    const json = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status, headers, text, json };
  };
}

const taken = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
});
