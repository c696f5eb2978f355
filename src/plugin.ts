import type { Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import type { Answer, Incoming } from "./http.ts";
import type { Reply } from "./reply.ts";
import type { Shape } from "./schema/field.ts";
import type { OperationKey } from "./texts/mod.ts";

/** What an authenticator may look at besides the request. */
export interface AuthContext {
  /** The request as the host gave it: `header(name)`, `ip`, and `host` for the host's own request or session. */
  readonly incoming: Incoming;
  /** Epoch milliseconds. */
  readonly now: number;
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
  readonly summary?: OperationKey;
  handle(ctx: Context): Promise<Reply | Response>;
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
  /** In list order, once the caller is known; an answer ends the request. */
  readonly before?: (ctx: Context) => Answer | Response | undefined | Promise<Answer | Response | undefined>;
  /** In reverse order, on errors of routed requests too. */
  readonly after?: (ctx: Context, answer: Answer) => Answer | Promise<Answer>;
  readonly start?: () => void | Promise<void>;
  readonly stop?: () => void | Promise<void>;
}
