import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { explain, run } from "../../adapters/cli/run.ts";
import { UsageError } from "../../adapters/cli/usage_error.ts";
import { verifyPassword } from "../../src/passwords.ts";
import { hashApplicationPassword } from "../../src/plugins/basic_auth.ts";
import { runCli, startCli } from "./run_cli.ts";

/** The sentence that a wrong command line is answered with; a process of its own would only cost time. */
async function refusal(args: readonly string[]): Promise<string> {
  const error: Error = await run(args).then(
    () => new Error("not refused"),
    (reason: Error) => reason,
  );
  expect(error).toBeInstanceOf(UsageError);
  return explain(error);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kalends-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function usersFile(name: string, content: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const read = async (url: string): Promise<Record<string, unknown>> =>
  (await (await request(url)).body.json()) as Record<string, unknown>;

async function createVenue(url: string, credentials: string): Promise<number> {
  const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
  const headers = { authorization, "content-type": "application/json" };
  const { statusCode, body } = await request(`${url}/venues`, {
    method: "POST",
    headers,
    body: '{"venue":"Pier"}',
  });
  await body.dump();
  return statusCode;
}

describe("kalends", () => {
  it("explains itself", async () => {
    const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
    const say = vi.spyOn(console, "log").mockReturnValue();
    for (const args of [["--help"], ["-h"], [], ["serve", "--help"]]) await run(args);
    const texts = say.mock.calls.map(([text]) => String(text));
    say.mockRestore();
    expect(texts).toHaveLength(4);
    for (const text of texts) expect(text).toMatch(/kalends serve.*--timezone.*--users.*--log-level/s);
    expect(await runCli(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  it.each([
    [["serve", "--prot", "1"], /^Unknown option '--prot'; see kalends --help$/],
    [["serve", "extra"], /^Unexpected argument 'extra'.*see kalends --help$/],
    [["serve", "--port"], /--port.* argument missing; see kalends --help$/],
    [["serve", "--port", "80a"], /^Cannot read --port: must be a whole number from 0 to 65535, got "80a"$/],
    [["serve", "--per-page", "0"], /^Cannot read --per-page: .*got "0"$/],
    [
      ["serve", "--log-level", "loud"],
      /^Cannot read --log-level: must be one of silent, error, info, debug, got "loud"$/,
    ],
    [
      ["serve", "--store", "paper:x"],
      /^Cannot open --store "paper:x": must be one of memory, sqlite, mysql, mariadb$/,
    ],
    [["serve", "--timezone", "Mars"], /^Cannot create the calendar: option "timezone" .*got "Mars"$/],
    [["serve", "--language", "xx"], /^Cannot create the calendar: option "language" .*$/],
    [["serve", "--users", "/no/such/file"], /^Cannot read --users "\/no\/such\/file": ENOENT$/],
    [
      ["dance"],
      /^Cannot run "dance": there are serve, migrate, doctor, import, export, hash-password; see kalends --help$/,
    ],
    [["--dance"], /^Unknown option "--dance"; see kalends --help$/],
    [["migrate"], /^Cannot tell which database: name it with --store$/],
    [["migrate", "--store", "memory"], /^Cannot use --store memory: it has no schema, name a database$/],
    [["doctor", "--store", "paper:x"], /^Cannot open the store: its address must be mysql:/],
    [["migrate", "--store", "sqlite:x", "--status", "--down"], /^Cannot do both: --status only looks/],
    [["migrate", "--sure"], /^Unknown option '--sure'; see kalends --help$/],
    [["hash-password", "secret"], /^Cannot hash a password from the command line: pipe it in/],
  ])("%j is refused with one sentence", async (args, message) => {
    expect(await refusal(args)).toMatch(message);
  });

  it.each([
    ["text", "x", /it is no JSON/],
    ["a number", "5", /must be a list of \{ id, name, role, password \}/],
    ["an empty list", [], /give at least one entry/],
    ["an unknown role", [{ id: 1, name: "a", role: "king", password: "x" }], /`role` of id 1 must be/],
    ["no credentials", { admin: { id: 1 } }, /"auth" of admin must be "name:password"/],
  ])("a users file with %s is refused", async (_, content, message) => {
    expect(await refusal(["serve", "--users", await usersFile("bad.json", content)])).toMatch(message);
  });

  it("exits with 2 then, and says nothing else", async () => {
    const { code, out, err } = await runCli(["serve", "--prot", "1"]);
    expect([code, out, err]).toEqual([2, "", "Unknown option '--prot'; see kalends --help\n"]);
  });

  it("hashes a password", async () => {
    const piped = await runCli(["hash-password"], "abcd efgh\n");
    expect(piped.code).toBe(0);
    expect(await verifyPassword("abcdefgh", piped.out.trim())).toBe(true);
    const [password = "", hash = ""] = (await runCli(["hash-password", "--generate"])).out.split("\n");
    expect(await verifyPassword(password.replaceAll(" ", ""), hash)).toBe(true);
    expect((await runCli(["hash-password"], "\n")).code).toBe(2);
  });
});

describe("kalends serve", () => {
  it("makes an admin, loads samples, logs, and ends with 0 on SIGTERM", async () => {
    const server = await startCli(["--seed", "--timezone", "Europe/Paris", "--per-page", "20"]);
    const api = `${server.url}/calendar/events/v1`;
    expect(server.greeting).toContain(`API root   ${api}/\n`);
    expect(server.greeting).toContain(`Docs       ${api}/doc\n`);
    const [, password] =
      /admin, application password: (\S+( \S+){5}) \(shown only now\)/.exec(server.greeting) ?? [];
    expect(await createVenue(api, `admin:${password}`)).toBe(201);
    expect(await createVenue(api, "admin:wrong")).toBe(401);
    expect((await read(`${api}/events?start_date=2000-01-01&end_date=2100-01-01`)).total).toBe(8);
    expect(await read(`${api}/venues`)).toHaveProperty("total", 4);
    expect(await read(`${api}/organizers`)).toHaveProperty("total", 2);
    expect(await read(`${api}/categories`)).toHaveProperty("total", 3);
    expect(await read(`${api}/tags`)).toHaveProperty("total", 3);
    const ended = await server.stop();
    expect([ended.code, ended.err]).toEqual([0, ""]);
    expect(ended.out).toMatch(/Z POST \/calendar\/events\/v1\/venues 201 \d+ B [\d.]+ ms \S+\n/);
    expect(ended.out.match(/application password/g)).toHaveLength(1);
  });

  it("takes users from a file, and the other flags", async () => {
    const password_hash = await hashApplicationPassword("wxyz", 1_000);
    const users = await usersFile("users.json", [
      { id: 3, name: "ann", role: "editor", password: "abcd efgh", email: "ann@example.org" },
      { id: 4, name: "bob", role: "author", password_hash },
    ]);
    const flags = [
      "--users",
      users,
      "--root",
      "/wp-json",
      "--namespace",
      "cal/v1",
      "--namespace",
      "tribe/events/v1",
    ];
    const server = await startCli([
      ...flags,
      "--language",
      "de",
      "--currency",
      "EUR",
      "--log-format",
      "json",
      "--seed",
    ]);
    expect(server.greeting).not.toContain("password");
    for (const namespace of ["cal/v1", "tribe/events/v1"]) {
      const api = `${server.url}/wp-json/${namespace}`;
      expect(await createVenue(api, "ann@example.org:abcdefgh")).toBeLessThan(202);
      expect(await createVenue(api, "bob:wxyz")).toBeLessThan(202);
      const list = await read(`${api}/events?start_date=2000-01-01`);
      expect(list.events).toHaveLength(4);
    }
    const { code, out } = await server.stop("SIGINT");
    expect(code).toBe(0);
    const entry = JSON.parse(out.trim().split("\n").at(-1) ?? "") as object;
    expect(entry).toMatchObject({ method: "GET", status: 200 });
  });

  it("takes the users of a conformance run", async () => {
    const users = await usersFile("roles.json", {
      admin: { id: 1, auth: "root:a:b" },
      author: { id: 2, auth: "al:x" },
    });
    const server = await startCli(["--users", users, "--log-level", "silent"]);
    expect(await createVenue(`${server.url}/calendar/events/v1`, "root:a:b")).toBe(201);
    const { out } = await server.stop();
    expect(out).not.toContain("POST");
  });

  it("says when the port is taken", async () => {
    const server = await startCli();
    const { code, err } = await runCli(["serve", "--port", new URL(server.url).port]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Cannot listen on port \d+: another program uses it/),
    ]);
    await server.stop();
  });
});
