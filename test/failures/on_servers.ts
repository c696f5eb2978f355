import type { DataSource } from "typeorm";
import { describe, expect, it } from "vitest";
import { driverOn, freshDatabase, type Server, servers } from "../storage/typeorm_servers.ts";

/** The tests' database, emptied for the one that calls this. */
export type Fresh = () => Promise<{ readonly url: string; readonly source: DataSource }>;

/** Declares the cases for each server there is to test with. */
export async function onServers(declare: (fresh: Fresh, server: Server) => void): Promise<void> {
  for (const server of await servers())
    describe(server.name, () => {
      if (server.url !== undefined) return declare(emptied(server), server);
      const why = `no server, ${server.variable} is not set`;
      if (process.env.CI) it(why, () => expect.fail(why));
      else it.skip(why, () => undefined);
    });
}

function emptied(server: Server): Fresh {
  const made = freshDatabase(server);
  return async () => {
    const { source } = await made;
    await (await driverOn(server.name, source).open()).close();
    return made;
  };
}
