import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataSource } from "typeorm";
import { afterAll } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { findPackage } from "../runtimes/find.ts";
import { missing } from "../runtimes/missing.ts";
import { storageSuite } from "../suites/mod.ts";

const folder = await mkdtemp(join(tmpdir(), "kalends-"));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
const nextFile = () => join(folder, `${++files}.db`);

storageSuite({
  name: "SQLite",
  async open() {
    const store = typeormStore({ url: `sqlite:${nextFile()}` });
    return { store, close: () => store.close() };
  },
});

// No dependency, as installing it runs a script: it is where the runtimes are.
const better = findPackage("better-sqlite3");
if (better)
  storageSuite({
    name: "SQLite, better-sqlite3",
    async open() {
      const driver: unknown = createRequire(join(better, "package.json"))("better-sqlite3");
      const source = new DataSource({ type: "better-sqlite3", driver, database: nextFile() });
      const store = typeormStore({ dataSource: await source.initialize() });
      return { store, close: () => store.close().then(() => source.destroy()) };
    },
  });
else missing("storage", "better-sqlite3");
