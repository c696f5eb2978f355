import { StoreUnavailable } from "../../src/errors.ts";

/** Codes of failures after which the same transaction, run again, may well succeed. Nothing of it is left. */
const TRANSIENT = new Set([
  "ER_LOCK_DEADLOCK",
  "ER_LOCK_WAIT_TIMEOUT",
  // MariaDB: the row has changed since the transaction's snapshot.
  "ER_CHECKREAD",
  // Group Replication: another node committed first.
  "ER_TRANSACTION_ROLLBACK_DURING_COMMIT",
]);

/** Codes with which a connection or a server says goodbye: another one, or the same later, may do better. */
const UNREACHABLE = new Set([
  ..."ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EAI_AGAIN".split(" "),
  ..."ER_SERVER_SHUTDOWN ER_NORMAL_SHUTDOWN ER_NEW_ABORTING_CONNECTION ER_SESSION_WAS_KILLED".split(" "),
  // The one without a name is MariaDB's "connection was killed".
  ..."ER_QUERY_INTERRUPTED ER_CLIENT_INTERACTION_TIMEOUT ER_1927".split(" "),
  ..."ER_CON_COUNT_ERROR ER_TOO_MANY_USER_CONNECTIONS ER_USER_LIMIT_REACHED".split(" "),
  // The server takes no writes (any more): it is a replica, or its group is choosing another.
  ..."ER_OPTION_PREVENTS_STATEMENT ER_READ_ONLY_MODE".split(" "),
  // Galera: the node is not part of the cluster just now.
  "ER_UNKNOWN_COM_ERROR",
  // Group Replication: what the last primary committed has not all arrived yet.
  "ER_GRP_TRX_CONSISTENCY_BEFORE",
]);

/** MySQL's and MariaDB's codes of a statement that ran longer than it may. */
const SLOW = new Set(["ER_QUERY_TIMEOUT", "ER_1969"]);

/** The database's own code of a failure, as its driver names it; `ER_` and the number where it has no name for it. */
export function codeOf(error: unknown): string {
  const { code, errno } = (error ?? {}) as { readonly code?: unknown; readonly errno?: unknown };
  // All that libsql says of a file that it cannot open.
  if (/Unable to open connection.*: 14"/.test(String(error))) return "SQLITE_CANTOPEN";
  if (typeof code === "string") return code;
  return typeof errno === "number" ? `ER_${errno}` : "";
}

/** Whether nothing of the transaction is left and it is worth another try. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return TRANSIENT.has(code) || code.startsWith("SQLITE_BUSY");
}

/** Whether the connection or its server is gone, rather than what was asked of it wrong. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (UNREACHABLE.has(code) || code.startsWith("ER_GR_")) return true;
  // What the driver itself says of a connection that it cannot use any more.
  const { fatal, message } = (error ?? {}) as { readonly fatal?: unknown; readonly message?: unknown };
  return (fatal === true && !code.startsWith("ER_")) || message === "Pool is closed.";
}

/** Whether the server gave up on a statement because of its length. */
export const isSlow = (error: unknown): boolean => SLOW.has(codeOf(error));

/** A server has said nothing for too long, and is not alive. */
export class Silence extends Error {
  readonly code = "ETIMEDOUT";
  /** By `performance.now()`. */
  readonly since: number;

  constructor(since: number) {
    super(
      `The store is unavailable: its server has been silent for ${Math.round(performance.now() - since)} ms`,
    );
    this.since = since;
  }
}

/** A failure of our own that counts as an unreachable server. */
export const unreachable = (message: string): Error =>
  Object.assign(new Error(message), { code: "ETIMEDOUT" });

/** How to go on after the codes with which opening fails. */
const ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there: start the server or correct host and port",
  ENOTFOUND: "there is no such host: correct its name",
  EAI_AGAIN: "the host's name cannot be looked up: correct it or try again",
  EHOSTUNREACH: "no way leads to the host: correct it or its network",
  ENETUNREACH: "no way leads to the host: correct it or its network",
  ETIMEDOUT: "the server does not answer: start it, correct the host or let it through the firewall",
  ER_ACCESS_DENIED_ERROR: "the server refuses this user and password: correct them in the address",
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR:
    "the server refuses this user and password: correct them in the address",
  ER_NOT_SUPPORTED_AUTH_MODE: "the server refuses this user's way to sign in: give the user a password",
  ER_DBACCESS_DENIED_ERROR: "the user may not use this database: GRANT it all rights on the database",
  ER_BAD_DB_ERROR: "there is no such database: CREATE DATABASE it first",
  ER_NO_DB_ERROR: "no database is named: put its name after the host, as in mysql://user@host/calendar",
  ER_CON_COUNT_ERROR: "the server has no connection left: raise its max_connections or lower poolSize",
  ER_TABLEACCESS_DENIED_ERROR:
    "the user may not create or change tables: GRANT it CREATE, ALTER, INDEX, REFERENCES, SELECT, INSERT, UPDATE and DELETE on the database",
  SQLITE_CANTOPEN: "the file can neither be opened nor created: check the path and its rights",
  SQLITE_READONLY: "the file or its folder may not be written: check their rights",
  SQLITE_NOTADB: "the file is not an SQLite database",
  SQLITE_BUSY: "another process keeps the file locked: end it or try again",
  EACCES: "the folder of the file may not be written: check its rights",
  EROFS: "the folder of the file may not be written: check its rights",
  ENOENT: "the folder of the file cannot be created: check the path",
  ENOTDIR: "the folder of the file cannot be created, as part of its path is a file: check the path",
};

/** An error of opening that says what to do. The driver's own message stays as the cause. */
export function explained(error: unknown, address: string): Error {
  if (error instanceof StoreUnavailable) return error;
  const code = codeOf(error);
  const known = ADVICE[code] ?? Object.entries(ADVICE).find(([start]) => code.startsWith(`${start}_`))?.[1];
  const reason = known ?? (error instanceof Error ? error.message : String(error));
  const text = `Cannot open the store at ${address}: ${reason}`;
  const passes = isUnreachable(error) || isTransient(error);
  return passes ? new StoreUnavailable(text, { cause: error }) : new Error(text, { cause: error });
}
