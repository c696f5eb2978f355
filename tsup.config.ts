import { defineConfig } from "tsup";

/** One entry per line of the exports map; shared chunks keep a single `CalendarError` for all of them. */
export default defineConfig({
  entry: [
    "src/mod.ts",
    "src/client/mod.ts",
    "src/plugin_kit.ts",
    "src/plugins/*.ts",
    "storage/memory/mod.ts",
    "storage/typeorm/mod.ts",
    "storage/cached/mod.ts",
    "adapters/express.ts",
    "adapters/fastify.ts",
    "adapters/fetch.ts",
    "adapters/hono.ts",
    "adapters/koa.ts",
    "adapters/next.ts",
    "adapters/undici.ts",
    "adapters/webhooks.ts",
    "adapters/cli/main.ts",
    "test/suites/mod.ts",
  ],
  outDir: "dist",
  format: "esm",
  platform: "neutral",
  target: "es2022",
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: true,
  external: [/^node:/],
});
