import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.name.endsWith(".ts"))
      .map((one) => statSync(join(one.parentPath, one.name)).mtimeMs),
  );

/** Examples and runtimes import the package by its name: it is built once where it is missing or old. */
export default function setup(): void {
  const built = "dist/adapters/cli/main.js";
  const sources = Math.max(...["src", "adapters", "storage"].map(newest));
  if (existsSync(built) && statSync(built).mtimeMs > sources) return;
  execFileSync(process.execPath, ["node_modules/tsup/dist/cli-default.js", "--no-dts", "--silent"], {
    stdio: "inherit",
  });
}
