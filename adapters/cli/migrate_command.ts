import type { Migration } from "../../storage/typeorm/migrations/migration.ts";
import { migrate, newestApplied, pending, takeBack } from "../../storage/typeorm/migrations/mod.ts";
import { schemaOf } from "../../storage/typeorm/migrations/status.ts";
import type { Server } from "../../storage/typeorm/server.ts";
import { STORE_HELP } from "./flags.ts";
import { type Flag, parseFlags } from "./parse.ts";
import { databaseAddress, onDatabase, shown, withoutMaking } from "./stores.ts";
import { OperationError, UsageError } from "./usage_error.ts";

/** Everything `kalends migrate` understands. */
export const MIGRATE_FLAGS = {
  store: { value: "URL", help: STORE_HELP.replace("memory, ", "") },
  status: { help: "list the steps of the schema; exit code 1 when some are to be applied" },
  "dry-run": { help: "print the statements instead of running them" },
  down: { help: "take the newest step back, before a return to an earlier version of kalends" },
  yes: { help: "with --down: also when records are lost" },
  help: { help: "show this" },
} as const satisfies Record<string, Flag>;

/** `kalends migrate`: resolves to the exit code. */
export async function migrateCommand(args: readonly string[]): Promise<number> {
  const flags = parseFlags(MIGRATE_FLAGS, args);
  const url = databaseAddress(flags.store);
  if (flags.status && (flags.down || flags["dry-run"]))
    throw new UsageError("Cannot do both: --status only looks, leave out --down and --dry-run");
  const isDown = flags.down === true;
  if (flags.status) return onDatabase(withoutMaking(url), (it) => status(it, url));
  if (flags["dry-run"]) return onDatabase(withoutMaking(url), (it) => dryRun(it, isDown));
  return onDatabase(url, (it) => (isDown ? down(it, url, flags.yes === true) : up(it, url)));
}

const named = ({ version, name }: Migration): string => `${version} ${name}`;

async function status(server: Server, url: string): Promise<number> {
  const { version, newest, steps } = await server.use(schemaOf);
  const isAhead = version > newest;
  const waiting = steps.filter(({ appliedUtc }) => appliedUtc === undefined).length;
  console.log(`${shown(url)}: schema version ${version}, this kalends knows ${newest}`);
  for (const { migration, appliedUtc } of steps)
    console.log(
      `  ${named(migration).padEnd(20)} ${appliedUtc ? `applied ${appliedUtc} UTC` : "to be applied"}`,
    );
  if (isAhead) console.log("The schema is newer than this kalends: update kalends");
  else if (waiting) console.log("Run `kalends migrate` without --status, or start the server");
  return isAhead || waiting ? 1 : 0;
}

/** As a file that a database client can read. */
async function dryRun(server: Server, isDown: boolean): Promise<number> {
  const newest = isDown ? await server.use(newestApplied) : undefined;
  const migrations = isDown ? [newest].filter((one) => one !== undefined) : await server.use(pending);
  const way = isDown ? "down" : "up";
  for (const migration of migrations) {
    console.log(`-- ${named(migration)}`);
    for (const text of migration[way](server.dialect)) console.log(`${text.trim()};`);
    if (!isDown && migration.fill)
      console.log(`-- then, which only \`kalends migrate\` can: ${migration.fill.what}`);
  }
  if (!migrations.length) console.log("-- nothing to do");
  return 0;
}

async function up(server: Server, url: string): Promise<number> {
  const applied = await migrate(server);
  for (const migration of applied) console.log(`Applied ${named(migration)}`);
  const { version } = await server.use(schemaOf);
  console.log(`${shown(url)}: schema version ${version}, ${applied.length ? "up to date" : "nothing to do"}`);
  return 0;
}

async function down(server: Server, url: string, mayLose: boolean): Promise<number> {
  const { migration, isDone } = await takeBack(server, mayLose);
  if (migration && !isDone)
    throw new OperationError(
      `Cannot take back ${named(migration)}: ${migration.loses?.what} would be lost; back up, then add --yes`,
    );
  console.log(migration ? `Took back ${named(migration)}` : "Nothing to take back");
  const { version } = await server.use(schemaOf);
  console.log(`${shown(url)}: schema version ${version}`);
  return 0;
}
