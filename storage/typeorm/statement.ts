import type { DataSource } from "typeorm";
import type { Fragment } from "./sql.ts";
import type { Connection } from "./wire.ts";

/**
 * What a statement gives on a connection of mysql2. Not by way of TypeORM, which takes about as long again for events
 * and traces that nobody asks for; but its logger is told all the same.
 */
export function sent(
  connection: Connection,
  { logger, options }: DataSource,
  { text, values }: Fragment,
): Promise<unknown> {
  const { maxQueryExecutionTime: slowMs } = options;
  const since = slowMs ? performance.now() : 0;
  return new Promise((resolve, reject) => {
    logger.logQuery(text, values as unknown[]);
    connection.query(text, values, (error, rows) => {
      const ms = slowMs ? performance.now() - since : 0;
      if (slowMs && ms > slowMs) logger.logQuerySlow(ms, text, values as unknown[]);
      if (!error) return resolve(rows);
      logger.logQueryError(error as Error, text, values as unknown[]);
      reject(error);
    });
  });
}
