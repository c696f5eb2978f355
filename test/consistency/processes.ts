import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generatePassword } from "../../src/plugins/basic_auth.ts";

const CLI = fileURLToPath(new URL("../../adapters/cli/main.ts", import.meta.url));

/** Several servers on one store, each a process of its own. */
export interface Processes {
  readonly urls: readonly string[];
  /** `name:password` of an admin. */
  readonly auth: string;
  /** @throws {Error} when one of them had ended by itself */
  stop(): Promise<void>;
}

/** Starts all at once on the store, which may be empty. */
export async function startProcesses(
  count: number,
  address: string,
  flags: readonly string[],
): Promise<Processes> {
  const folder = await mkdtemp(join(tmpdir(), "kalends-"));
  const users = join(folder, "users.json");
  const password = generatePassword();
  await writeFile(users, JSON.stringify([{ id: 1, name: "admin", role: "admin", password }]));
  const args = [
    "serve",
    "--store",
    address,
    "--users",
    users,
    "--port",
    "0",
    "--log-level",
    "error",
    ...flags,
  ];
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ["--import", "tsx", CLI, ...args], { stdio: ["ignore", "pipe", "inherit"] }),
  );
  const stop = async () => {
    const codes = await Promise.all(children.map(ended));
    await rm(folder, { recursive: true });
    if (codes.some((code) => code !== 0)) throw new Error(`Processes ended with ${codes.join(", ")}`);
  };
  try {
    return { urls: await Promise.all(children.map(addressOf)), auth: `admin:${password}`, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** What it says that it listens on. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout!.on("data", (chunk) => {
      output += chunk;
      const [, url] = /Address +(\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`A process ended with ${code} before it listened`)));
  });
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
  }
  return child.exitCode;
}
