/** The plugins that come with Kalends are built on what everybody can import. */
import { readdirSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const OWN = resolve("src/plugins") + sep;
const PUBLIC = ["src/mod.ts", "src/plugin_kit.ts"].map((file) => resolve(file));
const files = readdirSync(OWN, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => join(OWN, name));

const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd());
const program = ts.createProgram([...files, ...PUBLIC], options);
const checker = program.getTypeChecker();

/** What a name stands for, whichever way it came. */
const origin = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** What strangers can import, what a namespace such as `read` holds included. */
function published(file: string): ts.Symbol[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  return checker
    .getExportsOfModule(module)
    .map(origin)
    .flatMap((one) =>
      one.flags & ts.SymbolFlags.ValueModule ? [one, ...checker.getExportsOfModule(one).map(origin)] : [one],
    );
}
const open = new Set(PUBLIC.flatMap(published));

interface Import {
  readonly from: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Each name that a file imports, or exports again, from the rest of Kalends. */
function importsOf(file: string): Import[] {
  return program.getSourceFile(file)!.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: from } = statement;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith(".")) return [];
    if (resolve(file, "..", from.text).startsWith(OWN)) return [];
    return namesIn(statement).map(({ name, propertyName }) => ({
      from: file.slice(OWN.length),
      name: (propertyName ?? name).text,
      isOpen: open.has(origin(checker.getSymbolAtLocation(name)!)),
    }));
  });
}

function namesIn(statement: ts.ImportDeclaration | ts.ExportDeclaration) {
  const list = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  // A whole module would be a way around the list.
  if (!list || ts.isNamespaceImport(list) || ts.isNamespaceExport(list))
    throw new Error(`Cannot tell what is imported, name it: ${statement.getText()}`);
  return [...list.elements];
}

describe("the plugins that come with Kalends", () => {
  const imports = files.flatMap(importsOf);

  it("import only what everybody can", () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.filter(({ isOpen }) => !isOpen).map(({ from, name }) => `${from}: ${name}`)).toEqual([]);
  });

  it("and what nobody else can would be seen", () => {
    const inside = origin(checker.getSymbolAtLocation(program.getSourceFile(resolve("src/rights.ts"))!)!);
    const names = checker.getExportsOfModule(inside).map((one) => [one.name, open.has(origin(one))]);
    expect(Object.fromEntries(names)).toMatchObject({ mayEdit: true, requireEdit: false });
  });
});
