import { type ChildProcess, spawn } from "node:child_process";
import { request } from "undici";
import { expect } from "vitest";

const EVENT = JSON.stringify({ title: "Walk", start_date: "2041-05-01 10:00", end_date: "2041-05-01 11:00" });

/** What every example does: refuses strangers, takes an event of somebody it knows, and lists it. */
export async function useExample(url: string, credentials: Record<string, string>): Promise<void> {
  const headers = { "content-type": "application/json", connection: "close" };
  const refused = await request(url, { method: "POST", headers, body: EVENT });
  expect([refused.statusCode, await refused.body.json()]).toMatchObject([401, { code: "rest_forbidden" }]);
  const made = await request(url, { method: "POST", headers: { ...headers, ...credentials }, body: EVENT });
  expect([made.statusCode, await made.body.json()]).toMatchObject([201, { title: "Walk" }]);
  const list = await request(`${url}?start_date=2041-01-01`, { headers });
  expect(await list.body.json()).toMatchObject({ total: 1 });
}

/** Runs an example as a program that says where it listens, uses it, and stops it as a system would. */
export async function runExample(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  credentials: Record<string, string>,
  use = useExample,
): Promise<void> {
  const [binary = "", ...args] = command;
  const child = spawn(binary, args, { env: { ...env, PORT: "0" }, stdio: ["ignore", "pipe", "inherit"] });
  const exit = new Promise((resolve) => child.once("exit", resolve));
  try {
    await use(await addressOf(child, exit), credentials);
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  } finally {
    child.kill("SIGKILL");
  }
}

function addressOf(child: ChildProcess, exit: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      const found = /Listening: (\S+)/.exec(String(chunk));
      if (found) resolve(String(found[1]));
    });
    void exit.then((code) => reject(new Error(`ended with ${code}`)));
  });
}
