import { isRole } from "./caller.ts";
import { canonicalZone } from "./dates/mod.ts";
import type { Plugin, UserDirectory } from "./plugin.ts";
import { shapesOf } from "./plugin_data.ts";
import { Memo } from "./present/memo.ts";
import type { CalendarOptions, Permalinks, Settings } from "./settings.ts";
import type { Currency } from "./text/cost.ts";
import { LANGUAGES, type Language } from "./texts/mod.ts";

const PERMALINKS: Permalinks = {
  event: "{site}/event/{slug}/",
  venue: "{site}/venue/{slug}/",
  organizer: "{site}/organizer/{slug}/",
  category: "{site}/events/category/{path}/",
  tag: "{site}/tag/{slug}/",
  unpublished: "{site}/?post_type={kind}&p={id}",
};

function check(
  holds: boolean,
  option: string,
  advice: string,
  kind: typeof TypeError | typeof RangeError = TypeError,
): void {
  if (!holds) throw new kind(`Cannot create the calendar: option "${option}" ${advice}`);
}

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

function wholeNumber(value: number, option: string, from: number, to: number): number {
  check(
    Number.isInteger(value) && value >= from && value <= to,
    option,
    `must be a whole number from ${from} to ${to}, got ${String(value)}`,
    RangeError,
  );
  return value;
}

function zone(name: string): string {
  const known = typeof name === "string" ? canonicalZone(name) : undefined;
  check(
    known !== undefined,
    "timezone",
    `must be an IANA time zone such as "Europe/Paris", got ${JSON.stringify(name)}`,
    RangeError,
  );
  return known!;
}

function languages(value: Language | readonly Language[]): readonly Language[] {
  const all = list(value);
  const known = all.length > 0 && all.every((one) => LANGUAGES.includes(one));
  check(
    known,
    "language",
    `must be one or several of ${LANGUAGES.join(", ")}, got ${JSON.stringify(value)}`,
    RangeError,
  );
  return [...new Set(all)];
}

/** What the code stands for, found out when first asked for: loading the platform's currencies takes 40 ms. */
function currencyOf(code: string, language: Language): () => Currency {
  check(
    /^[A-Za-z]{3}$/.test(code),
    "currency",
    `must be a three-letter ISO 4217 code such as "EUR", got ${JSON.stringify(code)}`,
    RangeError,
  );
  let known: Currency | undefined;
  return () => (known ??= describeCurrency(code, language));
}

function describeCurrency(code: string, language: Language): Currency {
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  const parts = format.formatToParts(1);
  const at = parts.findIndex((part) => part.type === "currency");
  const prefix = at < parts.findIndex((part) => part.type === "integer");
  return {
    symbol: parts[at]?.value ?? code,
    code: code.toUpperCase(),
    position: prefix ? "prefix" : "postfix",
  };
}

function namespaces(value: string | readonly string[]): readonly string[] {
  const all = list(value).map((one) => String(one).replace(/^\/+|\/+$/g, ""));
  const usable = all.length > 0 && all.every((one) => /^[\w.~-]+(\/[\w.~-]+)*$/.test(one));
  check(
    usable,
    "namespace",
    `must be a path such as "calendar/events/v1", or a list of such paths, got ${JSON.stringify(value)}`,
  );
  return [...new Set(all)];
}

function rootOf(value: string): string {
  const path = value.replace(/^\/+|\/+$/g, "");
  check(
    /^([\w.~%-]+(\/[\w.~%-]+)*)?$/.test(path),
    "root",
    `must be a path such as "/wp-json", got ${JSON.stringify(value)}`,
  );
  return path === "" ? "" : `/${path}`;
}

function baseUrlOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const usable = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#]/.test(value);
  check(
    usable,
    "baseUrl",
    `must be an http(s) address without query such as "https://example.org", got ${JSON.stringify(value)}`,
  );
  return value.replace(/\/+$/, "");
}

function checkPlugins(plugins: readonly Plugin[]): readonly Plugin[] {
  const names = new Set<string>();
  for (const plugin of plugins) {
    check(
      typeof plugin?.name === "string" && plugin.name !== "",
      "plugins",
      "must hold objects with a name: call each plugin's function, as in plugins: [basicAuth({ users })]",
    );
    check(!names.has(plugin.name), "plugins", `holds "${plugin.name}" twice: leave one out`);
    names.add(plugin.name);
  }
  for (const { name, requires = [] } of plugins) {
    for (const needed of requires)
      check(names.has(needed), "plugins", `holds "${name}", which needs the plugin "${needed}": add it`);
  }
  return plugins;
}

function userExists(options: CalendarOptions): Settings["userExists"] {
  const own = options.users;
  const ids = new Set(Array.isArray(own) ? own : []);
  const directories = [
    Array.isArray(own) ? undefined : (own as UserDirectory | undefined),
    ...(options.plugins ?? []).map((one) => one.users),
  ];
  return async (id, caller) => {
    if (id === caller.id || ids.has(id)) return true;
    for (const directory of directories) if (await directory?.exists(id)) return true;
    return false;
  };
}

function corsOf(options: CalendarOptions): Settings["cors"] {
  const taken = (options.plugins ?? []).find((one) => one.replaces?.includes("cors"));
  check(
    !taken || options.cors === undefined,
    "cors",
    `is what plugin "${taken?.name}" is for: leave one out`,
  );
  if (taken) return false;
  const cors = options.cors ?? {};
  if (cors === false) return false;
  const listed = Array.isArray(cors.origins);
  check(
    !cors.credentials || listed,
    "cors",
    'allows credentials to everybody: name the origins, as in cors: { origins: ["https://app.example.org"], credentials: true }',
  );
  return cors;
}

/**
 * Checks and completes the options.
 * @throws {TypeError | RangeError} with a sentence that says which option is wrong and what to do
 */
export function settle(options: CalendarOptions): Settings {
  check(
    typeof options?.store?.transaction === "function",
    "store",
    "is missing: pass one, as in createCalendar({ store: memoryStore() })",
  );
  const offered = languages(options.language ?? "en");
  const maxPerPage = wholeNumber(options.maxPerPage ?? 50, "maxPerPage", 1, 1000);
  const cacheBytes = wholeNumber(options.cacheBytes ?? 16 * 1024 * 1024, "cacheBytes", 0, 2 ** 40);
  const currency = currencyOf(options.currency ?? "USD", offered[0]!);
  const part = (sixteenths: number) => Math.floor((cacheBytes * sixteenths) / 16);
  return {
    store: options.store,
    timezone: zone(options.timezone ?? "UTC"),
    languages: offered,
    get currency() {
      return currency();
    },
    namespaces: namespaces(options.namespace ?? "calendar/events/v1"),
    root: rootOf(options.root ?? ""),
    baseUrl: baseUrlOf(options.baseUrl),
    perPage: wholeNumber(options.perPage ?? 4, "perPage", 1, maxPerPage),
    maxPerPage,
    maxBodyBytes: wholeNumber(options.maxBodyBytes ?? 1024 * 1024, "maxBodyBytes", 1, 1024 ** 3),
    permalink: { ...PERMALINKS, ...options.permalink },
    plugins: checkPlugins(options.plugins ?? []),
    shapes: shapesOf(options.plugins ?? []),
    authenticate: options.authenticate,
    userExists: userExists(options),
    media: options.media,
    fetchImage: options.fetchImage,
    cors: corsOf(options),
    cacheBytes,
    memos: { events: new Memo(part(14)), singleEvents: new Memo(part(14)), linked: new Memo(part(4)) },
    now: options.now ?? Date.now,
    onError: options.onError ?? ((error) => console.error(error)),
  };
}

/** A caller made by a host or a plugin, checked: a wrong role must never pass for a right. */
export function checkCaller<C extends { readonly id: number; readonly role: unknown }>(caller: C): C {
  if (!isRole(caller.role))
    throw new TypeError(`Cannot take the caller: unknown role ${JSON.stringify(caller.role)}`);
  if (!Number.isSafeInteger(caller.id) || caller.id < 0)
    throw new TypeError(`Cannot take the caller: id must be a whole number, got ${String(caller.id)}`);
  return caller;
}
