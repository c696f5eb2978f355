/** The same operations without HTTP: same handlers, same rules. */

import { requireAccess } from "./access.ts";
import { Addresses, type Collection } from "./addresses.ts";
import type { Caller } from "./caller.ts";
import { ANONYMOUS } from "./caller.ts";
import { Context } from "./context.ts";
import { Json } from "./json.ts";
import { readOneVersion } from "./one_version.ts";
import { checkCaller } from "./options.ts";
import { type Endpoint, ROUTES } from "./routes.ts";
import type { Raw } from "./schema/field.ts";
import type { Settings } from "./settings.ts";
import { loadTexts } from "./texts/mod.ts";

/** A record or list as the API shows it. */
export type Shown = Record<string, unknown>;

export interface CallOptions {
  /** Who calls; default: an anonymous reader. */
  readonly as?: Caller;
  /** What HTTP would send as headers, for example `if-match` or `idempotency-key`; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A record by its id, or by its slug where the kind has by-slug routes. */
export type Key = number | { readonly slug: string };

/** One resource in process. Every method rejects with the `CalendarError` that HTTP would answer with. */
export interface ResourceApi {
  /** The page that `query` asks for, with its totals. */
  list(query?: Raw, options?: CallOptions): Promise<Shown>;
  /** One record; `query` as in HTTP, for example `{ password }`. */
  read(key: Key, query?: Raw, options?: CallOptions): Promise<Shown>;
  create(data: Raw, options?: CallOptions): Promise<Shown>;
  /** Only supplied members change. */
  update(key: Key, data: Raw, options?: CallOptions): Promise<Shown>;
  /** Moves to the trash; `{ force: true }` deletes for good. */
  delete(key: Key, data?: Raw, options?: CallOptions): Promise<Shown>;
}

export type InProcess = Readonly<Record<Collection, ResourceApi>>;

const COLLECTIONS: readonly Collection[] = ["events", "venues", "organizers", "categories", "tags"];

function endpointOf(pattern: string, method: string): Endpoint {
  const route = ROUTES.find((one) => one.pattern === pattern);
  const endpoint = route?.endpoints.find((one) => one.methods.includes(method as never));
  if (!endpoint)
    throw new TypeError(`${pattern} cannot be asked with ${method}: categories and tags have ids only`);
  return endpoint;
}

const itemPattern = (collection: Collection, key: Key): string =>
  `/${collection}/${typeof key === "number" ? "(?P<id>\\d+)" : "by-slug/(?P<slug>[^/]+)"}`;

const paramsOf = (key: Key): Record<string, string> =>
  typeof key === "number" ? { id: String(key) } : { slug: key.slug };

async function call(
  settings: Settings,
  endpoint: Endpoint,
  params: Record<string, string>,
  data: Raw,
  options: CallOptions,
): Promise<Shown> {
  const { as: caller = ANONYMOUS, headers = {} } = options;
  requireAccess(endpoint.access, checkCaller(caller));
  const site = settings.baseUrl ?? "http://localhost";
  const ctx = new Context({
    settings,
    store: settings.store,
    caller,
    addresses: new Addresses(site, `${site}${settings.root}`, settings.namespaces[0]!, settings),
    texts: await loadTexts(settings.languages[0]!),
    routes: ROUTES,
    params,
    query: data,
    data: async () => data,
    header: (name) => headers[name] ?? null,
    incoming: undefined,
    nowMs: settings.now(),
  });
  const isRead = endpoint.methods[0] === "GET";
  const { body } = isRead ? (await readOneVersion(ctx, endpoint)).reply : await endpoint.run(ctx);
  // Read from its text, as every client has it: what is done with it reaches neither rows nor later answers.
  const json = typeof body === "string" ? Json.raw(body) : body instanceof Json ? body : Json.object(body);
  return json.value as Shown;
}

function resource(settings: Settings, collection: Collection): ResourceApi {
  const item = (method: string, key: Key, data: Raw, options: CallOptions) =>
    call(settings, endpointOf(itemPattern(collection, key), method), paramsOf(key), data, options);
  const all = (method: string, data: Raw, options: CallOptions) =>
    call(settings, endpointOf(`/${collection}`, method), {}, data, options);
  return {
    list: async (query = {}, options = {}) => all("GET", query, options),
    read: async (key, query = {}, options = {}) => item("GET", key, query, options),
    create: async (data, options = {}) => all("POST", data, options),
    update: async (key, data, options = {}) => item("PATCH", key, data, options),
    delete: async (key, data = {}, options = {}) => item("DELETE", key, data, options),
  };
}

/** All resources of a calendar in process. */
export const inProcess = (settings: Settings): InProcess =>
  Object.fromEntries(COLLECTIONS.map((name) => [name, resource(settings, name)])) as Record<
    Collection,
    ResourceApi
  >;
