/** TypeScript in the README that is only a part of a program: it compiles where the names it leaves open are there. */
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { compile, scratch } from "../plugins/page_files.ts";

/** Where the names come from that a part does not import or declare itself. */
const OPEN: Readonly<Record<string, string>> = {
  createCalendar: `import { createCalendar } from "kalends";`,
  Caller: `import type { Caller } from "kalends";`,
  expressRequest: `import { expressRequest } from "kalends/express";`,
  basicAuth: `import { basicAuth, type BasicAuthOptions } from "kalends/plugins/basic_auth";`,
  bearerAuth: `import { bearerAuth, type BearerAuthOptions } from "kalends/plugins/bearer_auth";`,
  typeormStore: `import { typeormStore } from "kalends/typeorm";`,
  store: `declare const store: import("kalends").Store;`,
  users: `declare const users: BasicAuthOptions["users"];`,
  keys: `declare const keys: BearerAuthOptions["keys"];`,
  url: "declare const url: string;",
};

const isOpen = (name: string, code: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(code) &&
  !new RegExp(`(import [^;]*|const |function )\\b${name}\\b`).test(code);

const whole = (code: string): string =>
  [
    ...Object.keys(OPEN)
      .filter((name) => isOpen(name, code))
      .map((name) => OPEN[name]),
    code,
    "export {};",
  ].join("\n");

const readme = await readFile("README.md", "utf8");
const parts = [...readme.matchAll(/(<!-- run by .*-->\n)?```ts\n([\s\S]*?)```/g)]
  .filter(([, isRun]) => !isRun)
  .map(([, , code = ""]) => code);

it("compiles, all of it", { timeout: 300_000 }, async () => {
  expect(parts.length).toBeGreaterThan(2);
  const files = new Map(parts.map((code, index) => [`part_${index}.ts`, whole(code)]));
  const { folder, remove } = await scratch(files);
  await compile(folder, files.keys()).finally(remove);
});
