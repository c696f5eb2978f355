import { it } from "vitest";
import { freshDatabase, servers } from "../storage/typeorm_servers.ts";
import { runExample } from "./example.ts";

/** By package name they would need a build; `KALENDS_DIST=1` runs them that way. */
const env = {
  ...process.env,
  ADMIN_PASSWORD: "open sesame",
  ...(!process.env.KALENDS_DIST && { TSX_TSCONFIG_PATH: "examples/tsconfig.json" }),
};

const ADMIN = { authorization: `Basic ${btoa("admin:opensesame")}` };
const run = (name: string, given: Record<string, string>, more = {}) =>
  runExample([process.execPath, "--import", "tsx", `examples/${name}/main.ts`], { ...env, ...more }, given);

it.each<[string, Record<string, string>]>([
  ["standalone", ADMIN],
  ["express", { "x-session": "secret-of-ann" }],
  ["koa", { authorization: "Bearer change-me" }],
  ["fastify", { "x-session": "secret-of-ann" }],
  ["hono", { "x-session": "secret-of-ann" }],
  ["website", ADMIN],
])("examples/%s starts, answers, takes an event and stops", (name, given) => run(name, given));

for (const server of await servers()) {
  const title = `examples/mysql on ${server.name} starts, answers, takes an event and stops`;
  if (server.url === undefined) it.skip(`${title}: needs a server`, () => undefined);
  else {
    const fresh = freshDatabase(server);
    // Also that it closes the store: else the process would not end.
    it(title, async () => run("mysql", ADMIN, { DATABASE_URL: (await fresh).url }));
  }
}
