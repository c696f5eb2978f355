import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const NAMES = ["subject", "baseline", "scale"] as const;
export type Program = (typeof NAMES)[number];

/** What is measured runs in plain node: tsx would rewrite the built package as well, and slow it down. */
function compiled(): string {
  const outdir = mkdtempSync(join(tmpdir(), "kalends-bench-"));
  const entryPoints = NAMES.map((name) => fileURLToPath(new URL(`${name}.ts`, import.meta.url)));
  const outExtension = { ".js": ".mjs" };
  buildSync({ entryPoints, outdir, outExtension, bundle: true, format: "esm", platform: "node" });
  return outdir;
}

const folder = compiled();
process.once("exit", () => rmSync(folder, { recursive: true }));

/** Starts one of the programs beside this file. */
export const run = (program: Program, args: readonly string[], execArgv: string[] = []): ChildProcess =>
  fork(join(folder, `${program}.mjs`), args, { execArgv });
