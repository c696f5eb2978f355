import { setImmediate as nextTurn } from "node:timers/promises";
import { type Calendar, type Caller, createCalendar } from "../../src/mod.ts";
import { type BasicUser, basicAuth, generatePassword } from "../../src/plugins/basic_auth.ts";
import { type ServeOptions, type Server, serve } from "../undici.ts";
import type { ServeFlags } from "./flags.ts";
import { version } from "./help.ts";
import { seed } from "./seed.ts";
import { openStore } from "./stores.ts";
import { UsageError } from "./usage_error.ts";
import { readUsers } from "./users.ts";

/** `kalends serve`: starts, says where it is, and closes on SIGTERM and SIGINT. */
export async function serveCommand(flags: ServeFlags): Promise<void> {
  const password = flags.users === undefined ? generatePassword() : undefined;
  const users = flags.users === undefined ? [adminWith(String(password))] : await readUsers(flags.users);
  const calendar = await open(flags, users);
  if (flags.seed) await seed(calendar, seederOf(users), flags.timezone);
  const server = await serve(calendar, serveOptions(flags));
  console.log(await greeting(server, flags, password));
  closeOnSignal(server);
}

const adminWith = (password: string): BasicUser => ({ id: 1, name: "admin", role: "admin", password });

/** Samples belong to the first user who may write anything. */
function seederOf(users: readonly BasicUser[]): Caller {
  const user = users.find(({ role }) => role === "admin") ?? users.find(({ role }) => role === "editor");
  if (user) return { id: user.id, role: user.role };
  throw new UsageError("Cannot load sample data: --seed needs an admin or an editor in the users file");
}

/** Wrong options of the library come from flags or the users file here, so they are mistakes of usage. */
async function open(flags: ServeFlags, users: readonly BasicUser[]): Promise<Calendar> {
  const store = await openStore(flags.store);
  const { timezone, namespace, root, baseUrl, perPage, language, currency } = flags;
  const options = { timezone, namespace, root, baseUrl, perPage, language, currency };
  try {
    const plugins = [basicAuth({ users })];
    return createCalendar({ store, plugins, ...(given(options) as object) });
  } catch (error) {
    await store.close();
    if (error instanceof TypeError || error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

const serveOptions = ({ port, host, trustProxy, logLevel, logFormat: log }: ServeFlags): ServeOptions =>
  given({ port, host, trustProxy, logLevel, log });

const given = <T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never;

async function greeting(server: Server, flags: ServeFlags, password: string | undefined): Promise<string> {
  const root = (flags.root ?? "").replace(/^\/+|\/+$/g, "");
  const namespace = (flags.namespace?.[0] ?? "calendar/events/v1").replace(/^\/+|\/+$/g, "");
  const api = [server.url, root, namespace].filter((part) => part !== "").join("/");
  const lines = [
    `Kalends ${await version()}, store ${flags.store.split(":", 1)[0]}, timezone ${flags.timezone ?? "UTC"}`,
    `  Address    ${server.url}`,
    `  API root   ${api}/`,
    `  Docs       ${api}/doc`,
  ];
  if (password !== undefined)
    lines.push(`  Sign in    admin, application password: ${password} (shown only now)`);
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
