/** The recorded scenarios of the reference, as decisions correct them, against the running standalone server. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../adapters/cli/stores.ts";
import { serve } from "../../adapters/undici.ts";
import type { Role } from "../../src/caller.ts";
import { createCalendar, type Store } from "../../src/mod.ts";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { cachedStore } from "../../storage/cached/mod.ts";
import { type Place, placeNamed } from "../databases.ts";
import { describeEach } from "../each_place.ts";

const ROLES: readonly Role[] = ["admin", "editor", "author", "contributor", "subscriber"];
const users = ROLES.map((role, index) => ({ id: index + 1, name: role, role, password: `${role}-secret` }));
const here = fileURLToPath(new URL(".", import.meta.url));

let folder: string;
let usersFile: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kalends-"));
  usersFile = join(folder, "users.json");
  const accounts = users.map(({ id, role, password }) => [role, { id, auth: `${role}:${password}` }]);
  await writeFile(usersFile, JSON.stringify(Object.fromEntries(accounts)));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the scenarios of a folder in a process of their own; gives what it printed and its exit code. */
function run(base: string, dir: string): Promise<{ output: string; code: number | null }> {
  const args = [join(here, "run.mjs"), "check", "--base", base, "--users", usersFile, "--dir", dir];
  const child = spawn(process.execPath, args);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ output, code })));
}

/** The scenarios of a folder on an empty store; they make what they need, so that none has to wait for another store. */
async function check(place: Place, dir: string, before: (store: Store) => Store): Promise<void> {
  const { address, drop } = await place.create();
  const calendar = createCalendar({
    store: before(await openStore(address)),
    timezone: "America/New_York",
    root: "/wp-json",
    plugins: [basicAuth({ users })],
  });
  const server = await serve(calendar, { port: 0, logLevel: "silent" });
  try {
    const { output, code } = await run(`${server.url}/wp-json`, dir);
    expect(output).toMatch(/(^|\n)\d+ passed, 0 failed\n$/);
    expect(code).toBe(0);
  } finally {
    await server.close();
    await drop();
  }
}

function scenarios(place: Place, before = (store: Store): Store => store): void {
  it.each([
    ["recorded scenarios", here],
    ["cases from bug reports", join(here, "../cases")],
  ])("%s", { timeout: 500_000 }, (_name, dir) => check(place, dir, before));
}

await describeEach("conformance", scenarios, { concurrent: true });

const sqlite = await placeNamed("sqlite");
describe.concurrent("conformance: sqlite with a cache", () => scenarios(sqlite, cachedStore));
