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
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read "${file}": ${error.code}`);
  });
  const text = decoded(file, bytes);
  if (kind === ".json") return jsonSource(file, text);
  return kind === ".csv" ? csvSource(file, text, options.mapping) : icsSource(file, text, options);
}

/** Letters that nobody can read must not be moved as question marks. @throws {UsageError} */
function decoded(file: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "";
  try {
    return new TextDecoder(wide || "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(
      `Cannot read "${file}": line ${badLine(bytes)} is not UTF-8; save it as UTF-8 (spreadsheets: "CSV UTF-8")`,
    );
  }
}

function badLine(bytes: Uint8Array): number {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let [line, from] = [1, 0];
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
    try {
      utf8.decode(bytes.subarray(from, end));
    } catch {
      break;
    }
    [line, from] = [line + 1, end + 1];
  }
  return line;
}
