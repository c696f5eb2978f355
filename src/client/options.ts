/** `name:password` of HTTP Basic, a bearer token, or a function that gives the whole `Authorization` header. */
export type ClientAuth =
  | { readonly user: string; readonly password: string }
  | { readonly token: string }
  | (() => string | Promise<string>);

export interface RetryOptions {
  /** Tries after the first one, default 3; 0 never tries again. */
  readonly times?: number;
  /** Longest wait before the first of them, doubled for each further one, default 250. The wait is random up to it. */
  readonly baseMs?: number;
  /** Longest wait between two tries, default 30,000; when the server asks for more, the call fails at once. */
  readonly maxMs?: number;
}

/** What `createClient` takes. Only `baseUrl` is required. */
export interface ClientOptions {
  /** Address of the namespace, for example `https://example.org/calendar/events/v1`. */
  readonly baseUrl: string;
  /** Default: an anonymous reader. Sent to `baseUrl` only. */
  readonly auth?: ClientAuth;
  /** Default: the global one. `calendar.handle` asks a calendar of the same process. */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly retry?: RetryOptions;
  /** For each try, default 30,000; 0 waits for ever. */
  readonly timeoutMs?: number;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Default true: every creation carries an `Idempotency-Key`, so that it can be tried again safely. Set it to false
   * for servers that do not know the header: then a creation is tried again only when it was surely not carried out.
   */
  readonly idempotent?: boolean;
}

/** What any call takes besides its data. */
export interface CallOptions {
  /** Ends the call; it rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Sent with this request. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReadOptions<Known> extends CallOptions {
  /** What an earlier call gave: when nothing has changed since, the same object is given again. */
  readonly known?: Known;
}

export interface CreateOptions extends CallOptions {
  /** Default: a random one for each call. With a key of your own a creation can be repeated in a later process. */
  readonly idempotencyKey?: string;
}

export interface WriteOptions extends CallOptions {
  /** A record as this client gave it, or an entity tag: the write fails with 412 when the record has changed since. */
  readonly ifMatch?: object | string;
}
