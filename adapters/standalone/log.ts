/** What is known of a request once its answer is out. */
export interface LogEntry {
  readonly time: string;
  readonly method: string;
  /** Path and query; values of `password` are left out. */
  readonly path: string;
  readonly status: number;
  /** Length of the answer's body. */
  readonly bytes: number;
  readonly ms: number;
  readonly requestId: string;
  /** The client left before the answer was complete. */
  readonly aborted?: true;
  /** At level `debug` only. */
  readonly ip?: string | undefined;
  /** At level `debug` only. */
  readonly userAgent?: string | undefined;
}

/** `error`: answers from 500 up; `info`: every request; `debug`: the health route, address and user agent too. */
export type LogLevel = "silent" | "error" | "info" | "debug";
/** Lines for people, lines of JSON, or a function of your own. */
export type Log = "plain" | "json" | ((entry: LogEntry) => void);

export const LOG_LEVELS: readonly LogLevel[] = ["silent", "error", "info", "debug"];

/** Whether an answer of this status is logged. */
export const isLogged = (level: LogLevel, status: number, health: boolean): boolean =>
  level === "debug" || (level === "info" && !health) || (level === "error" && status >= 500 && !health);

/** The function that writes entries. Lines of one turn of the event loop are written at once. */
export function createLog(log: Log): (entry: LogEntry) => void {
  if (typeof log === "function") return log;
  const format = log === "json" ? JSON.stringify : plain;
  let lines = "";
  const flush = (): void => {
    const text = lines;
    lines = "";
    process.stdout.write(text);
  };
  return (entry) => {
    if (lines === "") setImmediate(flush);
    lines += `${format(entry)}\n`;
  };
}

function plain(entry: LogEntry): string {
  const { time, method, path, status, bytes, ms, requestId, aborted, ip, userAgent } = entry;
  const more = [aborted && "aborted", ip, userAgent].filter(Boolean);
  return [time, method, path, status, `${bytes} B`, `${ms} ms`, requestId, ...more].join(" ");
}

/**
 * The target as it may stand in a log: no passwords, no control characters.
 * @example loggedPath("/events/7?password=x&page=2") // "/events/7?password=…&page=2"
 */
export function loggedPath(target: string): string {
  const query = target.indexOf("?");
  if (query < 0) return printable(target);
  const pairs = target
    .slice(query + 1)
    .split("&")
    .map(withoutSecret);
  return printable(`${target.slice(0, query)}?${pairs.join("&")}`);
}

/** The name may be written with escapes and brackets, and is still one for the calendar. */
function withoutSecret(pair: string): string {
  const equals = pair.indexOf("=");
  if (equals < 0) return pair;
  const name = pair.slice(0, equals);
  return /pass|secret|token|key/i.test(unescaped(name)) ? `${name}=[redacted]` : pair;
}

const unescaped = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Escapes everything but plain ASCII, so that a line stays a line. */
export const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (letter) => encodeURIComponent(letter));
