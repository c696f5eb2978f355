import type { Caller } from "./caller.ts";
import type { Json } from "./json.ts";
import type { Authenticate, Plugin, UserDirectory } from "./plugin.ts";
import type { Memo } from "./present/memo.ts";
import type { Shapes } from "./schema/shapes.ts";
import type { ImageView, Store } from "./store.ts";
import type { Currency } from "./text/cost.ts";
import type { Language } from "./texts/mod.ts";

/** Gives what is known of a media item, `undefined` when there is none with this id. */
export type MediaResolver = (id: number) => ImageView | undefined | Promise<ImageView | undefined>;

/**
 * Looks at an image address before it is stored. Must itself refuse private addresses, long answers and long waits.
 * @throws anything when the address is no image that may be used
 */
export type ImageFetcher = (url: string) => Promise<ImageView>;

export interface CorsOptions {
  /** Origins that may read, default `*`. */
  readonly origins?: "*" | readonly string[];
  /** Allow cookies and HTTP authentication from those origins; needs a list of them. Default false. */
  readonly credentials?: boolean;
}

/** Address patterns of the pages behind records; `{site}`, `{slug}`, `{id}`, `{kind}` and `{path}` are filled in. */
export interface Permalinks {
  readonly event: string;
  readonly venue: string;
  readonly organizer: string;
  /** `{path}` is the slugs of the ancestors and of the category itself. */
  readonly category: string;
  readonly tag: string;
  /** Of records that are not published. `{kind}` is `tribe_events`, `tribe_venue` or `tribe_organizer`. */
  readonly unpublished: string;
}

/** What `createCalendar` takes. Only `store` is required. */
export interface CalendarOptions {
  readonly store: Store;
  /** IANA name of the site's zone, default `UTC`. */
  readonly timezone?: string;
  /** Language of descriptions and messages, default `en`; with several, `Accept-Language` chooses. */
  readonly language?: Language | readonly Language[];
  /** ISO 4217 code, default `USD`: the sign that a bare cost is shown with. */
  readonly currency?: string;
  /** Namespaces under which the same routes answer, default `calendar/events/v1`. */
  readonly namespace?: string | readonly string[];
  /** Path of the REST root, default "", for example `/wp-json`. */
  readonly root?: string;
  /** Public address of the site without `root`, for links; default: that of the request and its mount. */
  readonly baseUrl?: string;
  /** Records of a list page when `per_page` is absent: 1 to `maxPerPage`, default 4. */
  readonly perPage?: number;
  /** Larger `per_page` values are lowered to this, default 50. */
  readonly maxPerPage?: number;
  /** Largest body that is read, in bytes, default 1 MiB. */
  readonly maxBodyBytes?: number;
  readonly permalink?: Partial<Permalinks>;
  readonly plugins?: readonly Plugin[];
  /** Asked before the plugins: the host's own session decides. */
  readonly authenticate?: Authenticate;
  /** Who may be an author besides the users of plugins: ids, or something that knows them. */
  readonly users?: readonly number[] | UserDirectory;
  readonly media?: MediaResolver;
  readonly fetchImage?: ImageFetcher;
  /** False: no CORS headers at all. */
  readonly cors?: CorsOptions | false;
  /**
   * Bytes of ready answers kept for unchanged data, default 16 MiB, and twice as many of records as they were shown
   * last; 0 keeps none.
   */
  readonly cacheBytes?: number;
  /** Epoch milliseconds, default `Date.now`. */
  readonly now?: () => number;
  /** Told of every error that is not the client's. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Options with everything settled. */
export interface Settings {
  readonly store: Store;
  readonly timezone: string;
  readonly languages: readonly Language[];
  readonly currency: Currency;
  readonly namespaces: readonly string[];
  readonly root: string;
  readonly baseUrl: string | undefined;
  readonly perPage: number;
  readonly maxPerPage: number;
  readonly maxBodyBytes: number;
  readonly permalink: Permalinks;
  readonly plugins: readonly Plugin[];
  /** What can be written and asked, with what plugins add. */
  readonly shapes: Shapes;
  readonly authenticate: Authenticate | undefined;
  readonly userExists: (id: number, caller: Caller) => Promise<boolean>;
  readonly media: MediaResolver | undefined;
  readonly fetchImage: ImageFetcher | undefined;
  readonly cors: CorsOptions | false;
  readonly cacheBytes: number;
  readonly memos: {
    readonly events: Memo<Json>;
    readonly singleEvents: Memo<Json>;
    /** What events are linked to, as they show it. */
    readonly linked: Memo<string>;
  };
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}
