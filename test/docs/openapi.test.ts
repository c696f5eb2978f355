/** The OpenAPI document: accepted by a linter, in every language, and true to the route table. */
import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createCalendar, type Language } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";

type Json = Record<string, unknown>;

const LANGUAGES: readonly Language[] = ["en", "de", "es", "fr"];
const calendar = createCalendar({ store: memoryStore(), language: LANGUAGES });

async function get(path: string, language: string): Promise<Json> {
  const request = new Request(`https://example.org/calendar/events/v1${path}`, {
    headers: { "accept-language": language },
  });
  return (await (await calendar.handle(request)).json()) as Json;
}

/** The same document with every sentence replaced: what must not depend on the language. */
function withoutTexts(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner) =>
      /^(description|summary|title)$/.test(key) && typeof inner === "string" ? "" : inner,
    ),
  );
}

describe("OpenAPI document", () => {
  it.each(LANGUAGES)("passes the linter in %s", { timeout: 120_000 }, async (language) => {
    const file = join(await mkdtemp(join(tmpdir(), "kalends-")), "openapi.json");
    await writeFile(file, JSON.stringify(await get("/doc", language)));
    const lint = promisify(execFile)(
      join("node_modules", ".bin", "redocly"),
      ["lint", "--extends", "spec", "--format", "stylish", file],
      {
        env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      },
    );
    await expect(lint).resolves.toBeDefined();
  });

  it("names every route and method of the namespace index", async () => {
    const { routes } = (await get("", "en")) as { routes: Record<string, { methods: string[] }> };
    const { paths } = (await get("/doc", "en")) as { paths: Record<string, Json> };
    const indexed = Object.entries(routes).flatMap(([route, { methods }]) => {
      const path = route.replace("/calendar/events/v1", "").replace(/\(\?P<(\w+)>[^)]*\)/g, "{$1}") || "/";
      return methods.map((method) => `${method.toLowerCase()} ${path}`);
    });
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(documented.sort()).toEqual(indexed.sort());
  });
});

describe("language variants", () => {
  it.each(["/doc", ""])("have the same routes, names, types and defaults: %s", async (path) => {
    const english = withoutTexts(await get(path, "en"));
    for (const language of LANGUAGES) expect(withoutTexts(await get(path, language))).toEqual(english);
  });

  it("differ in their descriptions and messages", async () => {
    const documents = await Promise.all(LANGUAGES.map((language) => get("", language)));
    expect(new Set(documents.map((one) => JSON.stringify(one))).size).toBe(LANGUAGES.length);
    const errors = await Promise.all(LANGUAGES.map((language) => get("/events/999", language)));
    expect(new Set(errors.map((one) => one.message)).size).toBe(LANGUAGES.length);
    expect(new Set(errors.map((one) => one.code)).size).toBe(1);
  });
});
