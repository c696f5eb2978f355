/** Programs of texts: compiled under the project's own rules, then run against its sources. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";

const execute = promisify(execFile);

/** Inside the project, where its packages are found. */
const PLACE = resolve("node_modules/.cache");

/**
 * What a program prints. `given` are the names that the text leaves open.
 * @throws what the compiler or the program says
 */
export async function runProgram(source: string, given: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(PLACE, { recursive: true });
  const folder = await mkdtemp(join(PLACE, "program-"));
  const open = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  const entry = join(folder, "main.ts");
  try {
    await writeFile(entry, `${open.join("\n")}\n${source}`);
    await check(folder, entry);
    const outfile = join(folder, "main.mjs");
    const options = { bundle: true, format: "esm", platform: "node", packages: "external" } as const;
    await build({ entryPoints: [entry], outfile, tsconfig: "tsconfig.json", alias: ALIAS, ...options });
    return (await execute(process.execPath, [outfile])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Our own entries stand before "every package stays outside". */
const ALIAS = { "kalends/client": resolve("src/client/mod.ts") };

async function check(folder: string, entry: string): Promise<void> {
  const config = { extends: resolve("tsconfig.json"), files: [entry], include: [] };
  const types = { compilerOptions: { typeRoots: [resolve("node_modules/@types")] } };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ ...config, ...types }));
  await execute(resolve("node_modules/.bin/tsc"), ["-p", folder]).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
}
