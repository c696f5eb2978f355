/** What a newcomer types works without knowing more; the table of how long it takes is that of these commands. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { STARTS } from "./hosts.ts";
import { preparation } from "./measure.ts";

const RESULTS = "test/quickstart/results.md";
const programs = readdirSync("examples")
  .map((name) => `examples/${name}/main.ts`)
  .filter((file) => existsSync(file) && !/\/(deno|bun)\//.test(file));

describe("from an empty folder", () => {
  it("every file that is copied comes with the package, and nothing large", async () => {
    const pack = ["pack", "--dry-run", "--json", "--ignore-scripts"];
    const { stdout } = await promisify(execFile)("npm", pack, { maxBuffer: 2 ** 24 });
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string; size: number }[] }];
    const examples = files.filter(({ path }) => path.startsWith("examples/"));
    for (const { host, file } of STARTS)
      expect(examples.map(({ path }) => path)).toContain(`examples/${host}/${file}`);
    expect(Math.max(...examples.map(({ size }) => size))).toBeLessThan(20_000);
    expect(files.map(({ path }) => path)).toContain("src/plugins/README.md");
  });

  // `npm init -y` makes CommonJS of a folder, where nothing may be awaited outside of functions.
  it.each(programs)("%s says that it is a module where it must be one", (file) => {
    const mustBe = /^(?:const .* = |export .* = )?await /m.test(readFileSync(file, "utf8"));
    const readme = readFileSync(file.replace("main.ts", "README.md"), "utf8");
    if (mustBe) expect(readme).toContain("npm pkg set type=module");
  });

  it.each(STARTS)("the table has $host with these commands, in less than a minute", (start) => {
    const row = readFileSync(RESULTS, "utf8")
      .split("\n")
      .find((line) => line.startsWith(`| ${start.host} |`));
    const cells = row?.split(" | ") ?? [];
    const commands = [...preparation(start), start.command].map((one) => `\`${one}\``);
    expect(cells[1]).toBe(commands.join("<br>"));
    expect(Number(cells[4])).toBeLessThan(60);
  });
});
