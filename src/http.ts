/** What the core needs from a request and gives for an answer, whatever the host: costly parts are made on demand. */

/** A request as a host hands it over. `Request` objects become one through `fromRequest`. */
export interface Incoming {
  /** Upper case. */
  readonly method: string;
  /** Absolute address as the client wrote it: nothing decoded, nothing parsed. */
  readonly url: string;
  /** The path prefix under which the host mounted the calendar, "" or `/api`; part of `url`. */
  readonly mount: string;
  /** The client's address where the host knows it. */
  readonly ip?: string | undefined;
  /** Whatever the host wants `authenticate` to see: its own request, session or user. */
  readonly host?: unknown;
  /** One header, `null` when absent; repeated ones joined by ", ". The name is in lower case. */
  header(name: string): string | null;
  /**
   * The whole body, read once.
   * @throws {CalendarError} `rest_body_too_large` as soon as more than `limit` bytes have come.
   */
  body(limit: number): Promise<Uint8Array>;
  /** The request as the web standard has it, for plugins and `authenticate`. Its body may be used only here. */
  toRequest(): Request;
}

/** An answer before it becomes a `Response`. Header names are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
}

/** Facts about the connection that a `Request` cannot carry. */
export interface HostInfo {
  readonly mount?: string | undefined;
  readonly ip?: string | undefined;
  readonly host?: unknown;
}
