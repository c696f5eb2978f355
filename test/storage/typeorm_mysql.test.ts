import { expect, it } from "vitest";
import { storageSuite } from "../suites/mod.ts";
import { driverOn, freshDatabase, servers } from "./typeorm_servers.ts";

for (const server of await servers()) {
  const { name, variable } = server;
  if (server.url === undefined) {
    const why = `${name}: no server, ${variable} is not set`;
    // A test that nobody runs proves nothing: where all servers are expected their lack is a failure.
    if (process.env.CI) it(why, () => expect.fail(why));
    else it.skip(why, () => undefined);
    continue;
  }
  const { source } = await freshDatabase(server);
  storageSuite(driverOn(name, source));
}
