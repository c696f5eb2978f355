import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { UsageError } from "../cli/usage_error.ts";
import { csvSource, type Mapping } from "./csv_source.ts";
import { type IcsOptions, icsSource } from "./ics_source.ts";
import { jsonSource } from "./json_source.ts";
import type { Source } from "./record.ts";

export interface FileOptions extends IcsOptions {
  readonly mapping?: Mapping;
}

/** @throws {UsageError} when the file cannot be read, or its name does not say what it is */
export async function fileSource(file: string, options: FileOptions): Promise<Source> {
  const kind = extname(file).toLowerCase();
  if (![".json", ".csv", ".ics"].includes(kind))
    throw new UsageError(
      `Cannot import "${file}": must be an address, or a file that ends in .json, .csv or .ics`,
    );
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read "${file}": ${error.code}`);
  });
  if (kind === ".json") return jsonSource(file, text);
  return kind === ".csv" ? csvSource(file, text, options.mapping) : icsSource(file, text, options);
}
