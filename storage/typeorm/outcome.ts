import type { Changes } from "./changes.ts";
import type { Server } from "./server.ts";
import { sql } from "./sql.ts";

/** The connection was lost, or the server failed, while it committed: what it was writing may be kept or not. */
export class Uncertain extends Error {
  readonly changes: Changes;
  /** What the work gave. */
  readonly result: unknown;

  constructor(changes: Changes, result: unknown, cause: unknown) {
    super("it is not known whether the transaction was committed", { cause });
    this.changes = changes;
    this.result = result;
  }
}

/**
 * Looks up whether the transaction was kept: then its token stands in the journal. The lock that all writers take
 * makes it wait for what may still be about to commit.
 */
export async function isKept(server: Server, { lastSequence, token }: Changes): Promise<boolean> {
  const { on, release } = await server.hold();
  let isUsable = false;
  try {
    await on.run(sql(server.dialect.begin));
    await on.all(sql(`SELECT sequence FROM kalends_clock WHERE id = 1${server.dialect.forUpdate}`));
    const [entry] = await on.all(sql("SELECT token FROM kalends_journal WHERE sequence = ?", lastSequence));
    await on.run(sql("ROLLBACK"));
    isUsable = true;
    return entry?.token === token;
  } finally {
    await release(isUsable);
  }
}
