import { it } from "vitest";
import { runExample } from "./example.ts";

/** By package name they would need a build; `KALENDS_DIST=1` runs them that way. */
const env = {
  ...process.env,
  ADMIN_PASSWORD: "open sesame",
  ...(!process.env.KALENDS_DIST && { TSX_TSCONFIG_PATH: "examples/tsconfig.json" }),
};

it.each([
  ["standalone", { authorization: `Basic ${btoa("admin:opensesame")}` }],
  ["express", { "x-session": "secret-of-ann" }],
  ["koa", { authorization: "Bearer change-me" }],
  ["fastify", { "x-session": "secret-of-ann" }],
  ["hono", { "x-session": "secret-of-ann" }],
])("examples/%s starts, answers, takes an event and stops", async (name, credentials) => {
  await runExample([process.execPath, "--import", "tsx", `examples/${name}/main.ts`], env, credentials);
});
