import { writeFile } from "node:fs/promises";
import { type Opened, openSite, openStoreCalendar } from "../move/calendars.ts";
import { exportAll } from "../move/exporter.ts";
import { liveSource } from "../move/live_source.ts";
import { progressBar } from "../move/progress.ts";
import { credentialsOf, EXPORT_FLAGS, formatOf, moveHelp, textOf, type Values } from "./move_flags.ts";
import { parseCommand } from "./parse.ts";
import { UsageError } from "./usage_error.ts";

const USAGE =
  "  kalends export --from URL --out events.csv\n  kalends export --store sqlite:calendar.db --format json";

/** `kalends export`: the file on standard output or in `--out`; what could not be written on standard error. Resolves to the exit code. */
export async function exportCommand(args: readonly string[]): Promise<number> {
  const { values, words } = parseCommand(EXPORT_FLAGS, args);
  if (values.help === true) {
    console.log(moveHelp(USAGE, EXPORT_FLAGS));
    return 0;
  }
  if (words.length > 0)
    throw new UsageError(`Cannot export "${words[0]}": name the calendar with --from or --store`);
  const out = textOf(values, "out");
  const format = formatOf(textOf(values, "format"), out);
  const calendar = await open(values);
  try {
    const { text, report } = await exportAll(liveSource(calendar), format, progressBar(process.stderr));
    if (out === undefined) process.stdout.write(text);
    else await writeFile(out, text);
    for (const line of [...report.lost.map((what) => `not kept: ${what}`), ...report.inOrder])
      console.error(line);
    return report.hasFailed ? 1 : 0;
  } finally {
    await calendar.close();
  }
}

async function open(values: Values): Promise<Opened> {
  const [from, store] = [textOf(values, "from"), textOf(values, "store")];
  if ((from === undefined) === (store === undefined))
    throw new UsageError("Cannot export: name the calendar with --from, or its database with --store");
  return store === undefined
    ? openSite(from!, credentialsOf(values, "", "KALENDS_PASSWORD"))
    : openStoreCalendar(store, {
        timezone: textOf(values, "timezone"),
        currency: textOf(values, "currency"),
      });
}
