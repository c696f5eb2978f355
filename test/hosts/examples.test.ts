import { request } from "undici";
import { expect, it } from "vitest";
import { forEachServer, freshDatabase } from "../storage/typeorm_servers.ts";
import { runExample, useExample } from "./example.ts";

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

const DAY = { start_date: "2041-06-01", end_date: "2041-06-01" };

/** Signs a member of the plugin's own up for an event. */
async function useGuests(url: string, credentials: Record<string, string>): Promise<void> {
  await useExample(url, credentials);
  const headers = { "content-type": "application/json", connection: "close" };
  const ask = async (path: string, options: { method: "GET" | "POST"; headers: object; body?: string }) => {
    const { statusCode, body } = await request(url + path, options as never);
    return [statusCode, await body.json()];
  };
  const body = JSON.stringify({ title: "Supper", ...DAY, capacity: 1 });
  const [, made] = await ask("", { method: "POST", headers: { ...headers, ...credentials }, body });
  const member = { authorization: "Member change-me" };
  const join = (who: object) => ({ method: "POST" as const, headers: { ...headers, ...who } });
  const { id } = made as { id: number };
  expect(await ask(`/${id}/guests`, join(member))).toEqual([200, { coming: true, places_left: 0 }]);
  expect(await ask(`/${id}/guests`, join(credentials))).toMatchObject([409, { code: "event-full" }]);
  const list = await ask("?bookable=1&start_date=2041-01-01", { method: "GET", headers });
  expect(list).toMatchObject([200, { total: 1 }]);
}

it("examples/plugin starts, answers, takes events and guests, and stops", async () => {
  await runExample([process.execPath, "--import", "tsx", "examples/plugin/main.ts"], env, ADMIN, useGuests);
});

await forEachServer("examples/mysql", (server) => {
  const fresh = freshDatabase(server);
  // Also that it closes the store: else the process would not end.
  it(`examples/mysql on ${server.name} starts, answers, takes an event and stops`, async () =>
    run("mysql", ADMIN, { DATABASE_URL: (await fresh).url }));
});
