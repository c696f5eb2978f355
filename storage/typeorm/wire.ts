import type { SettledLimits } from "./limits.ts";

/** What is needed of a connection of mysql2. */
export interface Connection {
  /** Only ends the conversation: with a server that is silent the socket stays. */
  destroy(): void;
  readonly stream: { destroy(): void };
  query(text: string, done: (error: unknown) => void): void;
  query(text: string, values: readonly unknown[], done: (error: unknown, rows: unknown) => void): void;
  /** Gives it back to its pool. */
  release(): void;
  once(event: "end" | "error", listener: () => void): void;
}

interface Pool {
  on(event: "connection", listener: (connection: Connection) => void): void;
}

/** What TypeORM uses of mysql2. */
export interface Wire {
  createPool(options: object): Pool;
}

/** Lets go of a connection at once, whatever it waits for. */
export function cutConnection(connection: Connection): void {
  connection.destroy();
  connection.stream.destroy();
}

/** The driver, with a setup for each connection before it is used, and a knife for all of them. */
export function wired(driver: Wire, session?: string): { readonly driver: Wire; cut(): void } {
  const open = new Set<Connection>();
  const add = (connection: Connection): void => {
    open.add(connection);
    for (const event of ["end", "error"] as const) connection.once(event, () => open.delete(connection));
    // A server that does not know one of the settings works without them: our own limits hold all the same.
    if (session !== undefined) connection.query(session, () => undefined);
  };
  const createPool = (options: object): Pool => {
    const pool = driver.createPool(options);
    pool.on("connection", add);
    return pool;
  };
  return { driver: { ...driver, createPool }, cut: () => open.forEach(cutConnection) };
}

/**
 * Limits that the server keeps by itself, should this process not be there any more to do so: it stops statements
 * nobody waits for, and gives up connections that a process holds without a word, with their locks.
 */
export function sessionOf({ busyTimeoutMs, statementTimeoutMs }: SettledLimits): string {
  const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
  const common = `innodb_lock_wait_timeout = ${seconds(busyTimeoutMs)}, wait_timeout = ${IDLE_SECONDS}`;
  // MariaDB reads neither comments of MySQL 5.7 to 9.99 nor MySQL those of MariaDB.
  const mysql = `/*!80000 , max_execution_time = ${statementTimeoutMs} */`;
  const mariadb = `/*M!100101 , max_statement_time = ${statementTimeoutMs / 1000} */`;
  return `SET SESSION ${common} ${mysql} ${mariadb}`;
}

const IDLE_SECONDS = 60;

/** For connections on which statements may take as long as they need. */
export const PATIENT_SESSION = "SET SESSION wait_timeout = 28800 /*M!100101 , max_statement_time = 0 */";
