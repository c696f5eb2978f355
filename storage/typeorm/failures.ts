/** Codes of failures after which the same transaction, run again, may well succeed. */
const TRANSIENT = new Set([
  "ER_LOCK_DEADLOCK",
  "ER_LOCK_WAIT_TIMEOUT",
  // MariaDB: the row has changed since the transaction's snapshot.
  "ER_CHECKREAD",
  // Group Replication: another node committed first.
  "ER_TRANSACTION_ROLLBACK_DURING_COMMIT",
]);

/** The database's own code of a failure, as MySQL's and SQLite's drivers name it. */
export function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? code : "";
}

/** Whether nothing of the transaction is left and it is worth another try. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return TRANSIENT.has(code) || code.startsWith("SQLITE_BUSY");
}

/** How to go on after the codes with which opening fails. */
const ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there: start the server or correct host and port",
  ENOTFOUND: "there is no such host: correct its name",
  EAI_AGAIN: "the host's name cannot be looked up: correct it or try again",
  ETIMEDOUT: "the server does not answer: correct the host or let it through the firewall",
  ER_ACCESS_DENIED_ERROR: "the server refuses this user and password: correct them in the address",
  ER_DBACCESS_DENIED_ERROR: "the user may not use this database: GRANT it all rights on the database",
  ER_BAD_DB_ERROR: "there is no such database: CREATE DATABASE it first",
  ER_NO_DB_ERROR: "no database is named: put its name after the host, as in mysql://user@host/calendar",
  ER_TABLEACCESS_DENIED_ERROR:
    "the user may not create or change tables: GRANT it CREATE, ALTER, INDEX, REFERENCES, SELECT, INSERT, UPDATE and DELETE on the database",
  SQLITE_CANTOPEN: "the file can neither be opened nor created: check the path and its rights",
  SQLITE_READONLY: "the file or its folder may not be written: check their rights",
  SQLITE_NOTADB: "the file is not an SQLite database",
};

/** An error of opening that says what to do. The driver's own message stays as the cause. */
export function explained(error: unknown, address: string): Error {
  const code = codeOf(error);
  const [, known] = Object.entries(ADVICE).find(([start]) => code.startsWith(start)) ?? [];
  const text = known ?? (error instanceof Error ? error.message : String(error));
  return new Error(`Cannot open the store at ${address}: ${text}`, { cause: error });
}
