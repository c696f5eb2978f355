#!/usr/bin/env node
import { explain, run } from "./run.ts";
import { UsageError } from "./usage_error.ts";

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(explain(error));
  process.exit(error instanceof UsageError ? 2 : 1);
});
