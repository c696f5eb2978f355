import type { Plugin } from "kalends";
import { filter, MEMBERS, QUERY, settle, shown } from "./fields.ts";
import { type Member, membership } from "./members.ts";
import { type Announce, news } from "./news.ts";
import { ROUTES } from "./routes.ts";

export interface GuestsOptions {
  /** Who may sign up with a key; users of other plugins may as well. */
  readonly members?: readonly Member[];
  /** Told of every new event that guests can sign up for. */
  readonly announce?: Announce;
  /** How often it is looked for new events, default 10,000. */
  readonly everyMs?: number;
}

/**
 * Guest lists: events have a `capacity`, and users sign up until it is reached.
 * @throws {TypeError | RangeError} when the options cannot work.
 * @example guests({ members: [{ id: 7, key: process.env.KEY_OF_ANN }], announce: (event) => post(event.title) })
 */
export function guests({ members = [], announce, everyMs = 10_000 }: GuestsOptions = {}): Plugin {
  if (announce !== undefined && typeof announce !== "function")
    throw new TypeError("Cannot set up guests: `announce` must be a function");
  if (!Number.isInteger(everyMs) || everyMs < 1)
    throw new RangeError("Cannot set up guests: `everyMs` must be a whole number from 1");
  return {
    name: "guests",
    data: { event: { input: MEMBERS, write: settle, present: (_ctx, rows) => rows.map(shown) } },
    events: { query: QUERY, filter },
    routes: ROUTES,
    ...(members.length > 0 && membership(members)),
    ...(announce && news(announce, everyMs)),
  };
}
