import { DataSource, type Logger } from "typeorm";
import { expect, it } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { isMissing } from "../each_place.ts";
import { anEvent } from "../suites/storage/drafts.ts";
import { freshDatabase, type Server, servers } from "./typeorm_servers.ts";

/** Keeps what is told to it, by the name of the method. */
function listening(told: Record<"logQuery" | "logQuerySlow" | "logQueryError", unknown[][]>): Logger {
  const nothing = () => undefined;
  return {
    logQuery: (...given) => void told.logQuery.push(given),
    logQuerySlow: (...given) => void told.logQuerySlow.push(given),
    logQueryError: (...given) => void told.logQueryError.push(given),
    ...{ logSchemaBuild: nothing, logMigration: nothing, log: nothing },
  };
}

for (const server of await servers()) {
  const { name, url, variable } = server;
  if (url === undefined) isMissing(`logger: ${name}`, `no server, ${variable} is not set`);
  else await loggerSuite(server);
}

async function loggerSuite(server: Server): Promise<void> {
  const { url, source } = await freshDatabase(server);

  it(`${server.name}: the logger of a DataSource hears of each statement, of slow and failed ones`, async () => {
    const told = { logQuery: [], logQuerySlow: [], logQueryError: [] } as Parameters<typeof listening>[0];
    const options = { type: server.name, url, charset: "utf8mb4", logging: true } as const;
    const all = { ...options, logger: listening(told), maxQueryExecutionTime: 0.000_1 };
    const dataSource = await new DataSource(all).initialize();
    const store = typeormStore({ dataSource });
    try {
      const { id } = await store.events.insert(anEvent());
      const read = /FROM kalends_events r WHERE r\.id = \?$/;
      expect(await store.events.get({ id })).toBeDefined();
      expect(told.logQuery.at(-1)).toEqual([expect.stringMatching(read), [id]]);
      expect(told.logQuerySlow.at(-1)).toEqual([expect.any(Number), expect.stringMatching(read), [id]]);
      expect(told.logQueryError.filter(([, text]) => read.test(String(text)))).toEqual([]);

      await source.query("RENAME TABLE kalends_events TO elsewhere");
      await expect(store.events.get({ id })).rejects.toThrow(/kalends_events/);
      expect(told.logQueryError.at(-1)).toEqual([
        expect.objectContaining({ code: "ER_NO_SUCH_TABLE" }),
        expect.stringMatching(read),
        [id],
      ]);
    } finally {
      await store.close();
      await dataSource.destroy();
    }
  });
}
