import { spawn } from "node:child_process";
import { request } from "undici";
import { expect, it } from "vitest";

/** By package name they would need a build; `KALENDS_DIST=1` runs them that way. */
const env = {
  ...process.env,
  PORT: "0",
  ADMIN_PASSWORD: "open sesame",
  ...(!process.env.KALENDS_DIST && { TSX_TSCONFIG_PATH: "examples/tsconfig.json" }),
};

const EVENT = JSON.stringify({ title: "Walk", start_date: "2041-05-01 10:00", end_date: "2041-05-01 11:00" });

it.each([
  ["standalone", { authorization: `Basic ${btoa("admin:opensesame")}` }],
  ["express", { "x-session": "secret-of-ann" }],
  ["koa", { authorization: "Bearer change-me" }],
])("examples/%s starts, answers, takes an event and stops", async (name, credentials) => {
  const args = ["--import", "tsx", `examples/${name}/main.ts`];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const exit = new Promise((resolve) => child.once("exit", resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", (chunk) => {
        const found = /Listening: (\S+)/.exec(String(chunk));
        if (found) resolve(String(found[1]));
      });
      void exit.then((code) => reject(new Error(`ended with ${code}`)));
    });
    const headers = { "content-type": "application/json", connection: "close" };
    const refused = await request(url, { method: "POST", headers, body: EVENT });
    expect([refused.statusCode, await refused.body.json()]).toMatchObject([401, { code: "rest_forbidden" }]);
    const made = await request(url, { method: "POST", headers: { ...headers, ...credentials }, body: EVENT });
    expect([made.statusCode, await made.body.json()]).toMatchObject([201, { title: "Walk" }]);
    const list = await request(`${url}?start_date=2041-01-01`, { headers });
    expect(await list.body.json()).toMatchObject({ total: 1 });
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  } finally {
    child.kill("SIGKILL");
  }
});
