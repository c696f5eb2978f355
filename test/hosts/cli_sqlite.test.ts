import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "undici";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listen } from "./listen.ts";
import { runCli, type Started, startCli } from "./run_cli.ts";

let folder: string;
let flags: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kalends-"));
  flags = ["--seed", "--store", `sqlite:${join(folder, "calendar.db")}`];
});
afterEach(() => rm(folder, { recursive: true }));

const passwordIn = (text: string): string | undefined =>
  /admin, application password: (\S+( \S+){5}) \(shown only now/.exec(text)?.[1];

async function ask(
  { url }: Started,
  path: string,
  method: "GET" | "DELETE" = "GET",
  password = "",
): Promise<{ readonly status: number; readonly total: unknown }> {
  const headers = password ? { authorization: `Basic ${btoa(`admin:${password}`)}` } : {};
  const { statusCode, body } = await request(`${url}/calendar/events/v1/${path}`, { method, headers });
  return { status: statusCode, total: ((await body.json()) as { total?: unknown }).total };
}

const EVERYTHING = "events?start_date=2000-01-01&end_date=2100-01-01";

it("a restart keeps records, admin and password, and loads no samples again", async () => {
  const first = await startCli(flags);
  const password = passwordIn(first.greeting);
  expect(password).toBeDefined();
  expect((await ask(first, EVERYTHING)).total).toBe(8);
  expect((await ask(first, "venues/1", "DELETE", password)).status).toBe(200);
  expect((await first.stop()).err).toBe("");

  const second = await startCli(flags);
  expect(second.greeting).toMatch(/Sign in +as the users in \S+calendar\.db\.users\.json; without the file/);
  expect(passwordIn(second.greeting)).toBeUndefined();
  expect((await ask(second, EVERYTHING)).total).toBe(8);
  expect((await ask(second, "venues")).total).toBe(2);
  expect((await ask(second, "venues/2", "DELETE", password)).status).toBe(200);
  await second.stop();

  const users = join(folder, "calendar.db.users.json");
  expect((await stat(users)).mode & 0o777).toBe(0o600);
  const text = await readFile(users, "utf8");
  expect(text).not.toContain(password);
  expect(text).toMatch(/"password_hash": "pbkdf2\$/);
  await rm(users);
  const third = await startCli(flags);
  const another = passwordIn(third.greeting);
  expect(another).not.toBe(password);
  expect((await ask(third, "venues/3", "DELETE", password)).status).toBe(401);
  expect((await ask(third, "venues/3", "DELETE", another)).status).toBe(200);
  await third.stop();
});

it("several that start at once make one admin and load the samples once", async () => {
  const started = await Promise.all([startCli(flags), startCli(flags), startCli(flags)]);
  const passwords = started.map(({ greeting }) => passwordIn(greeting)).filter(Boolean);
  expect(passwords).toHaveLength(1);
  for (const [index, server] of started.entries()) {
    expect((await ask(server, EVERYTHING)).total).toBe(8);
    expect((await ask(server, "categories?hide_empty=false")).total).toBe(3);
    expect((await ask(server, `venues/${index + 1}`, "DELETE", passwords[0])).status).toBe(200);
  }
  for (const server of started) expect((await server.stop()).code).toBe(0);
});

it("a start that fails still tells the password that it made", async () => {
  const taken = await listen(() => undefined);
  const { code, err } = await runCli(["serve", ...flags, "--port", new URL(taken.url).port]);
  await taken.stop();
  expect(code).toBe(1);
  const password = passwordIn(err);
  expect(password).toBeDefined();
  const server = await startCli(flags);
  expect((await ask(server, "venues/1", "DELETE", password)).status).toBe(200);
  await server.stop();
});

it("a store that cannot be opened leaves nothing behind", async () => {
  const { code, err } = await runCli(["serve", "--store", `sqlite:${folder}`]);
  expect(code).toBe(2);
  expect(err).toMatch(/^Cannot open the store at sqlite:\S+: .+\n$/);
  expect(await readdir(folder)).toEqual([]);
});
