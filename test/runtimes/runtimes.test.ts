/**
 * The built core in other runtimes. Deno, Bun and workerd are large, so they are no dependencies: they are looked for in
 * `KALENDS_RUNTIMES` (a folder with a `node_modules` that holds them) or on the PATH, and skipped loudly elsewhere.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
// @ts-expect-error plain JavaScript, so that every runtime can run it as it stands
import { EXPECTED } from "./core.mjs";

const run = promisify(execFile);
const here = fileURLToPath(new URL(".", import.meta.url));
const folder = process.env.KALENDS_RUNTIMES;
const places = [
  ...(folder ? [join(folder, "node_modules", ".bin")] : []),
  ...(process.env.PATH ?? "").split(delimiter),
];

const find = (name: string): string | undefined =>
  places.map((place) => join(place, name)).find((file) => existsSync(file));

/** Runs a case, or says aloud that it did not; in CI a missing runtime is a failure. */
function inRuntime(name: string, found: string | undefined, check: (binary: string) => Promise<void>): void {
  if (!found && !process.env.CI) console.warn(`SKIPPED: the core in ${name}, because it is not installed`);
  it.skipIf(!found && !process.env.CI)(name, { timeout: 120_000 }, () => {
    if (!found) expect.fail(`${name} is not installed: see .ci/run`);
    return check(found);
  });
}

const main = join(here, "main.mjs");

async function prints(binary: string, args: readonly string[]): Promise<void> {
  const { stdout } = await run(binary, [...args, main]);
  expect(stdout.trim()).toBe(EXPECTED);
}

describe("the core and the memory store", () => {
  inRuntime("Node", process.execPath, (node) => prints(node, []));
  inRuntime("Deno", find("deno"), (deno) => prints(deno, ["run", "--allow-env", "--allow-read"]));
  inRuntime("Bun", find("bun"), (bun) => prints(bun, ["run"]));
  inRuntime("workerd", find("miniflare") && folder, async (home) => {
    const bundle = await build({
      entryPoints: [join(here, "worker.mjs")],
      bundle: true,
      format: "esm",
      platform: "browser",
      write: false,
      logLevel: "silent",
    });
    const { Miniflare } = createRequire(join(home, "package.json"))("miniflare");
    const worker = new Miniflare({
      modules: [{ type: "ESModule", path: "main.mjs", contents: bundle.outputFiles[0]!.text }],
      compatibilityDate: "2026-04-01",
    });
    try {
      expect(await (await worker.dispatchFetch("http://localhost/check")).text()).toBe(EXPECTED);
    } finally {
      await worker.dispose();
    }
  });
});
