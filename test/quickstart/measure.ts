import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Start } from "./hosts.ts";

/** What one start from an empty folder took. */
export interface Taken {
  readonly commands: readonly string[];
  /** Seconds from the empty folder to the start command, with everything downloaded already. */
  readonly install: number;
  /** Seconds from the start command to the first JSON answer. */
  readonly answer: number;
  /** Packages that run a script when they are installed. */
  readonly scripts: readonly string[];
}

const run = promisify(execFile);

/** The package as npm would publish it, from what is built. */
export async function pack(folder: string): Promise<string> {
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder]);
  const [packed] = JSON.parse(stdout) as [{ filename: string }];
  return join(folder, packed.filename);
}

/** All that is typed before the start. */
export function preparation({ host, file, packages }: Start): readonly string[] {
  const folder = dirname(file);
  const example = `node_modules/kalends/examples/${host}/${file}`;
  return [
    "npm init -y && npm pkg set type=module",
    `npm install ${["kalends", ...packages].join(" ")}`,
    folder === "." ? `cp ${example} .` : `mkdir -p '${folder}' && cp '${example}' '${folder}'`,
  ];
}

/** From an empty folder to the first answer. */
export async function measure(start: Start, tarball: string): Promise<Taken> {
  const commands = preparation(start);
  // Once before, so that all of it stands in npm's cache.
  await inNewFolder(start, (folder) => prepare(commands, folder, tarball));
  return inNewFolder(start, async (folder) => {
    const install = await seconds(() => prepare(commands, folder, tarball));
    const scripts = await scriptsIn(folder);
    const answer = await seconds(() => firstAnswer(start, folder));
    return { commands: [...commands, start.command], install, answer, scripts };
  });
}

async function inNewFolder<T>({ host }: Start, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `kalends-quickstart-${host}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The commands as they stand, but that the package comes from here. */
async function prepare(commands: readonly string[], folder: string, tarball: string): Promise<void> {
  const env = { ...process.env, npm_config_prefer_offline: "true", npm_config_audit: "false" };
  for (const command of commands)
    await run("bash", ["-c", command.replace(/(?<=^npm install )kalends/, tarball)], { cwd: folder, env });
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function scriptsIn(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, "node_modules/.package-lock.json"), "utf8");
  const { packages } = JSON.parse(text) as { packages: Record<string, { hasInstallScript?: boolean }> };
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ""));
}

/** Starts the host and asks until it answers with JSON. */
async function firstAnswer({ command, mount = "" }: Start, folder: string): Promise<void> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn("bash", ["-c", command], { cwd: folder, env, stdio: "ignore", detached: true });
  let ended = false;
  const exit = new Promise((done) => child.once("exit", done)).then(() => {
    ended = true;
  });
  try {
    while (!(await answersJson(`http://127.0.0.1:${port}${mount}/calendar/events/v1/events`))) {
      if (ended) throw new Error(`ended before it answered: ${command}`);
      await wait(50);
    }
  } finally {
    // The whole group: npx, and what it has started.
    if (child.pid !== undefined && !ended) process.kill(-child.pid, "SIGKILL");
    await exit;
  }
}

async function answersJson(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  return response?.status === 200 && Array.isArray((body as { events?: unknown } | undefined)?.events);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
