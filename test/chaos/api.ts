import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./ports.ts";

const PROGRAM = new URL("../../dist/adapters/cli/main.js", import.meta.url).pathname;
const USER = { id: 1, name: "chaos", role: "admin", password: "chaos chaos" };
const AUTHORIZATION = `Basic ${btoa(`${USER.name}:${USER.password}`)}`;

/** The standalone server as a process of its own, on the same port each time it starts. */
export class Api {
  readonly root: string;
  private readonly folder: string;
  private readonly args: readonly string[];
  private child: ChildProcess | undefined;
  private said = "";

  private constructor(folder: string, port: number, store: string) {
    this.folder = folder;
    this.root = `http://127.0.0.1:${port}/calendar/events/v1`;
    const options = { port: String(port), store, users: join(folder, "users.json"), "log-level": "silent" };
    this.args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  }

  static async create(store: string): Promise<Api> {
    const folder = await mkdtemp(join(tmpdir(), "kalends-chaos-"));
    await writeFile(join(folder, "users.json"), JSON.stringify([USER]));
    return new Api(folder, await freePort(), store.replace("FOLDER", folder));
  }

  /** Starts it and waits until it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, "serve", ...this.args], { stdio: "pipe" });
    this.child = child;
    child.stderr!.on("data", (text) => {
      this.said = (this.said + String(text)).slice(-4000);
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on("data", (text) => /Docs/.test(String(text)) && resolve());
      child.once("exit", () => reject(new Error(`the server ended at its start: ${this.said}`)));
    });
  }

  /** Ends it with the signal and waits until it is gone; its exit code, null after a kill. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return ended;
  }

  async wipe(): Promise<void> {
    await this.stop("SIGKILL");
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Asks as the admin. Rejects when no answer comes. */
  async ask(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; headers: Headers; body: unknown }> {
    const response = await fetch(this.root + path, {
      method,
      headers: { authorization: AUTHORIZATION, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
}
