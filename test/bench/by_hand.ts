/** The same statements as a store's, sent by mysql2 itself: what the store is compared with. */
import { createPool } from "mysql2/promise";

/** A statement as TypeORM sent it. */
export interface Sent {
  readonly text: string;
  readonly values: unknown[];
}

/** Sends statements one after another on a connection of its own. */
export async function byHand(url: string) {
  const pool = createPool({ uri: url, connectionLimit: 1, charset: "utf8mb4" });
  return {
    async send(statements: readonly Sent[]): Promise<void> {
      for (const { text, values } of statements) await pool.query(text, values);
    },
    close: () => pool.end(),
  };
}
