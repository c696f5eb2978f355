/** The commands of the README, run as they stand against a standalone server. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Server, serve } from "../../adapters/undici.ts";
import { createCalendar } from "../../src/mod.ts";
import { basicAuth } from "../../src/plugins/basic_auth.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { runProgram } from "./program.ts";

const AUTH = "admin:secret of the test";
const users = [{ id: 1, name: "admin", role: "admin", password: "secret of the test" }] as const;

const PROGRAM = /<!-- run by test\/readme -->\n```ts\n([\s\S]*?)```/g;
const MARKED = /<!-- run by test\/readme -->\n```sh\n([\s\S]*?)```/g;

/** Commands of a block: a line that begins with `curl`, and what follows until the next one. */
const commandsOf = (block: string): string[] => block.split(/\n(?=curl )/).map((one) => one.trim());

const readme = await readFile("README.md", "utf8");
const commands = [...readme.matchAll(MARKED)].flatMap((found) => commandsOf(found[1]!));
const programs = [...readme.matchAll(PROGRAM)].map((found) => found[1]!);

describe("README", () => {
  let server: Server;

  beforeAll(async () => {
    const calendar = createCalendar({ store: memoryStore(), plugins: [basicAuth({ users: [...users] })] });
    server = await serve(calendar, { port: 0, logLevel: "silent" });
  });

  afterAll(() => server.close());

  it("has commands to run", () => {
    expect(commands.length).toBeGreaterThan(8);
  });

  it.each(commands)("%s", async (command) => {
    const env = { ...process.env, API: `${server.url}/calendar/events/v1`, AUTH };
    const checked = command.replace(/^curl /, "curl --silent --show-error --fail-with-body ");
    const { stdout } = await promisify(execFile)("bash", ["-c", checked], { env });
    expect(stdout).toMatch(/^(\{|BEGIN:VCALENDAR)/);
  });

  it("has a program of the typed client, which compiles and runs", async () => {
    expect(programs).toHaveLength(1);
    const given = { baseUrl: `${server.url}/calendar/events/v1`, password: "secret of the test" };
    const printed = await runProgram(programs[0]!, given);
    const [event, refusal] = printed.split("\n");
    expect(event).toBe("2031-06-12 19:00:00 Night market");
    expect(refusal).toMatch(/^400 rest_invalid_param timezone: /);
  });
});
