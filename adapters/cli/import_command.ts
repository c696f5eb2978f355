import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { ClientError } from "../../src/client/mod.ts";
import { type Opened, openSite, openStoreCalendar } from "../move/calendars.ts";
import { fileSource } from "../move/file_source.ts";
import { importAll } from "../move/importer.ts";
import { liveSource } from "../move/live_source.ts";
import { progressBar } from "../move/progress.ts";
import type { Source } from "../move/record.ts";
import { State } from "../move/state.ts";
import { credentialsOf, IMPORT_FLAGS, moveHelp, textOf, type Values } from "./move_flags.ts";
import { parseCommand } from "./parse.ts";
import { OperationError, UsageError } from "./usage_error.ts";

const USAGE = [
  "  kalends import https://example.org --to URL --user NAME   from a running calendar",
  "  kalends import events.ics --store sqlite:calendar.db      from a file: .json, .csv, .ics",
].join("\n");

/** `kalends import`: resolves to the exit code, 1 when a record was refused. What was done is said on standard output. */
export async function importCommand(args: readonly string[]): Promise<number> {
  const { values, words } = parseCommand(IMPORT_FLAGS, args);
  if (values.help === true) {
    console.log(moveHelp(USAGE, IMPORT_FLAGS));
    return 0;
  }
  const [from, ...more] = words;
  if (from === undefined || more.length > 0)
    throw new UsageError("Cannot import: name one address or file to import from; see kalends import --help");
  const concurrency = widthOf(textOf(values, "concurrency"));
  checkTarget(values);
  const source = await sourceOf(from, values);
  const target = await targetOf(values);
  try {
    return await move(source, target, values, concurrency);
  } finally {
    await target.close();
  }
}

async function move(source: Source, target: Opened, values: Values, concurrency: number): Promise<number> {
  const isDryRun = values["dry-run"] === true;
  const file = textOf(values, "state") ?? stateFile(source.name, target.name);
  const state = await State.open(file, source.name, target.name);
  const progress = progressBar(process.stderr);
  try {
    const report = await importAll({ source, target: target.client, state, isDryRun, concurrency, progress });
    console.log(`${isDryRun ? "Would import" : "Imported"} ${source.name} into ${target.name}\n${report}`);
    return report.hasFailed ? 1 : 0;
  } catch (error) {
    progress.end();
    if (!(error instanceof ClientError)) throw error;
    throw new OperationError(
      `${error.message}; what has moved stands in ${file}: run the same command again to go on`,
    );
  }
}

/** In the folder where the command runs, one for each pair of ends. */
function stateFile(from: string, to: string): string {
  const pair = createHash("sha256")
    .update(JSON.stringify([from, to]))
    .digest("hex")
    .slice(0, 12);
  return resolve(`kalends-import-${pair}.jsonl`);
}

async function sourceOf(from: string, values: Values): Promise<Source> {
  if (/^https?:\/\//i.test(from)) {
    const site = await openSite(from, credentialsOf(values, "source-", "KALENDS_SOURCE_PASSWORD"));
    return liveSource(site);
  }
  return fileSource(resolve(from), {
    until: untilOf(textOf(values, "until")),
    mapping: mappingOf(values.map),
  });
}

/** Before anything is asked of the source. */
function checkTarget(values: Values): void {
  const [to, store] = [textOf(values, "to"), textOf(values, "store")];
  if ((to === undefined) === (store === undefined))
    throw new UsageError("Cannot import: name the calendar with --to, or its database with --store");
  if (store?.startsWith("memory"))
    throw new UsageError("Cannot import into --store memory: it ends with this command; name a database");
  if (to !== undefined && credentialsOf(values, "", "KALENDS_PASSWORD") === undefined)
    throw new UsageError("Cannot import with --to: name an editor with --user");
}

async function targetOf(values: Values): Promise<Opened> {
  const [to, store] = [textOf(values, "to"), textOf(values, "store")];
  return store === undefined
    ? openSite(to!, credentialsOf(values, "", "KALENDS_PASSWORD"))
    : openStoreCalendar(store, {
        timezone: textOf(values, "timezone"),
        currency: textOf(values, "currency"),
      });
}

function widthOf(text: string | undefined): number {
  const width = Number(text ?? IMPORT_FLAGS.concurrency.value);
  if (Number.isInteger(width) && width >= 1 && width <= 32) return width;
  throw new UsageError(`Cannot read --concurrency: must be a whole number from 1 to 32, got "${text}"`);
}

function untilOf(text: string | undefined): string {
  if (text === undefined) return new Date(Date.now() + 2 * 366 * 86_400_000).toISOString().slice(0, 10);
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new UsageError(`Cannot read --until: must be a day as YYYY-MM-DD, got "${text}"`);
}

function mappingOf(pairs: unknown): Record<string, string> {
  const all = Array.isArray(pairs) ? (pairs as string[]) : [];
  return Object.fromEntries(
    all.map((pair) => {
      const at = pair.lastIndexOf("=");
      if (at < 1) throw new UsageError(`Cannot read --map: must be "Column=field", got "${pair}"`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
