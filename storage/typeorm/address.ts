import { LIMIT_NAMES, type Limits, readLimits } from "./limits.ts";

/** One server of an address. */
export interface Host {
  readonly host: string;
  readonly port: number;
}

/** Where a database is, read from its address. */
export type Address =
  | { readonly type: "sqlite"; readonly file: string; readonly shown: string; readonly limits: Limits }
  | {
      readonly type: "mysql" | "mariadb";
      /** At least one: the servers of a cluster, in the order of preference. */
      readonly hosts: readonly Host[];
      readonly username: string;
      readonly password: string;
      readonly database: string;
      readonly ssl: boolean;
      readonly limits: Limits;
      /** The address without the password. */
      readonly shown: string;
    };

const WANTED =
  "must be mysql://user:password@host/database, mysql://user:password@host,host:port/database, mariadb://… or sqlite:./file.db";

/** Parts of a server's address; several hosts are more than `URL` understands. */
const SERVER = /^(mysql|mariadb):\/\/(?:([^:@/]*)(?::([^/]*))?@)?([^@/?#]+)\/([^/?#]+)(?:\?([^#]*))?$/i;

/** @throws {TypeError} when it is none. */
export function readAddress(url: string): Address {
  if (url.startsWith("sqlite:")) return readFile(url);
  const found = SERVER.exec(url);
  if (!found) throw wrong(url);
  const [, type = "", username = "", password = "", hosts = "", database = "", query = ""] = found;
  const decoded = (text: string) => decode(text, url);
  const { ssl = "false", ...rest } = Object.fromEntries(new URLSearchParams(query));
  const unknown = Object.keys(rest).find((key) => !LIMIT_NAMES.includes(key));
  if (unknown !== undefined)
    throw new TypeError(`Cannot open the store: "${unknown}" of its address is unknown`);
  return {
    type: type.toLowerCase() as "mysql" | "mariadb",
    hosts: hosts.split(",").map((text) => readHost(text, url)),
    username: decoded(username) || "root",
    password: decoded(password),
    database: decoded(database),
    ssl: ssl === "true",
    limits: readLimits(rest),
    shown: hidden(url),
  };
}

/** `host`, `host:port` or `[::1]:port`. */
function readHost(text: string, url: string): Host {
  const [, ipv6, name, digits] = /^(?:\[([\da-f:.]+)\]|([^:[\]\s]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const port = Number(digits ?? 3306);
  const host = ipv6 ?? name;
  if (host === undefined || port < 1 || port > 65_535) throw wrong(url);
  return { host, port };
}

function decode(text: string, url: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong(url);
  }
}

/** `sqlite:./a.db`, `sqlite:/a.db`, `sqlite:///a.db` and `sqlite::memory:`. */
function readFile(url: string): Address {
  const file = url.slice("sqlite:".length).replace(/^\/\//, "");
  if (file === "") throw wrong(url);
  return { type: "sqlite", file, shown: url, limits: {} };
}

const wrong = (url: string): TypeError =>
  new TypeError(`Cannot open the store: its address ${WANTED}, got "${hidden(url)}"`);

/** Passwords stay out of messages. */
const hidden = (url: string): string => url.replace(/^(\w+:\/\/[^:@/]*):.*@/, "$1@");
