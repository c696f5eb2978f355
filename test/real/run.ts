import { type Checked, checkAll } from "./check.ts";
import { Client } from "./client.ts";
import { type Conference, readConferences } from "./conferences.ts";
import { compare, type Difference } from "./differences.ts";
import { type Imported, importAll } from "./import.ts";
import type { StartProgress } from "./progress.ts";

/** One import with the check after it. */
export interface Round {
  readonly imported: Imported;
  readonly checked: Checked;
}

export interface Result {
  readonly events: number;
  readonly rounds: readonly Round[];
  readonly differences: readonly Difference[];
}

/** Where the calendar is and who writes into it (`name:password`). */
export interface Target {
  readonly base: string;
  readonly auth: string;
}

const NOTHING = { events: 0, venues: 0, organizers: 0, categories: 0, tags: 0 };

/** Imports twice with credentials, and looks each time, as anybody can, whether all is there; once is enough. */
export async function run({ base, auth }: Target, start: StartProgress): Promise<Result> {
  const writer = new Client(base, auth);
  const reader = new Client(base);
  try {
    const rows = readConferences();
    const rounds: Round[] = [];
    for (let round = 1; round <= 2; round += 1) rounds.push(await oneRound(writer, reader, rows, start));
    const differences = [
      ...rounds.flatMap(({ checked }) => checked.differences),
      ...compare("made by the second run", NOTHING, rounds[1]!.imported.created),
    ];
    return { events: rows.length, rounds, differences };
  } finally {
    await Promise.all([writer.close(), reader.close()]);
  }
}

async function oneRound(
  writer: Client,
  reader: Client,
  rows: readonly Conference[],
  start: StartProgress,
): Promise<Round> {
  const imported = await importAll(writer, rows, start);
  return { imported, checked: await checkAll(reader, rows, imported.ids, start) };
}
