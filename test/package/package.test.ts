/** What the built package promises: its entries, their names, and that the core needs no host. */
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(await readFile("package.json", "utf8")) as {
  exports: Record<string, string | { default: string }>;
  bin: Record<string, string>;
};

const namesOf = async (entry: string): Promise<string[]> =>
  Object.keys((await import(entry)) as object).sort();

describe("entries", () => {
  it("export these names and no others", async () => {
    const entries = Object.keys(manifest.exports).filter((one) => !/json|testing/.test(one));
    const names = await Promise.all(
      entries.map(async (one) => [one, await namesOf(one.replace(".", "kalends"))]),
    );
    expect(Object.fromEntries(names)).toMatchInlineSnapshot(`
      {
        ".": [
          "CalendarError",
          "StoreUnavailable",
          "createCalendar",
        ],
        "./cached": [
          "cachedStore",
        ],
        "./client": [
          "ClientError",
          "createClient",
          "etagOf",
        ],
        "./express": [
          "expressAdapter",
          "expressRequest",
        ],
        "./fastify": [
          "fastifyAdapter",
          "fastifyRequest",
        ],
        "./fetch": [
          "fetchAdapter",
          "fetchArguments",
        ],
        "./hono": [
          "honoAdapter",
          "honoContext",
        ],
        "./koa": [
          "koaAdapter",
          "koaContext",
        ],
        "./memory": [
          "memoryStore",
        ],
        "./next": [
          "nextHandlers",
          "nextRequest",
        ],
        "./plugin": [
          "EventId",
          "EventListQuery",
          "createFingerprint",
          "dates",
          "distanceKm",
          "eventViews",
          "generatePassword",
          "hashPassword",
          "isReadable",
          "isRole",
          "iterationsOf",
          "mayEdit",
          "oneEvent",
          "plainText",
          "positionOf",
          "read",
          "readCreation",
          "readQuery",
          "selectEvents",
          "spendIterations",
          "verifyPassword",
        ],
        "./plugins/basic_auth": [
          "basicAuth",
          "generatePassword",
          "hashApplicationPassword",
        ],
        "./plugins/bearer_auth": [
          "bearerAuth",
        ],
        "./plugins/cors": [
          "cors",
        ],
        "./plugins/geolocation": [
          "geolocation",
        ],
        "./plugins/ical_feed": [
          "icalFeed",
        ],
        "./plugins/rate_limit": [
          "rateLimit",
        ],
        "./plugins/tickets": [
          "setTicketed",
          "tickets",
        ],
        "./plugins/webhooks": [
          "webhooks",
        ],
        "./typeorm": [
          "typeormStore",
        ],
        "./undici": [
          "imageFetcher",
          "sendResponse",
          "serve",
          "toRequest",
        ],
      }
    `);
  });
});

describe("the core with the memory store", () => {
  const contents = 'export * from "kalends"; export * from "kalends/memory";';
  const bundle = build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    splitting: true,
    outdir: "out",
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    external: ["sanitize-html"],
    metafile: true,
    write: false,
    logLevel: "silent",
  });

  it("imports nothing of Node and no host, and the sanitiser only when it is needed", async () => {
    const { metafile } = await bundle;
    const imports = Object.values(metafile.outputs).flatMap((output) =>
      output.imports.filter((one) => one.external),
    );
    expect(imports.map(({ path, kind }) => `${kind} ${path}`)).toEqual(["dynamic-import sanitize-html"]);
  });

  it("stays small: what is loaded before the first answer, compressed", async () => {
    const { outputFiles, metafile } = await bundle;
    const sizes = new Map(
      outputFiles.map(({ path, contents }) => [path.slice(path.indexOf("out/")), contents]),
    );
    const loaded = new Set<string>();
    const load = (path: string): void => {
      if (loaded.has(path)) return;
      loaded.add(path);
      for (const { path: next, kind, external } of metafile.outputs[path]?.imports ?? [])
        if (kind === "import-statement" && !external) load(next);
    };
    load("out/stdin.js");
    const size = [...loaded].reduce((sum, path) => sum + gzipSync(sizes.get(path)!).length, 0);
    expect(size).toBeLessThan(45 * 1024);
  });
});
