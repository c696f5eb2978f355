import { isMissing } from "../each_place.ts";
import { storageSuite } from "../suites/mod.ts";
import { driverOn, freshDatabase, servers } from "./typeorm_servers.ts";

for (const server of await servers()) {
  const { name, url, variable } = server;
  if (url === undefined) isMissing(`storage: ${name}`, `no server, ${variable} is not set`);
  else storageSuite(driverOn(name, (await freshDatabase(server)).source));
}
