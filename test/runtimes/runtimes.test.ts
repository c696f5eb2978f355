/** The built core in other runtimes. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
// @ts-expect-error plain JavaScript, so that every runtime can run it as it stands
import { EXPECTED } from "./core.mjs";
import { bundle, findCommand, findPackage, startWorker } from "./find.ts";
import { missing } from "./missing.ts";

const run = promisify(execFile);
const here = fileURLToPath(new URL(".", import.meta.url));

/** Runs a case, or says aloud that it did not. */
function inRuntime(name: string, found: string | undefined, check: (place: string) => Promise<void>): void {
  if (found) it(name, { timeout: 120_000 }, () => check(found));
  else missing("the core", name);
}

const main = join(here, "main.mjs");

async function prints(binary: string, args: readonly string[]): Promise<void> {
  const { stdout } = await run(binary, [...args, main]);
  expect(stdout.trim()).toBe(EXPECTED);
}

describe("the core and the memory store", () => {
  inRuntime("Node", process.execPath, (node) => prints(node, []));
  inRuntime("Deno", findCommand("deno"), (deno) => prints(deno, ["run", "--allow-env", "--allow-read"]));
  inRuntime("Bun", findCommand("bun"), (bun) => prints(bun, ["run"]));
  inRuntime("workerd", findPackage("miniflare"), async (miniflare) => {
    const worker = startWorker(miniflare, await bundle(join(here, "worker.mjs")));
    try {
      expect(await (await worker.dispatchFetch("http://localhost/check")).text()).toBe(EXPECTED);
    } finally {
      await worker.dispose();
    }
  });
});
