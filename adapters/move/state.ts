/** What earlier runs did, in a file that a broken run can be taken up with: a line of JSON for each record. */
import { createHash } from "node:crypto";
import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import { UsageError } from "../cli/usage_error.ts";
import type { MovedRecord } from "./record.ts";

/** A record that has moved. */
export interface Moved {
  readonly id: number;
  /** Of the record as it was when it moved. */
  readonly hash: string;
}

type Line =
  | { readonly from: string; readonly to: string }
  | { readonly record: string; readonly id: number; readonly hash: string }
  | { readonly page: number };

export const nameOf = ({ kind, key }: Pick<MovedRecord, "kind" | "key">): string => `${kind}/${key}`;

/** A short name for all that a record holds. */
export const hashOf = ({ data, links }: MovedRecord): string =>
  createHash("sha256")
    .update(JSON.stringify([data, links]))
    .digest("base64url")
    .slice(0, 22);

export class State {
  readonly #records = new Map<string, Moved>();
  readonly #file: string;
  readonly #head: Line;
  /** What must stand before the next line: the head of a new file, the end of a line that broke off. */
  #before: string;
  #lines: string[] = [];
  /** Where a broken run was; 1 after a whole one. */
  page = 1;

  private constructor(file: string, head: Line) {
    this.#file = file;
    this.#head = head;
    this.#before = `${JSON.stringify(head)}\n`;
  }

  /** @throws {UsageError} when the file belongs to another move, or cannot be read */
  static async open(file: string, from: string, to: string): Promise<State> {
    const state = new State(file, { from, to });
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw new UsageError(`Cannot read --state "${file}": ${error.code}`);
    });
    if (text === undefined) return state;
    const [first = "", ...lines] = text.split("\n");
    const head = parsed(first);
    if (!head || !("from" in head) || head.from !== from || head.to !== to)
      throw new UsageError(`Cannot use --state "${file}": it is not of a move from ${from} to ${to}`);
    for (const line of lines) state.#take(parsed(line));
    state.#before = text.endsWith("\n") ? "" : "\n";
    return state;
  }

  get(record: MovedRecord): Moved | undefined {
    return this.#records.get(nameOf(record));
  }

  put(record: MovedRecord, moved: Moved): void {
    const name = nameOf(record);
    const known = this.#records.get(name);
    if (known?.id === moved.id && known.hash === moved.hash) return;
    this.#records.set(name, moved);
    this.#lines.push(JSON.stringify({ record: name, ...moved }));
  }

  /** Writes what has happened; `page`: all before it is done. */
  async save(page: number): Promise<void> {
    if (this.#lines.length === 0 && page === this.page) return;
    this.page = page;
    const lines = [...this.#lines, JSON.stringify({ page })];
    this.#lines = [];
    await appendFile(this.#file, `${this.#before}${lines.join("\n")}\n`);
    this.#before = "";
  }

  /** Writes everything anew and in short: the run is whole. */
  async finish(): Promise<void> {
    const lines = [...this.#records].map(([record, moved]) => JSON.stringify({ record, ...moved }));
    const other = `${this.#file}.new`;
    await writeFile(other, `${[JSON.stringify(this.#head), ...lines].join("\n")}\n`);
    await rename(other, this.#file);
  }

  #take(line: Line | undefined): void {
    if (line && "record" in line) this.#records.set(line.record, { id: line.id, hash: line.hash });
    if (line && "page" in line) this.page = line.page;
  }
}

/** The last line of a broken run may be half a line. */
function parsed(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return undefined;
  }
}
