import type { Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import type { Answer, Incoming } from "./http.ts";
import type { Problems } from "./problems.ts";
import type { Reply } from "./reply.ts";
import type { Form, Shape } from "./schema/field.ts";
import type { EventFilter, EventRow, Json, OrganizerRow, PostRow, Store, VenueRow } from "./store.ts";
import type { OperationKey, Words } from "./texts/mod.ts";

/** What an authenticator may look at besides the request. */
export interface AuthContext {
  /** The request as the host gave it: `header(name)`, `ip`, and `host` for the host's own request or session. */
  readonly incoming: Incoming;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Where a plugin finds what it keeps. */
  readonly store: Store;
}

/**
 * Says who asks: a caller, or `undefined` when the request carries nothing this authenticator knows.
 * @throws {CalendarError} `incorrect_password` (401) when it carries something wrong: no other one is asked then
 */
export type Authenticate = (
  request: Request,
  context: AuthContext,
) => Caller | undefined | Promise<Caller | undefined>;

/** Who may be an author. */
export interface UserDirectory {
  exists(id: number): boolean | Promise<boolean>;
}

/** A route that a plugin adds. */
export interface PluginRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the namespace, for example `/events/(?P<id>\\d+)/seats`; named groups become `ctx.params`. */
  readonly path: string;
  /** Who may use it, default everybody. */
  readonly access?: "everybody" | "writers" | "editors";
  /** Its parameters, for the index and the OpenAPI document. */
  readonly query?: Shape;
  /** Members of its body, likewise. */
  readonly body?: Shape;
  readonly summary?: OperationKey | Words;
  /** What it answers with, for the document: of success the first, then refusals. Default 200, 400 and 401. */
  readonly statuses?: readonly number[];
  /** Media type of its success, likewise; default JSON. */
  readonly type?: string;
  /** Its answer depends on nothing but the request, the caller and the store: it is kept while nothing changes. */
  readonly isLasting?: boolean;
  handle(ctx: Context): Promise<Reply | Response>;
}

/** One write of a record, as a plugin sees it. */
export interface Change<Row> {
  /** What was sent of the plugin's own members, checked; a member that was cleared has its field's `clear`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What was sent of all members. */
  readonly all: Readonly<Record<string, unknown>>;
  /** The record before; undefined when it is new. */
  readonly current: Row | undefined;
  /** What is wrong is added here: `problems.add("geo_lat", "must be …")`, or `{ en: "must be …", fr: "doit …" }`. */
  readonly problems: Problems;
}

/** What a plugin adds to the data of one kind of post. */
interface PostData<Row extends PostRow> {
  /** Further members. Their definitions are all there is: validation, index and document derive from them. */
  readonly input?: Shape;
  /**
   * What to keep in the record's `extra`, by name; null takes a name out. Runs before the transaction, so it may take
   * its time. Default: what was sent of `input`, under the same names, texts without markup.
   */
  readonly write?: (
    ctx: Context,
    change: Change<Row>,
  ) => Readonly<Record<string, Json>> | Promise<Readonly<Record<string, Json>>>;
}

type View = Readonly<Record<string, unknown>>;

export interface PlaceData<Row extends PostRow> extends PostData<Row> {
  /** Members to show. Default: what is kept under the names of `input`. */
  readonly present?: (ctx: Context, row: Row) => View;
}

export interface EventData extends PostData<EventRow> {
  /** The same for all events of an answer at once, in their order. Events that need a password are not among them. */
  readonly present?: (ctx: Context, rows: readonly EventRow[]) => readonly View[] | Promise<readonly View[]>;
}

/** What a plugin may ask of storage beside the rest of a filter: all of it must hold. */
export type Narrowing = Partial<Pick<EventFilter, "ids" | "extra" | "located" | "near">> & {
  /** The order, unless the client asks for one. */
  readonly order?: EventFilter["order"];
};

/** What a plugin adds to the list of events, and to all that is made of it. */
export interface EventListing {
  readonly query: Shape;
  /** What the parameters mean. Something wrong with them is added to `form.problems`. */
  filter(ctx: Context, form: Form<Shape>): Narrowing | undefined | Promise<Narrowing | undefined>;
}

/** What a plugin that runs by itself may use. */
export interface PluginHost {
  /** Records as they are kept, with no regard to rights; `store.journal` tells every change, `store.state` keeps texts. */
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Where errors go that nobody else hears of. */
  readonly onError: (error: unknown) => void;
}

/** A plugin is data plus a few hooks; everything but `name` is optional. */
export interface Plugin {
  readonly name: string;
  /** Names of plugins that must be there too. */
  readonly requires?: readonly string[];
  /** Checked at start: two plugins cannot claim one method and path. */
  readonly routes?: readonly PluginRoute[];
  /** Asked in list order, after the host's own `authenticate`; takes the request unbuilt, `toRequest()` builds it. */
  readonly authenticate?: (
    incoming: Incoming,
    context: AuthContext,
  ) => Caller | undefined | Promise<Caller | undefined>;
  /** Its `WWW-Authenticate` challenge, for example `Basic realm="calendar"`. */
  readonly challenge?: string;
  readonly users?: UserDirectory;
  /** What it adds to records; one name can be added only once. */
  readonly data?: {
    readonly event?: EventData;
    readonly venue?: PlaceData<VenueRow>;
    readonly organizer?: PlaceData<OrganizerRow>;
  };
  readonly events?: EventListing;
  /** Parts of the calendar that it takes over: its default CORS headers, its `events.ics`. */
  readonly replaces?: readonly ("cors" | "feed")[];
  /** Before anything is looked at, credentials too; an answer ends the request. */
  readonly receive?: (incoming: Incoming) => Answer | undefined | Promise<Answer | undefined>;
  /** In list order, once the caller is known; an answer ends the request. */
  readonly before?: (ctx: Context) => Answer | Response | undefined | Promise<Answer | Response | undefined>;
  /** In reverse order, on errors of routed requests too. */
  readonly after?: (ctx: Context, answer: Answer) => Answer | Promise<Answer>;
  /** Last of all, on every answer whatsoever. Headers only: the body is made. */
  readonly send?: (incoming: Incoming, answer: Answer) => Answer;
  readonly start?: (host: PluginHost) => void | Promise<void>;
  readonly stop?: () => void | Promise<void>;
}
