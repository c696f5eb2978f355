import { ClientError } from "./client_error.ts";
import { etagOf, remember, tagFor } from "./etags.ts";
import type { CallOptions, CreateOptions, ReadOptions, WriteOptions } from "./options.ts";
import { nextQuery, queryText } from "./query.ts";
import type { Transport } from "./transport.ts";

/** A record by its id, or by its slug where the kind has by-slug routes. */
export type ClientKey = number | { readonly slug: string };

/** One page of a list. */
export interface ListPage<View> {
  readonly items: readonly View[];
  /** Of all pages. */
  readonly total: number;
  readonly total_pages: number;
  readonly rest_url: string;
  /** Absent on the last page. */
  readonly next_rest_url?: string;
  readonly previous_rest_url?: string;
  /** With `modified_after`: what a client that mirrors the list must drop. */
  readonly deleted?: readonly { readonly id: number }[];
}

/** Choose members: only they are asked for and given. */
export interface Choice<View, Names extends keyof View> {
  readonly fields?: readonly Names[];
}

/** The types of one kind of record. */
export interface Kind {
  readonly view: object;
  readonly query: object;
  readonly create: object;
  readonly update: object;
  readonly key: ClientKey;
  readonly readQuery: object;
}

/** One kind of record over HTTP. Every method rejects with a `ClientError`, or with the reason of its signal. */
export interface ClientResource<K extends Kind> {
  /** One page. `known`: a page that was given before, given again when nothing has changed. */
  list<Names extends keyof K["view"] = keyof K["view"]>(
    query?: K["query"],
    options?: ReadOptions<ListPage<Pick<K["view"], Names>>> & Choice<K["view"], Names>,
  ): Promise<ListPage<Pick<K["view"], Names>>>;
  /** This page and all after it, read one at a time as they are asked for. */
  pages<Names extends keyof K["view"] = keyof K["view"]>(
    query?: K["query"],
    options?: CallOptions & Choice<K["view"], Names>,
  ): AsyncGenerator<ListPage<Pick<K["view"], Names>>, void, undefined>;
  /** Every record of all pages. */
  all<Names extends keyof K["view"] = keyof K["view"]>(
    query?: K["query"],
    options?: CallOptions & Choice<K["view"], Names>,
  ): AsyncGenerator<Pick<K["view"], Names>, void, undefined>;
  /** One record. */
  read(key: K["key"], query?: K["readQuery"], options?: ReadOptions<K["view"]>): Promise<K["view"]>;
  /** Tried again safely: see `idempotent` of the client. */
  create(data: K["create"], options?: CreateOptions): Promise<K["view"]>;
  /** Only supplied members change; `null` clears. */
  update(key: K["key"], data: K["update"], options?: WriteOptions): Promise<K["view"]>;
  /** Moves to the trash; `force` deletes for good. Terms are always deleted for good. */
  delete(key: K["key"], query?: { readonly force?: boolean }, options?: WriteOptions): Promise<K["view"]>;
}

type Query = Readonly<Record<string, unknown>>;
type AnyPage = ListPage<object>;

const itemPath = (name: string, key: ClientKey): string =>
  typeof key === "number" ? `/${name}/${key}` : `/${name}/by-slug/${encodeURIComponent(key.slug)}`;

const PAGE_MEMBERS = ["total", "total_pages", "rest_url", "next_rest_url", "previous_rest_url", "deleted"];

function chosen(name: string, fields: readonly PropertyKey[] | undefined): Query {
  if (fields === undefined) return {};
  return { _fields: [...fields.map((field) => `${name}.${String(field)}`), ...PAGE_MEMBERS] };
}

/** `If-None-Match` for what is known; a copy, which has no tag, is simply read again. */
const conditional = (known: object | undefined): Readonly<Record<string, string>> => {
  const tag = known === undefined ? undefined : etagOf(known);
  return tag === undefined ? {} : { "if-none-match": tag };
};

const guarded = ({ ifMatch }: WriteOptions): Readonly<Record<string, string>> =>
  ifMatch === undefined ? {} : { "if-match": tagFor(ifMatch) };

/** The resource called `name` in addresses and lists. */
export function resource<K extends Kind>(transport: Transport, name: string): ClientResource<K> {
  const { send, isIdempotent, baseUrl } = transport;

  async function list(query: Query, options: ReadOptions<AnyPage>): Promise<AnyPage> {
    const { known } = options;
    const answer = await send<Query>(
      {
        method: "GET",
        path: `/${name}${queryText(query)}`,
        headers: conditional(known),
        known,
        safety: "repeatable",
      },
      options,
    );
    if ((answer as object) === known) return known as AnyPage;
    const { [name]: items, ...page } = answer;
    return remember({ ...page, items } as unknown as AnyPage, etagOf(answer) ?? null);
  }

  async function* pages(query: Query, options: CallOptions): AsyncGenerator<AnyPage, void, undefined> {
    for (let asked: Query | undefined = query; asked; ) {
      const page: AnyPage | undefined = await list(asked, options).catch((error: unknown) => {
        // Records have gone since the page before this one was read, and this one with them.
        if (asked !== query && error instanceof ClientError && error.status === 404) return undefined;
        throw error;
      });
      if (!page) return;
      yield page;
      asked = page.next_rest_url ? nextQuery(query, page.next_rest_url, baseUrl) : undefined;
    }
  }

  async function* all(query: Query, options: CallOptions): AsyncGenerator<object, void, undefined> {
    for await (const page of pages(query, options)) yield* page.items;
  }

  const methods = {
    list: async (
      query: Query = {},
      { fields, ...options }: ReadOptions<AnyPage> & { fields?: string[] } = {},
    ) => list({ ...query, ...chosen(name, fields) }, options),
    pages: (query: Query = {}, { fields, ...options }: CallOptions & { fields?: string[] } = {}) =>
      pages({ ...query, ...chosen(name, fields) }, options),
    all: (query: Query = {}, { fields, ...options }: CallOptions & { fields?: string[] } = {}) =>
      all({ ...query, ...chosen(name, fields) }, options),
    read: async (key: ClientKey, query: Query = {}, options: ReadOptions<object> = {}) => {
      const { known } = options;
      const path = itemPath(name, key) + queryText(query);
      return send({ method: "GET", path, headers: conditional(known), known, safety: "repeatable" }, options);
    },
    create: async (data: object, options: CreateOptions = {}) => {
      const key = options.idempotencyKey ?? (isIdempotent ? crypto.randomUUID() : undefined);
      const headers = key === undefined ? {} : { "idempotency-key": key };
      const safety = key === undefined ? "once" : "repeatable";
      return send({ method: "POST", path: `/${name}`, data, headers, safety }, options);
    },
    update: async (key: ClientKey, data: object, options: WriteOptions = {}) =>
      send(
        { method: "PATCH", path: itemPath(name, key), data, headers: guarded(options), safety: "once" },
        options,
      ),
    delete: async (key: ClientKey, query: Query = {}, options: WriteOptions = {}) => {
      const path = itemPath(name, key) + queryText(query);
      return send({ method: "DELETE", path, headers: guarded(options), safety: "once" }, options);
    },
  };
  return methods as unknown as ClientResource<K>;
}
