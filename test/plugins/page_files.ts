/** The page on writing a plugin: its files, taken out of the text, compiled under the project's own rules and bundled. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";

const execute = promisify(execFile);

/** Inside the project, where its packages are found. */
const PLACE = resolve("node_modules/.cache");
const FILE_BLOCK = /<!-- (\S+\.ts) -->\n```ts\n([\s\S]*?)\n```/g;

export const page = await readFile("src/plugins/README.md", "utf8");

/** The files that the blocks of the page form: of those of one file each follows the one before after a blank line. */
export function filesOf(text: string): Map<string, string> {
  const blocks = new Map<string, string[]>();
  for (const [, name = "", code = ""] of text.matchAll(FILE_BLOCK))
    blocks.set(name, [...(blocks.get(name) ?? []), code]);
  return new Map([...blocks].map(([name, parts]) => [name, `${parts.join("\n\n")}\n`]));
}

/** The files in a new folder of the project. */
export async function scratch(files: ReadonlyMap<string, string>) {
  await mkdir(PLACE, { recursive: true });
  const folder = await mkdtemp(join(PLACE, "page-"));
  for (const [name, code] of files) await writeFile(join(folder, name), code);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** @throws what the compiler says of the files in a folder */
export async function compile(folder: string, names: Iterable<string>): Promise<void> {
  const compilerOptions = { typeRoots: [resolve("node_modules/@types")] };
  const config = { extends: resolve("tsconfig.json"), files: [...names], include: [], compilerOptions };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  await execute(resolve("node_modules/.bin/tsc"), ["-p", folder]).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
}

/** Bundles a program with the sources of what it imports, so that all of it shares them. Gives the bundle's file. */
export async function bundled(folder: string, name: string, code: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    stdin: { contents: code, resolveDir: folder, loader: "ts", sourcefile: `${name}.ts` },
    outfile,
    tsconfig: "tsconfig.json",
    bundle: true,
    format: "esm",
    platform: "node",
    external: ["sanitize-html"],
    logLevel: "error",
  });
  return outfile;
}
