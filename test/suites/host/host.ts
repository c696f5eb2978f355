import type { AuthContext, Calendar, Caller } from "../../../src/mod.ts";

/** How a case wants its host. */
export interface HostOptions {
  /** Body parsers for JSON, forms and multipart forms stand in front of the calendar; default none. */
  readonly parsers?: boolean;
  /** Compression, CORS and cookies stand in front of the calendar; the host sets a cookie `host=1`. Default not. */
  readonly middleware?: boolean;
  /** One proxy in front of the host is believed; default not. */
  readonly trustProxy?: boolean;
  /** The path prefix under which the calendar is mounted, default none; may hold encoded characters. */
  readonly mount?: string;
}

/** A host that runs. */
export interface RunningHost {
  /** Its address without mount and without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
  /** For hosts without a socket: takes the place of `fetch`. Cases about connections are left out then. */
  readonly fetch?: (url: string, init?: RequestInit) => Promise<Response>;
}

/** A host to put to the test. */
export interface Host {
  readonly name: string;
  /** A host in another process makes its calendar itself, with `hostCalendar`. */
  start(calendar: Calendar, options?: HostOptions): Promise<RunningHost>;
  /**
   * Reads the host's user off `authenticate`'s context, as applications do; the host signs in a request that has the
   * header `x-session: ann` as `{ id: 7, role: "admin" }`. Default: the host has no users.
   */
  readonly user?: (context: AuthContext) => Caller | undefined;
  /** False where there is no socket between client and calendar; default true. */
  readonly sockets?: boolean;
  /** Cases about connections that it cannot pass, by their names, and why. */
  readonly gaps?: Readonly<Record<string, string>>;
  /** Whether it can have body parsers in front; default false. */
  readonly parsers?: boolean;
  /** Whether it can have compression, CORS and cookies in front; default false. */
  readonly middleware?: boolean;
  /** Whether it can believe a proxy; default false. */
  readonly trustProxy?: boolean;
  /** Whether it answers `GET /elsewhere` itself, with 200 and the text `elsewhere`; default false: 404. */
  readonly elsewhere?: boolean;
}
