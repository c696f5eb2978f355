/** The recorded scenarios of the reference, as decisions correct them, against the running standalone server. */
import { spawn } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Server, serve } from "../../adapters/undici.ts";
import type { Role } from "../../src/caller.ts";
import { createCalendar } from "../../src/mod.ts";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

const ROLES: readonly Role[] = ["admin", "editor", "author", "contributor", "subscriber"];
const users = ROLES.map((role, index) => ({ id: index + 1, name: role, role, password: `${role}-secret` }));
const here = fileURLToPath(new URL(".", import.meta.url));

/** Runs the scenarios of a folder in a process of their own; gives what it printed and its exit code. */
function run(base: string, usersFile: string, dir: string): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, [
    join(here, "run.mjs"),
    "check",
    "--base",
    base,
    "--users",
    usersFile,
    "--dir",
    dir,
  ]);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ output, code })));
}

describe("conformance", () => {
  let server: Server;
  let usersFile: string;

  beforeAll(async () => {
    const calendar = createCalendar({
      store: memoryStore(),
      timezone: "America/New_York",
      root: "/wp-json",
      plugins: [basicAuth({ users })],
    });
    server = await serve(calendar, { port: 0, logLevel: "silent" });
    usersFile = join(await mkdtemp(join(tmpdir(), "kalends-")), "users.json");
    const accounts = users.map(({ id, role, password }) => [role, { id, auth: `${role}:${password}` }]);
    await writeFile(usersFile, JSON.stringify(Object.fromEntries(accounts)));
  });

  afterAll(() => server.close());

  it.each([
    ["recorded scenarios", here],
    ["cases from bug reports", join(here, "../cases")],
  ])("%s", { timeout: 300_000 }, async (_name, dir) => {
    const { output, code } = await run(`${server.url}/wp-json`, usersFile, dir);
    expect(output).toMatch(/(^|\n)\d+ passed, 0 failed\n$/);
    expect(code).toBe(0);
  });
});
