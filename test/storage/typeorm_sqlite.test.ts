import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { typeormStore } from "../../storage/typeorm/mod.ts";
import { storageSuite } from "../suites/mod.ts";

const folder = await mkdtemp(join(tmpdir(), "kalends-"));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
const nextUrl = () => `sqlite:${join(folder, `${++files}.db`)}`;

storageSuite({
  name: "SQLite",
  async open() {
    const store = typeormStore({ url: nextUrl() });
    return { store, close: () => store.close() };
  },
});
