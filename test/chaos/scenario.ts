import { Api } from "./api.ts";
import { check, type Findings } from "./check.ts";
import { Load } from "./load.ts";

/** Something to go wrong, again and again, under a load of writes. */
export interface Scenario {
  readonly name: string;
  /** The store's address; FOLDER stands for one that is deleted afterwards. */
  readonly store: string;
  readonly times: number;
  /** Breaks something and mends it; resolves once it may be expected to work again. `broken`: call it when it breaks. */
  disturb(api: Api, broken: () => void): Promise<void>;
}

/** How it went. */
export interface Report {
  readonly name: string;
  readonly times: number;
  readonly load: Load;
  readonly findings: Findings;
  /** From the moment something broke to the next acknowledged write, milliseconds, the longest. */
  readonly slowestRecoveryMs: number;
  /** Of the server process after SIGTERM. */
  readonly exitCode: number | null;
}

export async function play({ name, store, times, disturb }: Scenario): Promise<Report> {
  const api = await Api.create(store);
  try {
    await api.start();
    const load = new Load(api);
    let slowestRecoveryMs = 0;
    await load.nextWrite();
    for (let i = 0; i < times; i++) {
      await new Promise((resolve) => setTimeout(resolve, 100 + 400 * Math.random()));
      let broken = 0;
      await disturb(api, () => {
        broken = performance.now();
      });
      await load.nextWrite();
      slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - broken);
      process.stderr.write(`\r${name}: ${i + 1} of ${times} `);
    }
    await load.end();
    process.stderr.write("\n");
    const findings = await check(api, load.outcomes);
    const exitCode = await api.stop("SIGTERM");
    return { name, times, load, findings, slowestRecoveryMs, exitCode };
  } finally {
    await api.wipe();
  }
}

/** What must not be, as sentences; none where all is well. `recoverMs`: the longest that writes may be away. */
export function faultsOf(
  { name, load, findings, slowestRecoveryMs, exitCode }: Report,
  recoverMs: number,
): string[] {
  const counts = { ...findings, "answered wrongly": load.outcomes.wrong };
  const found = Object.entries(counts)
    .filter(([, list]) => list.length > 0)
    .map(([what, list]) => `${name}: ${list.length} ${what}: ${list.slice(0, 5).join("; ")}`);
  if (slowestRecoveryMs > recoverMs)
    found.push(`${name}: writes were away for ${Math.round(slowestRecoveryMs)} ms`);
  if (exitCode !== 0) found.push(`${name}: SIGTERM ended the server with ${exitCode}`);
  return found;
}
