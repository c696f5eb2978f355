import type { DataSource } from "typeorm";
import { describe } from "vitest";
import { driverOn, forEachServer, freshDatabase, type Server } from "../storage/typeorm_servers.ts";

/** The tests' database, emptied for the one that calls this. */
export type Fresh = () => Promise<{ readonly url: string; readonly source: DataSource }>;

/** Declares the cases for each server there is to test with. */
export async function onServers(declare: (fresh: Fresh, server: Server) => void): Promise<void> {
  await forEachServer("failures", (server) => {
    describe(server.name, () => declare(emptied(server), server));
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
