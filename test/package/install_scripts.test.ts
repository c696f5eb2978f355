/** Nothing runs at installation for a user of the memory store or of MySQL: the tree of the lock file is walked. */
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

interface Locked {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(await readFile("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};

/** Where node would find a package, seen from another one. */
function find(name: string, from: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))) {
    const path = place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (packages[path]) return path;
    if (place === "") return undefined;
  }
}

/** What npm installs along: all but peers that are optional. */
function needsOf(one: Locked): string[] {
  const peers = Object.keys(one.peerDependencies ?? {});
  const asked = peers.filter((name) => !one.peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...one.dependencies, ...one.optionalDependencies }), ...asked];
}

function installedWith(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string, from: string): void => {
    const path = find(name, from);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    for (const need of needsOf(packages[path]!)) add(need, path);
  };
  for (const name of names) add(name, "");
  return found;
}

const withScripts = (names: readonly string[]): string[] =>
  [...installedWith(names)].filter((path) => packages[path]?.hasInstallScript);

describe("no script runs at installation", () => {
  const own = needsOf(packages[""]!);

  it.each([
    ["the memory store", own],
    ["MySQL", [...own, "typeorm", "mysql2"]],
  ])("with %s", (_, names) => {
    expect(installedWith(names).size).toBeGreaterThan(names.length);
    expect(withScripts(names)).toEqual([]);
  });

  it("and one would be seen", () => {
    expect(withScripts(["tsup"])).toContain("node_modules/esbuild");
  });
});
