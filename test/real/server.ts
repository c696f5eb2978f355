import { openStore } from "../../adapters/cli/stores.ts";
import { serve } from "../../adapters/undici.ts";
import { createCalendar } from "../../src/mod.ts";
import { basicAuth, generatePassword } from "../../src/plugins/basic_auth.ts";
import { checkAll } from "./check.ts";
import { Client } from "./client.ts";
import { readConferences } from "./conferences.ts";
import type { StartProgress } from "./progress.ts";
import { type Result, run, type Target } from "./run.ts";

/** Where records are kept, as `--store` takes it, and the zone of the site. */
export interface Site {
  readonly address: string;
  readonly timezone: string;
}

/** Imports twice into a calendar of its own; where records outlive the process, it is closed and looked at again. */
export async function runOn(site: Site, start: StartProgress): Promise<Result> {
  const result = await served(site, (server) => run(server, start));
  if (site.address === "memory") return result;
  const differences = await served(site, ({ base }) => checkAgain(base, result, start));
  return { ...result, differences: [...result.differences, ...differences] };
}

async function checkAgain(base: string, { rounds }: Result, start: StartProgress) {
  const reader = new Client(base);
  try {
    const { differences } = await checkAll(reader, readConferences(), rounds[0]!.imported.ids, start);
    return differences.map((one) => ({ ...one, what: `after a restart: ${one.what}` }));
  } finally {
    await reader.close();
  }
}

/** On a free port, with an admin whose password nobody keeps. */
async function served<T>({ address, timezone }: Site, work: (server: Target) => Promise<T>): Promise<T> {
  const password = generatePassword();
  const admin = { id: 1, name: "admin", role: "admin", password } as const;
  const store = await openStore(address);
  const calendar = createCalendar({ store, timezone, plugins: [basicAuth({ users: [admin] })] });
  const server = await serve(calendar, { port: 0, logLevel: "error" });
  try {
    return await work({ base: server.url, auth: `admin:${password}` });
  } finally {
    await server.close();
  }
}
