import type { Calendar } from "../../../src/mod.ts";

/** How a case wants its host. */
export interface HostOptions {
  /** Body parsers for JSON and forms stand in front of the calendar; default none. */
  readonly parsers?: boolean;
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
  start(calendar: Calendar, options?: HostOptions): Promise<RunningHost>;
  /** False where there is no socket between client and calendar; default true. */
  readonly sockets?: boolean;
  /** Whether it can have body parsers in front; default false. */
  readonly parsers?: boolean;
  /** Whether it answers `GET /elsewhere` itself, with 200 and the text `elsewhere`; default false: 404. */
  readonly elsewhere?: boolean;
}
