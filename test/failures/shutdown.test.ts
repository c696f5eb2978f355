import { spawn } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startCli } from "../hosts/run_cli.ts";
import { atEnd } from "./opened.ts";

it("closes the store when the standalone server is told to end", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kalends-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const server = await startCli(["--store", `sqlite:${join(folder, "calendar.db")}`, "--seed"]);
  const log = async () => (await stat(join(folder, "calendar.db-wal")).catch(() => undefined))?.size ?? 0;
  expect(await log()).toBeGreaterThan(0);
  expect((await server.stop("SIGTERM")).code).toBe(0);
  // Closing writes the log back into the file; a process that just ends leaves it to the next.
  expect(await log()).toBe(0);
});

/** Ends the process at the very moment at which it says that it listens. */
const ENDS_AT_GREETING = `
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text, ...rest) => {
    const isWritten = write(text, ...rest);
    if (/Docs/.test(text)) process.kill(process.pid, "SIGTERM");
    return isWritten;
  };`;

it("ends well as soon as it has said that it listens", async () => {
  const preload = `data:text/javascript,${encodeURIComponent(ENDS_AT_GREETING)}`;
  const args = ["--import", "tsx", "--import", preload, "adapters/cli/main.ts", "serve", "--port", "0"];
  const child = spawn(process.execPath, args, { stdio: "ignore" });
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
});
