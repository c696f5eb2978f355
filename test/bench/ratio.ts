import { ask, objectOf, type Question } from "./load.ts";
import { type Measured, start } from "./process.ts";

/** How much is measured. */
export interface Amount {
  readonly rounds: number;
  readonly requests: number;
  /** Events of the large store. */
  readonly events: number;
}

/** CPU per request in microseconds, and how many times the baseline's the calendar's is. */
export interface Compared {
  readonly baseline: number;
  readonly subject: number;
  readonly ratio: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function perRequest(server: Measured, question: Question, requests: number): Promise<number> {
  const before = await server.used();
  await ask(server.url, question, requests);
  return ((await server.used()) - before) / requests;
}

/**
 * Medians over rounds in which the two take turns, so that what else the machine does falls on both. As many rounds go
 * before to warm up: code that is optimised after ten thousand requests is what a server runs.
 */
export async function compare(question: Question, amount: Amount): Promise<Compared> {
  const subject = await start("subject", []);
  const baseline = await start("baseline", [], await objectOf(subject.url, question));
  const pairs: (readonly [number, number])[] = [];
  for (let round = -amount.rounds; round < amount.rounds; round++) {
    const base = await perRequest(baseline, question, amount.requests);
    const own = await perRequest(subject, question, amount.requests);
    if (round >= 0) pairs.push([base, own]);
  }
  await Promise.all([subject.stop(), baseline.stop()]);
  return {
    baseline: median(pairs.map(([base]) => base)),
    subject: median(pairs.map(([, own]) => own)),
    ratio: median(pairs.map(([base, own]) => own / base)),
  };
}
