import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { cachedStore } from "../../storage/cached/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { storageSuite } from "../suites/mod.ts";

const folder = await mkdtemp(join(tmpdir(), "kalends-"));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
const sqlite = () => typeormStore({ url: `sqlite:${join(folder, `${++files}.db`)}` });

for (const [name, open] of [
  ["memory", memoryStore],
  ["SQLite", sqlite],
] as const)
  for (const maxStaleMs of [0, 60_000])
    storageSuite({
      name: `cache before ${name}, maxStaleMs ${maxStaleMs}`,
      async open() {
        const store = cachedStore(open(), { maxStaleMs });
        return { store, close: () => store.close() };
      },
    });
