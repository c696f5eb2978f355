/** Calendars at the ends of a move: over HTTP, or a store opened in this process. */
import { type Client, ClientError, createClient } from "../../src/client/mod.ts";
import { type Calendar, createCalendar, type Store } from "../../src/mod.ts";
import { geolocation } from "../../src/plugins/geolocation.ts";
import { tickets } from "../../src/plugins/tickets.ts";
import { openStore } from "../cli/stores.ts";
import { UsageError } from "../cli/usage_error.ts";

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** A calendar that can be asked. */
export interface Opened {
  /** Without secrets. */
  readonly name: string;
  readonly client: Client;
  /** The same without credentials; none where `client` has none. */
  readonly anonymous: Client | undefined;
  /** Events that no list shows; none where nobody can know. */
  readonly unlisted?: () => Promise<readonly number[]>;
  close(): Promise<void>;
}

/** Where the API may be below the address of a site. */
const PLACES = ["", "/wp-json/tribe/events/v1", "/calendar/events/v1", "/wp-json/calendar/events/v1"];

/** A slow site is asked politely: long waits, few tries. */
const PATIENCE = { retry: { times: 5, baseMs: 500, maxMs: 120_000 }, timeoutMs: 60_000 };

/** @throws {UsageError} when the API is not found, or does not take the credentials */
export async function openSite(address: string, credentials: Credentials | undefined): Promise<Opened> {
  const baseUrl = await findApi(address);
  const anonymous = createClient({ baseUrl, ...PATIENCE });
  const name = bare(baseUrl);
  if (credentials === undefined) return { name, client: anonymous, anonymous: undefined, async close() {} };
  const client = createClient({ baseUrl, auth: credentials, ...PATIENCE });
  await signIn(client, name);
  return { name, client, anonymous, async close() {} };
}

/** Only those who may edit may ask for drafts. */
async function signIn(client: Client, name: string): Promise<void> {
  try {
    await client.events.list({ status: "draft", per_page: 1 });
  } catch (error) {
    if (!(error instanceof ClientError) || ![400, 401, 403].includes(error.status)) throw error;
    throw new UsageError(
      `Cannot sign in at ${name}: ${error.message}; give an editor's name and application password`,
    );
  }
}

async function findApi(address: string): Promise<string> {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new UsageError(`Cannot open "${address}": must be an address that begins with http:// or https://`);
  const start = address.replace(/\/+$/, "");
  const tried: string[] = [];
  for (const place of PLACES) {
    const baseUrl = start + place;
    const answer = await fetch(`${baseUrl}/`, { headers: { accept: "application/json" } }).catch(
      (error: Error) => {
        throw new UsageError(
          `Cannot reach ${bare(baseUrl)}: ${(error.cause as Error | undefined)?.message ?? error.message}`,
        );
      },
    );
    const index = (await answer.json().catch(() => undefined)) as { routes?: object } | undefined;
    if (answer.ok && Object.keys(index?.routes ?? {}).some((route) => route.endsWith("/events")))
      return baseUrl;
    tried.push(bare(baseUrl));
  }
  throw new UsageError(`Cannot find the events API: tried ${tried.join(", ")}`);
}

/** An address without a name and password in it. */
function bare(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.username = "";
  url.password = "";
  return url.href.replace(/\/+$/, "");
}

export interface StoreOptions {
  readonly timezone?: string | undefined;
  readonly currency?: string | undefined;
}

const BASE = "http://localhost/calendar/events/v1";
const ADMIN = { id: 1, role: "admin" } as const;

/** @throws {UsageError} when the store cannot be opened */
export async function openStoreCalendar(
  address: string,
  { timezone, currency }: StoreOptions,
): Promise<Opened> {
  const store = await openStore(address);
  const calendar = inProcess(store, { timezone, currency });
  const fetch = (request: Request) => calendar.handle(request);
  const client = createClient({ baseUrl: BASE, fetch, auth: { token: "admin" } });
  return {
    name: bare(address),
    client,
    anonymous: createClient({ baseUrl: BASE, fetch }),
    unlisted: () => unlistedIn(store),
    close: () => calendar.stop(),
  };
}

function inProcess(store: Store, { timezone, currency }: StoreOptions): Calendar {
  try {
    return createCalendar({
      store,
      // What these keep with records moves too, whether or not the calendar has them just now.
      plugins: [geolocation(), tickets()],
      ...(timezone === undefined ? {} : { timezone }),
      ...(currency === undefined ? {} : { currency }),
      authenticate: (request) => (request.headers.has("authorization") ? ADMIN : undefined),
    });
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

/** Every event that was ever written stands in the journal. */
async function unlistedIn(store: Store): Promise<readonly number[]> {
  const ids = new Set((await store.journal.since("event", "0000-00-00 00:00:00")).map(({ id }) => id));
  const rows = await store.events.many([...ids]);
  return rows.filter((row) => row.hide_from_listings && row.status !== "trash").map(({ id }) => id);
}
