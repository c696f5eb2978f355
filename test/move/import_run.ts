/** Imports without a process of their own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSite } from "../../adapters/move/calendars.ts";
import { type ImportOptions, importAll } from "../../adapters/move/importer.ts";
import { liveSource } from "../../adapters/move/live_source.ts";
import { NO_PROGRESS } from "../../adapters/move/progress.ts";
import type { Source } from "../../adapters/move/record.ts";
import type { Report } from "../../adapters/move/report.ts";
import { State } from "../../adapters/move/state.ts";
import { type Client, createClient } from "../../src/client/mod.ts";
import { type Calendar, type CalendarOptions, createCalendar } from "../../src/mod.ts";
import { memoryStore } from "../../storage/memory/mod.ts";
import { EDITOR, type OriginalSite } from "./original_site.ts";

const BASE = "http://localhost/calendar/events/v1";

export interface Target {
  readonly calendar: Calendar;
  readonly client: Client;
  /** Requests that write, oldest first, as `METHOD /path`. */
  readonly writes: string[];
  /** Answers instead of the calendar when it gives one. */
  before?: (request: Request) => Response | undefined;
}

/** An empty calendar, asked as an editor. */
export function newTarget(options: Partial<CalendarOptions> = {}): Target {
  const calendar = createCalendar({
    store: memoryStore(),
    authenticate: () => ({ id: 1, role: "editor" }),
    ...options,
  });
  const writes: string[] = [];
  const target: Target = {
    calendar,
    writes,
    client: createClient({
      baseUrl: BASE,
      retry: { baseMs: 0 },
      fetch: async (request) => {
        if (request.method !== "GET")
          writes.push(`${request.method} ${new URL(request.url).pathname.slice(19)}`);
        return target.before?.(request) ?? calendar.handle(request);
      },
    }),
  };
  return target;
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "kalends-move-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Moves everything of `source` into `target`; `state` is a file that may be there already. */
export async function bring(
  source: Source,
  target: Target,
  state: string,
  options: Partial<ImportOptions> = {},
): Promise<Report> {
  return importAll({
    ...{ source, target: target.client, state: await State.open(state, source.name, "target") },
    ...{ isDryRun: false, concurrency: 4, progress: NO_PROGRESS },
    ...options,
  });
}

export const sourceOf = async (site: OriginalSite, isEditor = true): Promise<Source> =>
  liveSource(await openSite(site.url, isEditor ? EDITOR : undefined));

/** Created, changed, unchanged and refused of all kinds together. */
export function totals({ counts }: Report): readonly number[] {
  const all = Object.values(counts);
  return (["created", "changed", "unchanged", "refused"] as const).map((one) =>
    all.reduce((sum, count) => sum + count[one], 0),
  );
}
