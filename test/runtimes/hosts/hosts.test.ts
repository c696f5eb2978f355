/** The cases of every host, in servers of Deno, Bun and workerd. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { versionOf } from "../../hosts/versions.ts";
import { type Host, hostSuite } from "../../suites/host/mod.ts";
import { bundle, findCommand, findPackage, startWorker } from "../find.ts";
import { missing } from "../missing.ts";

const entry = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "kalends-runtimes-"));
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(scratch, { recursive: true, force: true });
});

/** What these servers have in common. The host's user comes from their own calendar, in their own process. */
const COMMON = {
  trustProxy: true,
  elsewhere: true,
  user: () => undefined,
} satisfies Partial<Host>;

/** Starts the runtime once; every case opens a server of its own in it. */
function inProcess(name: string, binary: string, args: readonly string[]): Host {
  let controlled: Promise<string> | undefined;
  const launch = async (): Promise<string> => {
    const file = join(scratch, `${name}.mjs`);
    writeFileSync(file, await bundle(entry(`${name}.ts`)));
    const child = spawn(binary, [...args, file], { stdio: ["ignore", "pipe", "inherit"] });
    children.push(child);
    for await (const line of createInterface(child.stdout)) {
      const port = /^Control: (\d+)$/.exec(line)?.[1];
      if (port) return `http://127.0.0.1:${port}`;
    }
    throw new Error(`${name} ended before it listened`);
  };
  const [version = ""] = execFileSync(binary, ["--version"], { encoding: "utf8" }).split("\n", 1);
  return {
    ...COMMON,
    name: `${name} ${version}`,
    async start(_, { mount = "", trustProxy } = {}) {
      controlled ??= launch();
      const control = await controlled;
      const query = new URLSearchParams({ mount, ...(trustProxy && { trust: "1" }) });
      const port = await (await fetch(`${control}/open?${query}`)).text();
      return {
        url: `http://127.0.0.1:${port}`,
        stop: async () => void (await fetch(`${control}/close?port=${port}`)),
      };
    },
  };
}

function inWorker(miniflare: string): Host {
  const module = bundle(entry("worker.ts"));
  return {
    ...COMMON,
    name: `workerd ${versionOf("workerd", join(miniflare, ".."))}`,
    gaps: {
      "stops a stream whose client has left":
        "workerd drops the whole request with its streams, and no code of it runs any more",
    },
    async start(_, { mount = "", trustProxy = false } = {}) {
      const worker = startWorker(miniflare, await module, { mount, trustProxy });
      const { origin } = await worker.unsafeGetDirectURL();
      return { url: origin, stop: () => worker.dispose() };
    },
  };
}

const deno = findCommand("deno");
const bun = findCommand("bun");
const miniflare = findPackage("miniflare");

if (deno) hostSuite(inProcess("deno", deno, ["run", "--allow-net", "--allow-env"]));
else missing("hosts", "Deno");
if (bun) hostSuite(inProcess("bun", bun, ["run"]));
else missing("hosts", "Bun");
if (miniflare) hostSuite(inWorker(miniflare));
else missing("hosts", "workerd");
