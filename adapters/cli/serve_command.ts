import { setImmediate as nextTurn } from "node:timers/promises";
import { type Calendar, type Caller, createCalendar, type Store } from "../../src/mod.ts";
import { type BasicUser, basicAuth } from "../../src/plugins/basic_auth.ts";
import { cachedStore } from "../../storage/cached/mod.ts";
import { type ServeOptions, type Server, serve } from "../undici.ts";
import { accountsFor } from "./accounts.ts";
import type { ServeFlags } from "./flags.ts";
import { version } from "./help.ts";
import { seed } from "./seed.ts";
import { openStore, shown } from "./stores.ts";
import { UsageError } from "./usage_error.ts";

/** `kalends serve`: starts, says where it is, and closes on SIGTERM and SIGINT. */
export async function serveCommand(flags: ServeFlags): Promise<void> {
  const opened = await openStore(flags.store);
  const store = flags.cache ? cachedStore(opened) : opened;
  const { users, signIn, isMade } = await closedOnFailure(store, () => accountsFor(flags));
  try {
    const calendar = await closedOnFailure(store, () => seeded(store, flags, users));
    const server = await serve(calendar, serveOptions(flags));
    // First, as whoever reads the greeting may end it at once.
    closeOnSignal(server);
    console.log(await greeting(server, flags, signIn));
  } catch (error) {
    // A password is shown once: also when it was made by a start that failed.
    if (isMade) console.error(`Sign in: ${signIn}`);
    throw error;
  }
}

/** The calendar, with samples in it where they are wanted and it is a new one. */
async function seeded(store: Store, flags: ServeFlags, users: readonly BasicUser[]): Promise<Calendar> {
  const calendar = calendarOn(store, flags, users);
  if (!flags.seed) return calendar;
  const seeder = seederOf(users);
  // All or nothing: of several processes that start at once the others find the samples of the first.
  await store.transaction(async (tx) => {
    if ((await tx.version()) === 0) await seed(calendarOn(tx, flags, users), seeder, flags.timezone);
  });
  return calendar;
}

/** Samples belong to the first user who may write anything. */
function seederOf(users: readonly BasicUser[]): Caller {
  const user = users.find(({ role }) => role === "admin") ?? users.find(({ role }) => role === "editor");
  if (user) return { id: user.id, role: user.role };
  throw new UsageError("Cannot load sample data: --seed needs an admin or an editor in the users file");
}

/** Wrong options of the library come from flags or the users file here, so they are mistakes of usage. */
function calendarOn(store: Store, flags: ServeFlags, users: readonly BasicUser[]): Calendar {
  const { timezone, namespace, root, baseUrl, perPage, language, currency } = flags;
  const options = { timezone, namespace, root, baseUrl, perPage, language, currency };
  try {
    const plugins = [basicAuth({ users })];
    return createCalendar({ store, plugins, ...(given(options) as object) });
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

async function closedOnFailure<T>(store: Store, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await store.close();
    throw error;
  }
}

const serveOptions = ({ port, host, trustProxy, logLevel, logFormat: log }: ServeFlags): ServeOptions =>
  given({ port, host, trustProxy, logLevel, log });

const given = <T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never;

async function greeting(server: Server, flags: ServeFlags, signIn: string | undefined): Promise<string> {
  const root = (flags.root ?? "").replace(/^\/+|\/+$/g, "");
  const namespace = (flags.namespace?.[0] ?? "calendar/events/v1").replace(/^\/+|\/+$/g, "");
  const api = [server.url, root, namespace].filter((part) => part !== "").join("/");
  const lines = [
    `Kalends ${await version()}, store ${shown(flags.store)}, timezone ${flags.timezone ?? "UTC"}`,
    `  Address    ${server.url}`,
    `  API root   ${api}/`,
    `  Docs       ${api}/doc`,
  ];
  if (signIn !== undefined) lines.push(`  Sign in    ${signIn}`);
  return lines.join("\n");
}

function closeOnSignal(server: Server): void {
  const close = async (): Promise<void> => {
    // A second signal finds no listener any more and ends the process at once.
    for (const signal of SIGNALS) process.off(signal, close);
    await server.close();
    await nextTurn(); // the last log lines are written a turn later
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, close);
}

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
