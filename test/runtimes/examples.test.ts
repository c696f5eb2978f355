/** The examples of other runtimes, each as one file, in the real thing. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, it } from "vitest";
import { runExample, useExample } from "../hosts/example.ts";
import { bundle, findCommand, findPackage, startWorker } from "./find.ts";
import { startNext } from "./hosts/next_app.ts";
import { missing } from "./missing.ts";

const scratch = mkdtempSync(join(tmpdir(), "kalends-examples-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const KEY = { authorization: "Bearer change-me" };
const API = "/calendar/events/v1/events";

async function runFile(name: string, command: readonly string[]): Promise<void> {
  const file = join(scratch, `${name}.mjs`);
  writeFileSync(file, await bundle(`examples/${name}/main.ts`));
  await runExample([...command, file], process.env, KEY);
}

async function runWorker(miniflare: string): Promise<void> {
  const worker = startWorker(miniflare, await bundle("examples/workers/main.ts"), { API_KEY: "change-me" });
  try {
    const { origin } = await worker.unsafeGetDirectURL();
    await useExample(origin + API, KEY);
  } finally {
    await worker.dispose();
  }
}

async function runNext(next: string): Promise<void> {
  const route = "app/api/[...path]/route";
  const app = await startNext(next, { [`${route}.mjs`]: await bundle(`examples/next/${route}.ts`) });
  try {
    await useExample(`${app.url}/api${API}`, KEY);
  } finally {
    app.stop();
  }
}

const example = (name: string, found: string | undefined, run: (place: string) => Promise<void>): void => {
  if (found)
    it(`examples/${name} starts, answers and takes an event`, { timeout: 300_000 }, () => run(found));
  else missing(`examples/${name}`, name);
};

describe("examples", () => {
  example("deno", findCommand("deno"), (deno) =>
    runFile("deno", [deno, "run", "--allow-net", "--allow-env"]),
  );
  example("bun", findCommand("bun"), (bun) => runFile("bun", [bun, "run"]));
  example("workers", findPackage("miniflare"), runWorker);
  example("next", findPackage("next"), runNext);
});
