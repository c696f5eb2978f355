/**
 * Deno, Bun, workerd and Next.js are large, and better-sqlite3 is compiled where it is installed, so they are no
 * dependencies: they are looked for in `KALENDS_RUNTIMES` (a folder with a `node_modules` that holds them) or on the
 * PATH, and skipped loudly elsewhere.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { build } from "esbuild";

const folder = process.env.KALENDS_RUNTIMES;
const places = [
  ...(folder ? [join(folder, "node_modules", ".bin")] : []),
  ...(process.env.PATH ?? "").split(delimiter),
];

/** The file of a runtime's command. */
export const findCommand = (name: string): string | undefined =>
  places.map((place) => join(place, name)).find((file) => existsSync(file));

/** The folder of a package beside the runtimes. */
export function findPackage(name: string): string | undefined {
  const place = folder && join(folder, "node_modules", name);
  return place && existsSync(place) ? place : undefined;
}

/** The part of Miniflare that is used: a program around workerd, the runtime of Cloudflare workers. */
export interface Miniflare {
  unsafeGetDirectURL(): Promise<URL>;
  dispatchFetch(url: string): Promise<Response>;
  dispose(): Promise<void>;
}
type MiniflareClass = new (options: object) => Miniflare;

/** A worker of workerd that runs one module; `miniflare` is the folder of that package. */
export function startWorker(
  miniflare: string,
  module: string,
  bindings: Record<string, unknown> = {},
): Miniflare {
  const { Miniflare: Class } = createRequire(join(miniflare, "package.json"))("miniflare") as {
    Miniflare: MiniflareClass;
  };
  const modules = [{ type: "ESModule", path: "main.mjs", contents: module }];
  // A socket of workerd's own, without the worker that Miniflare puts in between.
  const unsafeDirectSockets = [{ host: "127.0.0.1", port: 0 }];
  return new Class({ modules, bindings, compatibilityDate: "2026-04-01", unsafeDirectSockets });
}

/** One module for any runtime, as text. */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0]!.text;
}
