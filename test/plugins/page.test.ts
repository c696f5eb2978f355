/** The page on writing a plugin: its code compiles, is that of the example, and its tables lack nothing. */
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { memoryStore } from "../../storage/memory/mod.ts";
import { bundled, compile, filesOf, page, scratch } from "./page_files.ts";
import { parts, siteOf } from "./page_site.ts";

const files = filesOf(page);
const EXAMPLE = "examples/plugin";

describe("the code of the page", () => {
  it("is all of it in files", () => {
    expect(page.split("```ts\n").length).toBe(page.split(/ -->\n```ts\n/).length);
  });

  it("compiles under the rules of the project", { timeout: 300_000 }, async () => {
    const { folder, remove } = await scratch(files);
    await compile(folder, files.keys()).finally(remove);
  });

  it("is the code of the example, file by file", async () => {
    const own = (await readdir(EXAMPLE)).filter((name) => name.endsWith(".ts") && name !== "main.ts");
    const shared = [...files].filter(([name]) => !["hello.ts", "try.ts"].includes(name));
    expect(shared.map(([name]) => name).sort()).toEqual(own.sort());
    for (const [name, code] of shared) expect(code, name).toBe(await readFile(`${EXAMPLE}/${name}`, "utf8"));
  });

  it("imports nothing but what everybody can", () => {
    const from = [...files.values()].flatMap((code) =>
      [...code.matchAll(/ from "(.*)";/g)].map(([, name]) => name!),
    );
    const known = ["kalends", "kalends/plugin", "kalends/memory"];
    expect(from.filter((name) => !known.includes(name) && !files.has(name.slice(2)))).toEqual([]);
  });

  it("prints what the page says", async () => {
    const { folder, remove } = await scratch(files);
    const program = await bundled(folder, "try", files.get("try.ts")!);
    const { stdout } = await promisify(execFile)(process.execPath, [program]).finally(remove);
    expect(stdout).toBe(`${/<!-- output of try\.ts -->\n```\n([\s\S]*?)\n```/.exec(page)![1]}\n`);
  });

  it("begins with a small plugin that works", async () => {
    const { ask } = siteOf(memoryStore(), { plugins: [parts.hello("Ann")] });
    expect((await ask("GET events/9")).headers.get("x-calendar-of")).toBe("Ann");
  });
});

const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd());
const [kit, contract] = ["src/plugin_kit.ts", "src/plugin.ts"].map((name) => resolve(name));
const program = ts.createProgram([kit!, contract!], options);
const checker = program.getTypeChecker();
const exportsOf = (symbol: ts.Symbol): ts.Symbol[] =>
  checker
    .getExportsOfModule(symbol)
    .map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one));
const moduleOf = (file: string) => checker.getSymbolAtLocation(program.getSourceFile(file)!)!;

/** Cells of the table below a line of the page. */
const rowsBelow = (line: string): string[][] => {
  const [, rest = ""] = page.split(`${line}\n`);
  const [table = ""] = /^\|[\s\S]*?\n(?!\|)/m.exec(rest) ?? [];
  const cells = table
    .trim()
    .split("\n")
    .map((row) => row.split("|").slice(1, -1));
  return cells.slice(2);
};
const namesIn = (text: string): string[] => [...text.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name!);

describe("the tables of the page", () => {
  const rows = rowsBelow("## What `kalends/plugin` gives");

  it("name all that kalends/plugin exports, and nothing else", () => {
    const named = rows.flatMap(([names = ""]) => namesIn(names));
    const exported = checker.getExportsOfModule(moduleOf(kit!)).map(({ name }) => name);
    const types = ["Form", "Selection", "Fingerprint"];
    for (const type of types) expect(rows.flat().join(" "), type).toContain(`\`${type}\``);
    expect([...named, ...types].sort()).toEqual(exported.sort());
  });

  it.each(["read", "dates"])("name all values of %s", (name) => {
    const row = rows.find(([names = ""]) => namesIn(names)[0] === name)!;
    const symbol = checker.getExportsOfModule(moduleOf(kit!)).find((one) => one.name === name)!;
    const values = exportsOf(checker.getAliasedSymbol(symbol)).filter(
      ({ flags }) => flags & ts.SymbolFlags.Value,
    );
    expect(namesIn(row[1]!)).toEqual(values.map((one) => one.name).sort());
  });

  it("name all parts of a plugin", () => {
    const plugin = exportsOf(moduleOf(contract!)).find(({ name }) => name === "Plugin")!;
    const members = checker.getDeclaredTypeOfSymbol(plugin).getProperties();
    const named = rowsBelow("All parts of a plugin, each optional but `name`:").flatMap(([part = ""]) =>
      namesIn(part),
    );
    expect(named.sort()).toEqual(members.map(({ name }) => name).sort());
  });
});
