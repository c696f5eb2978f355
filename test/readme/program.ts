/** Programs of texts: compiled under the project's own rules, then run against its sources. */
import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { compile, scratch } from "../plugins/page_files.ts";

const execute = promisify(execFile);

/**
 * What a program prints. `given` are the names that the text leaves open.
 * @throws what the compiler or the program says
 */
export async function runProgram(source: string, given: Readonly<Record<string, string>>): Promise<string> {
  const open = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  const { folder, remove } = await scratch(new Map([["main.ts", `${open.join("\n")}\n${source}`]]));
  try {
    await compile(folder, ["main.ts"]);
    const entry = join(folder, "main.ts");
    const outfile = join(folder, "main.mjs");
    const options = { bundle: true, format: "esm", platform: "node", packages: "external" } as const;
    await build({ entryPoints: [entry], outfile, tsconfig: "tsconfig.json", alias: ALIAS, ...options });
    return (await execute(process.execPath, [outfile])).stdout;
  } finally {
    await remove();
  }
}

/** Our own entries stand before "every package stays outside". */
const ALIAS = { "kalends/client": resolve("src/client/mod.ts") };
