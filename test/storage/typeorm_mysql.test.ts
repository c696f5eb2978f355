import { storageSuite } from "../suites/mod.ts";
import { driverOn, forEachServer, freshDatabase } from "./typeorm_servers.ts";

await forEachServer("storage", async (server) =>
  storageSuite(driverOn(server.name, (await freshDatabase(server)).source)),
);
