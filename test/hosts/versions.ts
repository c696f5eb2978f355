import { readFileSync } from "node:fs";

/** The version of an installed package, as it stands in the names of the tests. */
export const versionOf = (name: string, folder = "node_modules"): string =>
  (JSON.parse(readFileSync(`${folder}/${name}/package.json`, "utf8")) as { version: string }).version;
