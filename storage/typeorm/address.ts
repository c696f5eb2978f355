/** Where a database is, read from its address. */
export type Address =
  | { readonly type: "sqlite"; readonly file: string; readonly shown: string }
  | {
      readonly type: "mysql" | "mariadb";
      readonly host: string;
      readonly port: number;
      readonly username: string;
      readonly password: string;
      readonly database: string;
      readonly ssl: boolean;
      /** The address without the password. */
      readonly shown: string;
    };

const WANTED = "must be mysql://user:password@host/database, mariadb://… or sqlite:./file.db";

/** @throws {TypeError} when it is none. */
export function readAddress(url: string): Address {
  if (url.startsWith("sqlite:")) return readFile(url);
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const type = parsed?.protocol.slice(0, -1);
  if (!parsed || (type !== "mysql" && type !== "mariadb")) throw wrong(url);
  const database = decodeURIComponent(parsed.pathname.slice(1));
  if (!parsed.hostname || !database || database.includes("/")) throw wrong(url);
  const unknown = [...parsed.searchParams.keys()].find((key) => key !== "ssl");
  if (unknown !== undefined)
    throw new TypeError(`Cannot open the store: "${unknown}" of its address is unknown`);
  return {
    type,
    host: parsed.hostname.replace(/^\[|\]$/g, ""),
    port: Number(parsed.port) || 3306,
    username: decodeURIComponent(parsed.username) || "root",
    password: decodeURIComponent(parsed.password),
    database,
    ssl: parsed.searchParams.get("ssl") === "true",
    shown: hidden(url),
  };
}

/** `sqlite:./a.db`, `sqlite:/a.db`, `sqlite:///a.db` and `sqlite::memory:`. */
function readFile(url: string): Address {
  const file = url.slice("sqlite:".length).replace(/^\/\//, "");
  if (file === "") throw wrong(url);
  return { type: "sqlite", file, shown: url };
}

const wrong = (url: string): TypeError =>
  new TypeError(`Cannot open the store: its address ${WANTED}, got "${hidden(url)}"`);

/** Passwords stay out of messages. */
const hidden = (url: string): string => url.replace(/^(\w+:\/\/[^:@/]*):.*@/, "$1@");
