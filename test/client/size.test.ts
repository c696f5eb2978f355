/** The client as a browser loads it: small, alone, and nothing of the server in it. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

it("is one file of at most 3 kB compressed that imports nothing", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ["src/client/mod.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    metafile: true,
    write: false,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((file) => !file.startsWith("src/client/"))).toEqual([]);
  expect(Object.values(metafile.outputs).flatMap((output) => output.imports)).toEqual([]);
  const size = gzipSync(outputFiles[0]!.contents).length;
  expect(size).toBeLessThan(3_000);
});
