import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createConnection } from "mysql2/promise";
import { freePort } from "./ports.ts";

const run = promisify(execFile);

/** A database server of our own, to be killed and frozen. */
export interface Database {
  readonly name: string;
  readonly port: number;
  /** Of the server, without a database. */
  readonly url: string;
  /** Starts it, for the first time or again, with further options, and waits until it answers. */
  start(...more: string[]): Promise<void>;
  signal(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): Promise<void>;
  /** Ends it and deletes what it kept. */
  wipe(): Promise<void>;
}

/** Runs statements on a server. */
export async function query(url: string, ...texts: string[]): Promise<Record<string, unknown>[]> {
  const connection = await createConnection({ uri: url.replace(/^mariadb/, "mysql"), connectTimeout: 2000 });
  try {
    let rows: unknown = [];
    for (const text of texts) [rows] = await connection.query(text);
    return rows as Record<string, unknown>[];
  } finally {
    connection.destroy();
  }
}

/** Waits until the server answers. */
async function answering(url: string): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      return void (await query(url, "SELECT 1"));
    } catch (error) {
      if (i > 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** One that a script starts, which knows where MySQL is: `SCRIPT start NAME PORT [options]` and `SCRIPT wipe NAME`. */
export async function scripted(
  script: string,
  name: string,
  optionsOf: (port: number) => readonly string[] = () => [],
): Promise<Database> {
  const port = await freePort();
  const options = optionsOf(port);
  const url = `mysql://root@127.0.0.1:${port}`;
  let pid = 0;
  return {
    ...{ name, port, url },
    async start(...more) {
      await run("bash", [script, "start", name, String(port), ...options, ...more]);
      const [row] = await query(url, "SELECT @@pid_file AS file");
      pid = Number(await readFile(String(row!.file), "utf8"));
    },
    signal: (signal) => signalled(pid, signal),
    async wipe() {
      // One that is frozen would not stop, and a killed one has no process to stop.
      if (isThere(pid)) process.kill(pid, "SIGKILL");
      await run("bash", [script, "wipe", name]).catch(() => run("bash", [script, "wipe", name]));
    },
  };
}

/** One of the `mariadbd`, or of MySQL's `mysqld`, on the PATH. */
export async function onPath(name: "mariadb" | "mysql", options: readonly string[] = []): Promise<Database> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "kalends-chaos-"));
  const data = join(folder, "data");
  const program = name === "mariadb" ? "mariadbd" : "mysqld";
  const url = `${name}://root@127.0.0.1:${port}`;
  const common = ["--no-defaults", `--datadir=${data}`, `--tmpdir=${folder}`];
  let child: ChildProcess | undefined;
  const initialise = () =>
    name === "mariadb"
      ? run("mariadb-install-db", [...common, "--auth-root-authentication-method=normal", "--skip-test-db"])
      : run(program, [...common, "--initialize-insecure"]);
  return {
    ...{ name, port, url },
    async start(...more) {
      if (!child) await initialise();
      const where = [`--port=${port}`, `--socket=${join(folder, "sock")}`, "--bind-address=127.0.0.1"];
      const user = process.getuid?.() === 0 ? ["--user=root"] : [];
      child = spawn(program, [...common, ...where, ...user, ...options, ...more], { stdio: "ignore" });
      await answering(url);
    },
    signal: (signal) => signalled(child!.pid!, signal),
    async wipe() {
      child?.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Sends a signal; a killed process is gone afterwards. */
async function signalled(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  while (signal === "SIGKILL" && isThere(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
