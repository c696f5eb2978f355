#!/usr/bin/env node
import { explain, run } from "./run.ts";
import { UsageError } from "./usage_error.ts";

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(explain(error as Error));
  process.exit(error instanceof UsageError ? 2 : 1);
}
