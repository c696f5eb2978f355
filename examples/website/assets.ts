/** Scripts and style of the pages, built once at the start and served from memory: nothing comes from elsewhere. */
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import express from "express";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export async function assets(): Promise<express.Router> {
  const { outputFiles } = await build({
    entryPoints: ["browser/calendar.ts", "browser/event.ts", "browser/form.ts", "style/style.css"].map(here),
    outdir: "/",
    entryNames: "[name]",
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  const router = express.Router();
  for (const { path, contents } of outputFiles) {
    const name = path.slice(path.lastIndexOf("/"));
    router.get(name, (_req, res) => {
      res.set("cache-control", "no-cache").type(extname(name)).send(Buffer.from(contents));
    });
  }
  return router;
}
