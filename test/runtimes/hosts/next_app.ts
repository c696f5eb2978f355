import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

/** An app that was built, and runs. */
export interface RunningApp {
  readonly url: string;
  stop(): void;
}

const CONFIG = { "next.config.mjs": 'export default { pageExtensions: ["mjs"], compress: false };' };

/**
 * Builds and starts an app in a folder beside the one that holds the package `next`.
 * @param files their texts by their paths in the app
 */
export async function startNext(next: string, files: Readonly<Record<string, string>>): Promise<RunningApp> {
  const folder = mkdtempSync(join(dirname(dirname(next)), "next-app-"));
  for (const [name, text] of Object.entries({ ...CONFIG, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const options = {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  };
  const command = join(next, "dist/bin/next");
  await promisify(execFile)(process.execPath, [command, "build"], options as object);
  const args = [command, "start", "--port", "0", "--hostname", "127.0.0.1"];
  const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "inherit"] } as object);
  const stop = (): void => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: await addressOf(child), stop };
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stdout!)) {
    const url = /Local:\s+(http:\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error("Next.js ended before it listened");
}
